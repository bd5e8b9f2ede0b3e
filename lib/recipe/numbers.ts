/** The numbers in words from zero on: a word's index is its value. */
export const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const GLYPHS = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'
const KITCHEN_DENOMINATORS = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16])
/** Between a whole number and its fraction: "1 1/2", "1-1/2", "2 and 1/4", "1 & ½". */
const BETWEEN = '(?:\\s|-|\\s?(?:and|&)\\s)'

/** One number in a recipe, as the source of a regular expression: 2, 1.5, 1,5, 1,500, ½, 1½, 1/2, 1 1/2, 2 and 1/4. */
export const NUMBER_PATTERN = `(?:\\d+${BETWEEN}?[${GLYPHS}]|\\d+${BETWEEN}\\d+[/⁄]\\d+(?!-(?:ounce|oz)\\s(?:envelope|pack|sachet))|\\d+ ?[/⁄] ?\\d+|[${GLYPHS}]|\\d{1,3} 000(?!\\d)|\\d{1,3}(?:,\\d{3})+|\\d+(?:[.,]\\d+)?|\\.\\d+)`

/** Whether the text is written with a fraction rather than with a decimal point. */
export const isFraction = (text: string): boolean => new RegExp(`[/⁄${GLYPHS}]`).test(text)

function parseFraction(text: string): number | null {
  const [numerator = 0, denominator = 0] = text.split(/[/⁄]/).map(Number)
  return numerator > 0 && numerator < denominator && KITCHEN_DENOMINATORS.has(denominator)
    ? numerator / denominator
    : null
}

/** The value of "½", which NFKC writes as "1⁄2". */
const valueOfGlyph = (glyph: string) => parseFraction(glyph.normalize('NFKC'))

/** The value of a text that fits NUMBER_PATTERN; null when it is no amount ("80/20", "00"). */
export function parseNumber(text: string): number | null {
  const glyph = new RegExp(`^(?:(\\d+)${BETWEEN}?)?([${GLYPHS}])$`).exec(text)
  if (glyph) return Number(glyph[1] ?? 0) + (valueOfGlyph(glyph[2] ?? '') ?? 0)
  const mixed = new RegExp(`^(\\d+)${BETWEEN}(\\d+[/⁄]\\d+)$`).exec(text)
  if (mixed) {
    const part = parseFraction(mixed[2] ?? '')
    return part === null ? null : Number(mixed[1]) + part
  }
  if (/[/⁄]/.test(text)) return parseFraction(text)
  if (/^0\d/.test(text)) return null
  const plain = /^\d{1,3}(?:(?:,\d{3})+| \d{3})$/.test(text) ? text.replace(/[, ]/g, '') : text.replace(',', '.')
  const value = Number(plain)
  return value > 0 ? value : null
}

export type Written = { value: number; text: string }

/** Fractions down to an eighth, for small parts of a thing. */
export const FINE = [0, 1 / 8, 1 / 6, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
export const EIGHTHS = [0, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8, 1]
export const HALVES = [0, 1 / 2, 1]
export const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1]
export const THIRDS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]

/** The nearest number whose fraction is among `parts`: "1½", "⅓". Never zero. */
export function nearestPart(value: number, parts: readonly number[]): Written {
  const whole = Math.floor(value + 1e-9)
  const near = (part: number) => Math.abs(whole + part - value)
  const best = parts.reduce((one, other) => (near(other) < near(one) ? other : one))
  if (whole + best === 0) return nearestPart(parts.find((part) => part > 0) ?? 1, parts)
  const glyph = [...GLYPHS].find((one) => valueOfGlyph(one) === best) ?? ''
  const count = whole + (best === 1 ? 1 : 0)
  return { value: whole + best, text: `${count === 0 ? '' : count}${glyph}` }
}

/** Rounds to a multiple of `step`, never to zero. */
export function nearestStep(value: number, step: number): Written {
  const rounded = Number((Math.max(1, Math.round(value / step)) * step).toFixed(3))
  return { value: rounded, text: String(rounded) }
}
