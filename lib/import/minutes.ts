import { parseMinutes } from '../recipe/facts.ts'
import { oneLine } from '../text.ts'

const ISO =
  /^P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)(?:M|$))?(?:(\d+(?:[.,]\d+)?)S)?)?$/i
const DAY = 24 * 60
/** Minutes of a year, month, week, day, hour, minute and second, in the order of `ISO`. */
const WEIGHTS = [365 * DAY, 30 * DAY, 7 * DAY, DAY, 60, 1, 1 / 60]

/** "P30M" means minutes: no recipe takes months. */
const TIME_WITHOUT_T = /^(P(?:\d+D)?)(\d+[HMS])/i
/** Units without a number, as in "PTH5MS": some sites leave out the zeros. */
const UNIT_WITHOUT_NUMBER = /(?<=^PT\d{0,3}[HM\d]{0,6})(?<!\d)[HMS]/gi
/** "1h5", "1 hr 5". The site reads two digits behind hours as minutes. */
const BARE_MINUTES = /(\d\s?h(?:(?:ou)?rs?)?\s?\d)$/i

const numberOf = (text: string | undefined): number => Number(text?.replace(',', '.') ?? 0)

/**
 * A time in whole minutes, from ISO 8601 ("PT1H30M", "P0DT90M"), from words ("1 hour 30 minutes", "1½ h") or from a
 * number of minutes. Null for zero and for an unreadable time.
 */
export function toMinutes(value: unknown): number | null {
  if (typeof value === 'number') return value > 0 && Number.isFinite(value) ? Math.round(value) : null
  if (typeof value !== 'string') return null
  const text = oneLine(value)
  const iso = ISO.exec(text.replaceAll(' ', '').replace(UNIT_WITHOUT_NUMBER, '').replace(TIME_WITHOUT_T, '$1T$2'))
  if (iso) {
    const sum = WEIGHTS.reduce((minutes, weight, index) => minutes + numberOf(iso[index + 1]) * weight, 0)
    return sum > 0 ? Math.round(sum) : null
  }
  if (/^\d+$/.test(text)) return toMinutes(Number(text))
  // "PT60M-PT90M": the upper end.
  if (/^P[^-]+-P/i.test(text)) return toMinutes(text.slice(text.indexOf('-') + 1))
  // A negative time, "PT-5M", is invalid.
  if (/^-?PT?-?\d*\D?-/i.test(text)) return null
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  if (clock) return toMinutes(Number(clock[1]) * 60 + Number(clock[2]))
  return parseMinutes(text.slice(0, 200).replace(BARE_MINUTES, '$1 min')) || null
}
