const UNICODE_FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

const GLYPHS = Object.keys(UNICODE_FRACTIONS).join('')
const KITCHEN_DENOMINATORS = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16])

/** One number in a recipe, as the source of a regular expression: 2, 1.5, 1,5, 1,500, ½, 1½, 1/2, 1 1/2, 1-1/2. */
export const NUMBER_PATTERN = `(?:\\d+\\s?[${GLYPHS}]|\\d+[ -]\\d+[/⁄]\\d+|\\d+[/⁄]\\d+|[${GLYPHS}]|\\d{1,3}(?:,\\d{3})+|\\d+(?:[.,]\\d+)?)`

/** Whether the text is written with a fraction rather than with a decimal point. */
export const isFraction = (text: string): boolean => new RegExp(`[/⁄${GLYPHS}]`).test(text)

function parseFraction(text: string): number | null {
  const [numerator = 0, denominator = 0] = text.split(/[/⁄]/).map(Number)
  return numerator > 0 && numerator < denominator && KITCHEN_DENOMINATORS.has(denominator)
    ? numerator / denominator
    : null
}

/** The value of a text that fits NUMBER_PATTERN; null when no cook means a number by it ("80/20", "00"). */
export function parseNumber(text: string): number | null {
  const glyph = new RegExp(`^(\\d*)\\s?([${GLYPHS}])$`).exec(text)
  if (glyph) return Number(glyph[1] || 0) + (UNICODE_FRACTIONS[glyph[2] ?? ''] ?? 0)
  const mixed = /^(\d+)[ -](\d+[/⁄]\d+)$/.exec(text)
  if (mixed) {
    const part = parseFraction(mixed[2] ?? '')
    return part === null ? null : Number(mixed[1]) + part
  }
  if (/[/⁄]/.test(text)) return parseFraction(text)
  if (/^0\d/.test(text)) return null
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  const value = Number(plain)
  return value > 0 ? value : null
}

const EIGHTHS: [value: number, glyph: string][] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
]

/** The nearest number that a spoon or a knife can measure, and how it is written: "1½", "⅓"; whole numbers from ten on. */
export function nearestFraction(value: number): { value: number; text: string } {
  if (value >= 10) return { value: Math.round(value), text: String(Math.round(value)) }
  const whole = Math.floor(value)
  const rest = value - whole
  // From five on nobody measures an eighth or a third.
  const steps = value >= 5 ? EIGHTHS.filter(([step]) => (step * 2) % 1 === 0) : EIGHTHS
  const [nearest, glyph] = steps.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best,
  )
  const count = whole + (nearest === 1 ? 1 : 0)
  // Nothing at all is never the right amount.
  if (count === 0 && glyph === '') return { value: 1 / 8, text: '⅛' }
  return { value: count + (nearest === 1 ? 0 : nearest), text: `${count === 0 ? '' : count}${glyph}` }
}

/** As exact as a kitchen scale has use for: 335, 67, 6.5, 0.75. */
export function nearestDecimal(value: number): { value: number; text: string } {
  const step = value >= 250 ? 5 : value >= 10 ? 1 : value >= 2.5 ? 0.5 : value >= 1 ? 0.1 : 0.01
  const rounded = Number((Math.round(value / step) * step).toFixed(2))
  const safe = rounded > 0 ? rounded : 0.01
  return { value: safe, text: String(safe) }
}
