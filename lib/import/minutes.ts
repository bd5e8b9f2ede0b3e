const ISO =
  /^P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)(?:M|$))?(?:(\d+(?:[.,]\d+)?)S)?)?$/i
const DAY = 24 * 60
/** Minutes of a year, month, week, day, hour, minute and second, in the order of `ISO`. */
const WEIGHTS = [365 * DAY, 30 * DAY, 7 * DAY, DAY, 60, 1, 1 / 60]

/** "P30M" are minutes: no recipe takes months. */
const TIME_WITHOUT_T = /^(P(?:\d+D)?)(\d+[HMS])/i
/** "PTH5MS", which sites write that leave out the zeros. */
const UNIT_WITHOUT_NUMBER = /(?<=^PT\d{0,3}[HM\d]{0,6})(?<!\d)[HMS]/gi
/** "1h30", "1 hr 30". */
const BARE_MINUTES = /(\d\s?h(?:(?:ou)?rs?)?\s?\d{1,2})$/i

const WORDS =
  /(?<!\d)(\d{1,6}(?:[.,]\d{1,3})?|½|¼|¾)(?:\s*(½|¼|¾))?\s*(d(?:ays?|ni|zień|[ií]as?|ag(?:en|ar)?)?|tage?n?|jours?|giorn[io]|h(?:(?:ou)?rs?|oras?|eures?)?|std|stunden?|godz\w*|or[ae]|uur|uren|tim(?:er?|mar)?|m(?:in\p{L}{0,6})?)(?![\p{L}])/giu
/** "1 1/2", "3/4". */
const WRITTEN_FRACTION = /(?:(?<!\d)(\d{1,3})[ -])?(?<!\d)(\d)[/⁄](\d)(?!\d)/g
const withDecimals = (text: string): string =>
  text.replace(WRITTEN_FRACTION, (_, whole: string | undefined, top: string, bottom: string) =>
    (Number(whole ?? 0) + Number(top) / Number(bottom)).toFixed(2),
  )

const JOINT = / ?[–—-] ?| (?:to|or) /
/** The upper end of a range that says its unit; null for any other text. */
function upperEnd(text: string): number | null {
  const [low = '', high = '', ...more] = text.split(JOINT)
  if (more.length > 0 || !/[a-z]/i.test(high)) return null
  const [least, most] = [toMinutes(low), toMinutes(high)]
  return least !== null && most !== null && most > least ? most : null
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

const numberOf = (text: string | undefined): number =>
  text === undefined ? 0 : (FRACTIONS[text] ?? Number(text.replace(',', '.')))

function weightOf(unit: string): number {
  if (/^(?:d|tag|jour|giorn)/i.test(unit)) return DAY
  return /^m/i.test(unit) ? 1 : 60
}

/**
 * A time in whole minutes, from ISO 8601 ("PT1H30M", "P0DT90M"), from words ("1 hour 30 minutes", "1½ h") or from a number of
 * minutes; null when it says none, or zero.
 */
export function toMinutes(value: unknown): number | null {
  if (typeof value === 'number') return value > 0 && Number.isFinite(value) ? Math.round(value) : null
  if (typeof value !== 'string') return null
  const text = value.trim().replace(/\s+/g, ' ')
  const iso = ISO.exec(text.replaceAll(' ', '').replace(UNIT_WITHOUT_NUMBER, '').replace(TIME_WITHOUT_T, '$1T$2'))
  if (iso) {
    const sum = WEIGHTS.reduce((minutes, weight, index) => minutes + numberOf(iso[index + 1]) * weight, 0)
    return sum > 0 ? Math.round(sum) : null
  }
  if (/^\d+$/.test(text)) return toMinutes(Number(text))
  const words = withDecimals(text.slice(0, 200)).replace(BARE_MINUTES, '$1 min')
  const most = upperEnd(words)
  if (most !== null) return most
  // "PT-5M" says nothing.
  if (/^-?PT?-?\d*\D?-/i.test(text)) return null
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  if (clock) return toMinutes(Number(clock[1]) * 60 + Number(clock[2]))
  let sum = 0
  for (const [, whole, fraction, unit = ''] of words.matchAll(WORDS))
    sum += (numberOf(whole) + numberOf(fraction)) * weightOf(unit)
  return sum > 0 ? Math.round(sum) : null
}
