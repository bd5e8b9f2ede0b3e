import { z } from 'zod'
import { listAddress, oneOf, words } from '../list-address.ts'

export const IMAGE_FILTERS = ['all', 'undescribed', 'unused', 'bin'] as const
export type ImageFilter = (typeof IMAGE_FILTERS)[number]

export const IMAGE_FILTER_LABELS: Record<ImageFilter, string> = {
  all: 'All pictures',
  undescribed: 'Without alt text',
  unused: 'Unused',
  bin: 'Bin',
}

const RECENT = { day: 1, week: 7, month: 30, year: 365 } as const
type Recent = keyof typeof RECENT
const RECENT_LABELS: Record<Recent, string> = {
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  year: 'Last 12 months',
}
const isRecent = (when: string): when is Recent => Object.hasOwn(RECENT, when)
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/
const DAY_MS = 86_400_000

export const libraryList = listAddress('/admin/pictures', {
  show: oneOf(IMAGE_FILTERS, 'all'),
  q: words(),
  /** When a picture was uploaded: reaching back from now, or a month; '' at any time. */
  when: words(7).transform((when) => (isRecent(when) || MONTH.test(when) ? when : '')),
  /** The post that shows it; '' any or none. */
  post: words(36).transform((post) => (z.uuid().safeParse(post).success ? post : '')),
})

/** The view of the library, from its address. */
export type LibraryParams = z.output<typeof libraryList.schema>

/** The span of upload times (ISO 8601, in UTC); null where it is open. */
export function spanOf(when: string, now = Date.now()): { from: string | null; to: string | null } {
  if (isRecent(when)) return { from: new Date(now - RECENT[when] * DAY_MS).toISOString(), to: null }
  const [year = '', month = ''] = when.split('-')
  if (!MONTH.test(when)) return { from: null, to: null }
  const at = (months: number) => new Date(Date.UTC(Number(year), Number(month) - 1 + months)).toISOString()
  return { from: at(0), to: at(1) }
}

const monthLabel = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))

/** The choices of upload times: recent spans, the last twelve months, and the chosen month. */
export function whenChoices(when: string, now = Date.now()): { value: string; label: string }[] {
  const today = new Date(now)
  const months = Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
  if (MONTH.test(when) && !months.includes(when)) months.push(when)
  return [
    { value: '', label: 'Uploaded at any time' },
    ...(Object.keys(RECENT) as Recent[]).map((value) => ({ value, label: RECENT_LABELS[value] })),
    ...months.map((value) => ({ value, label: monthLabel(value) })),
  ]
}

/** The address of an image of the bin, in the panel; it has no public address. */
export const binnedFileHref = (name: string): string => `/admin/pictures/${encodeURIComponent(name)}/file`

export const imageHref = (name: string): `/admin/pictures/${string}` => `/admin/pictures/${encodeURIComponent(name)}`
