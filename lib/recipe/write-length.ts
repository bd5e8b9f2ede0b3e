import type { Amount } from './amounts.ts'
import { type Change, endsOf, fitUnit, isNear, parts, sizeOf, steps, upTo, writeRange } from './measures.ts'
import { EIGHTHS, HALVES, QUARTERS, type Written } from './numbers.ts'

const inches = upTo(1, parts(EIGHTHS), upTo(3, parts(QUARTERS), upTo(10, parts(HALVES), steps(1))))

/** A length in the author's unit: "6-inch piece", "10 cm". */
function ownLength(amount: Amount, factor: number): string {
  const { unit = 'cm', gap = ' ', spelling = '' } = amount
  const write = unit === 'inch' ? parts(QUARTERS) : steps(0.5)
  const written = writeRange(endsOf(amount, factor * sizeOf(unit)), [{ unit, write }], amount)
  const at = written.lastIndexOf(' ')
  const [numbers, name] = [written.slice(0, at), written.slice(at + 1)]
  if (gap.includes('-')) return `${numbers}-${fitUnit(name, 1)}`
  return numbers + gap + (amount.isAdjective && !spelling.endsWith('s') ? fitUnit(name, 1) : name)
}

/** Writes the length of a pan or a cut: 23 cm are 9 inches; 2 mm are 1/16 inch, as 1/8 would be too much. */
export const writeLength: Change = (amount, factor, system) => {
  const { joint = '–', sides, unit = 'cm', text } = amount
  const ends = endsOf(amount, factor)
  if (system === null) return factor === 1 ? text : ownLength(amount, factor)
  const millimetres = [ends.low, ...(sides ?? []), ...(ends.high === undefined ? [] : [ends.high])].map(
    (side) => side * sizeOf(unit),
  )
  const cross = sides ? ' × ' : joint
  if (system === 'us') {
    const written = millimetres.map((mm) => (mm < 2.6 ? { value: 1 / 16, text: '1/16' } : inches(mm / sizeOf('inch'))))
    const isRange = written[0]?.text === written.at(-1)?.text && !sides
    const numbers = isRange ? (written[0]?.text ?? '') : written.map((one) => one.text).join(cross)
    if (amount.isAdjective) return `${numbers}-inch`
    return `${numbers} ${(written.at(-1)?.value ?? 0) > 1 ? 'inches' : 'inch'}`
  }
  const isSmall = Math.max(...millimetres) < 10
  const numbers = millimetres.map((mm) =>
    isSmall ? steps(1)(mm).text : upTo(2, upToTenth, upTo(5, halfSteps, steps(1)))(mm / 10).text,
  )
  return `${[...new Set(numbers)].length === 1 && !sides ? numbers[0] : numbers.join(cross)} ${isSmall ? 'mm' : 'cm'}`
}
const halfSteps = steps(0.5)
/** "½ inch" is 1.3 cm: half a centimetre would be too coarse. */
const upToTenth = (value: number): Written =>
  isNear(halfSteps(value), value, 0.07) ? halfSteps(value) : steps(0.1)(value)
