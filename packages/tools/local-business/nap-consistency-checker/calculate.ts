import { countOf } from '../../kit/format.ts'
import { isPostcode, normalise } from './normalise.ts'
import { distance } from '../../site.ts'
import { columns, parts, type NapRecord, type Part, type Reference } from './records.ts'
import type { Input } from './form.ts'

export type Status = 'same' | 'same after normalising' | 'different' | 'missing'

export type Comparison = ReturnType<typeof compare>
interface ComparedRecord {
  readonly source: string
  readonly comparisons: readonly Comparison[]
}
export type Result = ReturnType<typeof calculate>

/** Points of 100. */
const POINTS: Readonly<Record<Status, number>> = { same: 100, 'same after normalising': 90, missing: 50, different: 0 }

export const labelOf = (part: Part): string => (part === 'phone' ? 'phone number' : part)

const typingError = 2

/** Whether two normalised names differ by a typing error. Names of up to three letters never do. */
const isNear = (a: string, b: string) => Math.min(a.length, b.length) > 3 && distance(a, b, typingError) <= typingError

function compare(part: Part, one: NapRecord, reference: Reference, intended: ReadonlySet<string>) {
  const value = one[part]
  /** The note is "probably a typing error", "marked as intended" or ''. */
  const found = (status: Status, note = '') => ({ part, status, value, note })
  if (value === '') return found('missing')
  if (value.normalize('NFC') === reference[part].normalize('NFC')) return found('same')
  const mine = normalise(part, value, one.country || reference.country)
  const theirs = normalise(part, reference[part], reference.country)
  // Without a country, the number may also be in national format.
  const isSamePhone = part === 'phone' && one.country === '' && endsAlike(normalise('phone', value, ''), theirs)
  if (mine === theirs || isSamePhone) return found('same after normalising')
  if (part === 'phone' && intended.has(mine)) return found('same after normalising', 'marked as intended')
  return found('different', part === 'name' && isNear(mine, theirs) ? 'probably a typing error' : '')
}

const MIN_NATIONAL = 6

/** Whether a national number is the end of the other: "058 300 10 20" and "+48 58 300 10 20". */
function endsAlike(one: string, other: string): boolean {
  const national = one.replace(/^0/, '')
  return !one.startsWith('+') && national.length >= MIN_NATIONAL && other.endsWith(national)
}

/** The mean of the points, rounded to two decimals. */
function scoreOf(list: readonly Comparison[]): number {
  const points = list.reduce((sum, { status }) => sum + POINTS[status], 0)
  return Math.round((points * 100) / Math.max(1, list.length)) / 100
}

function todoOf(records: readonly ComparedRecord[], reference: Reference) {
  const lines = (status: Status, write: (source: string, comparison: Comparison) => string) =>
    records.flatMap(({ source, comparisons }) =>
      comparisons.filter((comparison) => comparison.status === status).map((comparison) => write(source, comparison)),
    )
  return [
    ...lines('different', (source, { part, value, note }) => {
      const why = note === '' ? '' : ` (${note})`
      return `${source}: change the ${labelOf(part)} “${value}” to “${reference[part]}”${why}.`
    }),
    ...lines('missing', (source, { part }) => `${source}: add the ${labelOf(part)} “${reference[part]}”.`),
  ]
}

const partsAre = (count: number, what: string) => `${count} ${count === 1 ? 'part is' : 'parts are'} ${what}`

/** The sentence above the table, with the same counts as the to-do list. */
export function headline({ records, todo }: Result): string {
  const all = records.flatMap(({ comparisons }) => comparisons.map(({ status }) => status))
  const [different, missing] = (['different', 'missing'] as const).map((one) => all.filter((it) => it === one).length)
  const listings = countOf(records.length, 'listing')
  if (todo.length === 0) {
    const isWritten = all.every((status) => status === 'same') ? '' : ' What differs is only the way of writing.'
    return `Nothing to correct in ${listings}.${isWritten}`
  }
  const found = [
    ...(different ? [partsAre(different, 'different')] : []),
    ...(missing ? [partsAre(missing, 'missing')] : []),
  ]
  return `${found.join(' and ')} in ${listings}. The to-do list has ${todo.length === 1 ? 'the correction' : `all ${todo.length} corrections`}.`
}

/** The corrected listings: the parts of the reference, except phone numbers marked as intended. */
function corrected(records: readonly ComparedRecord[], reference: Reference): string[][] {
  const rows = records.map(({ source, comparisons }) => {
    const kept = new Map(
      comparisons.filter(({ note }) => note === 'marked as intended').map(({ part, value }) => [part, value]),
    )
    return [source, ...parts.map((part) => kept.get(part) ?? reference[part])]
  })
  return [[...columns], ...rows]
}

export function calculate({ records, intended, ...reference }: Input) {
  const numbers = new Set(intended.map((phone) => normalise('phone', phone, reference.country)))
  // Skip parts that the reference lacks.
  const compared = parts.filter((part) => reference[part] !== '')
  const results = records.map((one) => {
    const comparisons = compared.map((part) => compare(part, one, reference, numbers))
    return { source: one.source, comparisons, score: scoreOf(comparisons) }
  })
  return {
    /** Mean over all parts of all records, 0 to 100. */
    score: scoreOf(results.flatMap(({ comparisons }) => comparisons)),
    records: results,
    todo: todoOf(results, reference),
    corrected: corrected(results, reference),
    warnings: [
      reference.postcode !== '' &&
        !isPostcode(reference.postcode, reference.country) &&
        `“${reference.postcode}” does not look like a postcode of ${reference.country}. Check the reference.`,
    ].filter((text) => text !== false),
  }
}
