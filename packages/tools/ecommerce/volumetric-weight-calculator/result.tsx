import { BarChart } from '../../kit/ui/charts/bar-chart'
import { Advice, type AdviceItem, DataTable, Figures, MainFigure } from '../../kit/ui/results'
import type { Big } from '../../kit/decimal'
import { formatNumber, formatShare } from '../../kit/format'
import type { PieceResult, Result } from './calculate'

const DECIDERS = {
  volume: 'The size decides: you pay for space, not for weight.',
  weight: 'The weight decides: a smaller box would not be cheaper.',
  both: 'For some pieces the size decides, for others the weight.',
} as const

const figure = (value: Big) => formatNumber(value, 2)

function adviceFor(piece: PieceResult, index: number, length: string): AdviceItem[] {
  const name = `Piece ${index + 1}`
  const items: AdviceItem[] = []
  const shortest = piece.sides[2]
  if (piece.volumetric.gt(piece.weight) && piece.height?.gt(0) && piece.height.lt(shortest))
    items.push({
      kind: 'advice',
      text: `${name}: with a height of ${figure(piece.height)} ${length} or less it avoids the surcharge; it is ${figure(shortest)} ${length} now.`,
    })
  const limit = piece.over.at(-1)
  if (limit !== undefined)
    items.push({
      kind: 'warning',
      text: `${name}: length and girth together are over ${limit} cm. Many carriers ask for a surcharge or refuse it (a guideline).`,
    })
  return items
}

export function VolumetricResult({ result }: { result: Result }) {
  const { isMetric, pieces, chargeable, weight, volumetric, decidedBy } = result
  const [length, unit] = isMetric ? ['cm', 'kg'] : ['in', 'lb']
  const withUnit = (value: Big) => `${figure(value)} ${unit}`
  const air = volumetric.gt(weight) && volumetric.gt(0) ? volumetric.minus(weight).div(volumetric) : null
  const bars = [
    { label: 'Actual weight', value: weight },
    { label: 'Volumetric weight', value: volumetric },
    { label: 'Chargeable weight', value: chargeable },
  ]
  return (
    <>
      <MainFigure label="Chargeable weight" value={figure(chargeable)} unit={unit}>
        {DECIDERS[decidedBy]}
      </MainFigure>
      <Figures
        facts={[
          { label: 'Volumetric weight', value: withUnit(volumetric), note: `volume ÷ ${figure(result.divisor)}` },
          { label: 'Actual weight', value: withUnit(weight), note: 'of all pieces' },
          {
            label: 'Empty space',
            value: air ? formatShare(air) : '–',
            note: air ? 'of the volumetric weight' : 'The weight is used in full',
          },
        ]}
      />
      <Advice items={pieces.flatMap((piece, index) => adviceFor(piece, index, length ?? ''))} />
      <BarChart
        title="The weights side by side"
        bars={bars.map(({ label, value }, index) => ({
          label,
          value: value.toNumber(),
          text: withUnit(value),
          isMarked: index === 2,
        }))}
        summary={`${bars.map(({ label, value }) => `${label} ${withUnit(value)}`).join('; ')}.`}
      />
      <DataTable
        caption="Piece by piece"
        columns={[
          'Piece',
          'Count',
          `Sides, ${length}`,
          `Weight, ${unit}`,
          `Volumetric, ${unit}`,
          'Girth',
          'Length + girth',
          'Empty',
          'Height at most',
        ]}
        rows={pieces.map((piece, index) => [
          `Piece ${index + 1}`,
          piece.count,
          piece.sides.map(figure).join(' × '),
          figure(piece.weight),
          figure(piece.volumetric),
          figure(piece.girth),
          figure(piece.lengthAndGirth),
          formatShare(piece.empty, 0),
          piece.height ? figure(piece.height) : '–',
        ])}
      />
    </>
  )
}
