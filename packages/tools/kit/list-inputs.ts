import * as v from 'valibot'
import { linesOf, lineNumber, pointsOf } from './clean-text.ts'
import { formatNumber } from './format.ts'
import {
  field,
  type FieldDisplay,
  type FieldInput,
  LONG_TEXT_MAX,
  parseHttpUrl,
  requiredMessage,
  type TextOptions,
  URL_MESSAGE,
} from './inputs.ts'
import type { LongTextField } from './types.ts'

/** The default limit of a list, whose lines are few and short. */
export const LIST_TEXT_MAX = 50_000
const LIST_MAX = 5_000

interface ListOptions extends Omit<TextOptions, 'kind'> {
  readonly maxChars?: number
  /** What is wrong with a line; the message names its number. */
  readonly check?: (line: string) => string | false
}

const listOf =
  (read: (text: string) => string[]) =>
  (label: string, { max = LIST_MAX, maxChars, required = true, check, ...display }: ListOptions = {}) => {
    const control = { kind: 'list', label, maxLength: maxChars, ...display } as const
    return field<readonly string[]>(control, (raw) => {
      const lines = read(raw.slice(0, maxChars ?? LONG_TEXT_MAX * 10))
      if (lines.length === 0 && required) return { error: requiredMessage(label) }
      if (lines.length > max) return { error: `${label} may have at most ${formatNumber(max)} lines.` }
      const problems = lines.map((line) => check?.(line))
      const wrong = problems.findIndex(Boolean)
      return wrong < 0 ? { value: lines } : { error: `${label}, line ${lineNumber(raw, wrong)}: ${problems[wrong]}` }
    })
  }

/** A list with one entry per line. */
export const listText = listOf(linesOf)
/** A list without the bullets or numbers that a word processor puts before each line. */
export const pointList = listOf(pointsOf)

/** The lists with its lines as `calculate` takes them. */
export const mapped = <T, R>(input: FieldInput<readonly T[]>, map: (entry: T) => R): FieldInput<readonly R[]> => ({
  ...v.pipe(
    input,
    v.transform((list) => list.map(map)),
  ),
  control: input.control,
})

/** Full addresses, one a line; may be empty. */
export const urlList = (
  label: string,
  max: number,
  display: FieldDisplay & Partial<Pick<LongTextField, 'lines'>> = {},
) =>
  mapped(
    listText(label, { max, required: false, check: (line) => !parseHttpUrl(line) && URL_MESSAGE, ...display }),
    (line) => parseHttpUrl(line)?.href ?? '',
  )
