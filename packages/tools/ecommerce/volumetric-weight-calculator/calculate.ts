import { type Big, ceil, dec, floor, maxOf, ONE, sum } from '../../kit/decimal.ts'
import type { Input, Piece } from './form.ts'

const CM_PER_INCH = dec('2.54')
const KG_PER_POUND = dec('0.45359237')

/** Length plus girth in cm above which carriers charge more. */
const GIRTH_LIMITS = [300, 330] as const

const isMetricDivisor = ({ divisor }: Input) => !['139', '166', 'own-imperial'].includes(divisor)

/** The form requires `ownDivisor` only when the divisor is an own one. */
const divisorOf = ({ divisor, ownDivisor }: Input): Big => ownDivisor ?? dec(divisor)

/** Converts a length or weight to the divisor's units, before rounding. */
function convert(value: Big, isTypedMetric: boolean, isMetric: boolean, factor: Big): Big {
  if (isTypedMetric === isMetric) return value
  return isMetric ? value.times(factor) : value.div(factor)
}

function measure(input: Input, piece: Piece, isMetric: boolean) {
  const sides = [piece.length, piece.width, piece.height]
    .map((side) => convert(side, input.lengthUnit === 'cm', isMetric, CM_PER_INCH))
    .map((side) => (input.roundSides ? ceil(side) : side))
  const [long, middle, short] = sides.toSorted((a, b) => b.cmp(a)) as [Big, Big, Big]
  const weight = convert(piece.weight, input.weightUnit === 'kg', isMetric, KG_PER_POUND)
  const divisor = divisorOf(input)
  const volumetric = long.times(middle).times(short).div(divisor)
  const girth = middle.plus(short).times(2)
  const inCm = isMetric ? girth.plus(long) : girth.plus(long).times(CM_PER_INCH)
  const height = weight.times(divisor).div(long.times(middle))
  const steps = input.roundSides ? 1 : 100
  return {
    count: piece.count,
    /** Longest first, as carriers measure. */
    sides: [long, middle, short] as const,
    weight,
    volumetric,
    girth,
    lengthAndGirth: girth.plus(long),
    /** The exceeded limits of 300 and 330 cm. */
    over: GIRTH_LIMITS.filter((limit) => inCm.gt(limit)),
    /** The fraction of the charged weight that is empty space; 0 when the actual weight decides. */
    empty: volumetric.gt(weight) ? ONE.minus(weight.div(volumetric)) : dec(0),
    /** The maximum height at which the actual weight decides, rounded down; null without a weight. */
    height: weight.eq(0) ? null : floor(height.times(steps)).div(steps),
  }
}

/** Rounds up to the next step. */
function rounded(value: Big, step: Input['roundWeight']): Big {
  return step === 'none' ? value : ceil(value.div(step)).times(step)
}

export type PieceResult = ReturnType<typeof measure>

export function calculate(input: Input) {
  const isMetric = isMetricDivisor(input)
  const pieces = input.pieces.map((piece) => measure(input, piece, isMetric))
  const total = (pick: (piece: PieceResult) => Big) => sum(pieces.map((piece) => pick(piece).times(piece.count)))
  const weight = total((piece) => piece.weight)
  const volumetric = total((piece) => piece.volumetric)
  const charged =
    input.per === 'shipment' ? maxOf(volumetric, weight) : total((piece) => maxOf(piece.volumetric, piece.weight))
  const byVolume = charged.gt(weight)
  const byWeight = charged.gt(volumetric)
  const decidedBy = byVolume && byWeight ? 'both' : byVolume ? 'volume' : 'weight'
  return {
    input,
    isMetric,
    divisor: divisorOf(input),
    pieces,
    weight,
    volumetric,
    chargeable: rounded(charged, input.roundWeight),
    decidedBy,
  } as const
}

export type Result = ReturnType<typeof calculate>
