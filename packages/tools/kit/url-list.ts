import { allLines } from './clean-text.ts'
import { field, parseHttpUrl, type FieldDisplay, URL_MAX, URL_MESSAGE } from './inputs.ts'
import type { LongTextField } from './types.ts'

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
