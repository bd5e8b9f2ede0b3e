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
