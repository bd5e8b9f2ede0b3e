import { allLines, linesOf, pointsOf } from './clean-text.ts'
import { formatNumber } from './format.ts'
import {
  field,
  type FieldDisplay,
  LONG_TEXT_MAX,
  parseHttpUrl,
  requiredMessage,
  type TextOptions,
  URL_MAX,
  URL_MESSAGE,
} from './inputs.ts'
import type { LongTextField } from './types.ts'

/** The default limit of a list, whose lines are few and short. */
export const LIST_TEXT_MAX = 50_000
const LIST_MAX = 5_000

interface ListOptions extends Omit<TextOptions, 'kind'> {
  readonly maxChars?: number
}

const listOf =
  (read: (text: string) => string[]) =>
  (label: string, { max = LIST_MAX, maxChars, required = true, ...display }: ListOptions = {}) => {
    const control = { kind: 'list', label, maxLength: maxChars, ...display } as const
    return field<readonly string[]>(control, (raw) => {
      const lines = read(raw.slice(0, maxChars ?? LONG_TEXT_MAX * 10))
      if (lines.length === 0 && required) return { error: requiredMessage(label) }
      return lines.length > max ? { error: `${label} may have at most ${formatNumber(max)} lines.` } : { value: lines }
    })
  }

/** A list with one entry per line. */
export const listText = listOf(linesOf)
/** A list without the bullets or numbers that a word processor puts before each line. */
export const pointList = listOf(pointsOf)

/** Full addresses, one a line; may be empty. */
export const urlList = (
  label: string,
  max: number,
  display: FieldDisplay & Partial<Pick<LongTextField, 'lines'>> = {},
) =>
  field<readonly string[]>({ kind: 'list', label, ...display }, (raw) => {
    const lines = allLines(raw.slice(0, max * (URL_MAX + 2)))
    const filled = lines.filter(Boolean)
    if (filled.length > max) return { error: `${label} may have at most ${max} lines.` }
    const wrong = lines.findIndex((line) => line !== '' && parseHttpUrl(line) === null)
    if (wrong >= 0) return { error: `Line ${wrong + 1}: ${URL_MESSAGE}` }
    return { value: filled.flatMap((line) => parseHttpUrl(line)?.href ?? []) }
  })
