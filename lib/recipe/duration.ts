import { NUMBER_PATTERN, parseNumber } from './numbers.ts'

const UNITS: [RegExp, number][] = [
  [/^(?:w|wks?|weeks?|tydzień|tygodni[ae]?)$/iu, 7 * 24 * 60],
  [/^(?:d|days?|dzień|dni)$/iu, 24 * 60],
  [/^(?:h|hrs?|hours?|godz|godzin[aęy]?)$/iu, 60],
  [/^(?:m|mins?|minutes?|minut[aęy]?)$/iu, 1],
  [/^(?:s|secs?|seconds?|sekund[aęy]?)$/iu, 1 / 60],
]
const PART = new RegExp(
  `(${NUMBER_PATTERN})(?:\\s*(?:[–—~-]|to|or|do)\\s*(${NUMBER_PATTERN}))?\\s*-?\\s*(\\p{L}+)?`,
  'giu',
)

const minutesOf = (unit: string) => UNITS.find(([pattern]) => pattern.test(unit))?.[1]

/**
 * Whole minutes of "1 h 15 min", "2h 30min", "25–30 minutes" (the upper end), "1½ hours", "45" (minutes). Undefined
 * when the text says no time. What stands in brackets is a remark.
 */
export function parseMinutes(text: string): number | undefined {
  const plain = text.replace(/\([^()]*\)/g, ' ')
  // "1 hour to 1 hour 30 minutes": the later one counts.
  const last = plain.split(/(?<!\s)\s+(?:to|do)\s+(?=\d+\s*\p{L})/iu)
  const upper = last.length > 1 && last.every((part) => /\d\s*\p{L}/u.test(part)) ? (last.at(-1) ?? plain) : plain
  let total: number | undefined
  for (const [, low = '', high, unit = ''] of upper.matchAll(PART)) {
    // No amount of an ingredient, but "Cook time: 0 min" is a time.
    const value = parseNumber(high ?? low) ?? 0
    const factor = unit === '' && total === undefined ? 1 : minutesOf(unit)
    if (factor !== undefined) total = (total ?? 0) + value * factor
  }
  return total === undefined || total === 0 ? total : Math.max(1, Math.round(total))
}
