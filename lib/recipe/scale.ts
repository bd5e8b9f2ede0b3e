import type { Amount } from './quantity.ts'

const FRACTIONS: [value: number, glyph: string][] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
]
const SINGULAR =
  /^(?:cup|pound|ounce|tablespoon|teaspoon|pint|quart|gallon|gram|kilogram|liter|litre|milliliter|millilitre|lb)$/i

/** The nearest thing that a spoon or a knife can measure: "1½", "⅓"; whole numbers from ten on. */
function asFraction(value: number): string {
  if (value >= 10) return String(Math.round(value))
  const whole = Math.floor(value)
  const rest = value - whole
  const [nearest, glyph] = FRACTIONS.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best,
  )
  const count = whole + (nearest === 1 ? 1 : 0)
  // Nothing at all is never the right amount.
  if (count === 0 && glyph === '') return '⅛'
  return `${count === 0 ? '' : count}${glyph}`
}

function asDecimal(value: number): string {
  const digits = value >= 10 ? 0 : value >= 1 ? 1 : 2
  return String(Number(value.toFixed(digits)))
}

function fitUnit(unit: string, value: number): string {
  if (value > 1 && SINGULAR.test(unit)) return `${unit}s`
  const singular = unit.replace(/s$/i, '')
  return value <= 1 && SINGULAR.test(singular) ? singular : unit
}

/** The amount for `factor` times the recipe, written the way the author wrote it; untouched at a factor of 1. */
export function scaleAmount(amount: Amount, factor: number): string {
  if (factor === 1) return amount.text
  const write = amount.style === 'fraction' ? asFraction : asDecimal
  const value = amount.value * factor
  const max = amount.max === undefined ? undefined : amount.max * factor
  const numbers = max === undefined ? write(value) : `${write(value)}${amount.joint ?? '–'}${write(max)}`
  return amount.unit ? `${numbers}${amount.gap ?? ' '}${fitUnit(amount.unit, max ?? value)}` : numbers
}
