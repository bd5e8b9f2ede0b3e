import { z } from 'zod'
import { daysAfter } from '../dates.ts'
import { listAddress, oneOf, words } from '../list-address.ts'

export const IMAGE_FILTER_LABELS = {
  all: 'All pictures',
  undescribed: 'Without alt text',
  unused: 'Unused',
  bin: 'Bin',
}
export type ImageFilter = keyof typeof IMAGE_FILTER_LABELS
export const IMAGE_FILTERS = Object.keys(IMAGE_FILTER_LABELS) as ImageFilter[]

const RECENT = {
  day: { days: 1, label: 'Last 24 hours' },
  week: { days: 7, label: 'Last 7 days' },
  month: { days: 30, label: 'Last 30 days' },
  year: { days: 365, label: 'Last 12 months' },
}
const isRecent = (when: string): when is keyof typeof RECENT => Object.hasOwn(RECENT, when)
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

export const libraryList = listAddress('/admin/pictures', {
  show: oneOf(IMAGE_FILTERS, 'all'),
  q: words(),
  /** The time of upload: a recent span or a month. '' is any time. */
  when: words(7).transform((when) => (isRecent(when) || MONTH.test(when) ? when : '')),
  /** The id of a post that shows the picture. '' is any or none. */
  post: words(36).transform((post) => (z.uuid().safeParse(post).success ? post : '')),
})

/** The filters and the page of the library, from its address. */
export type LibraryParams = z.output<typeof libraryList.schema>

/** The span of upload times (ISO 8601, in UTC); null at an open end. */
export function spanOf(when: string, now = Date.now()): { from: string | null; to: string | null } {
  if (isRecent(when)) return { from: daysAfter(now, -RECENT[when].days), to: null }
  const [year = '', month = ''] = when.split('-')
  if (!MONTH.test(when)) return { from: null, to: null }
  const at = (months: number) => new Date(Date.UTC(Number(year), Number(month) - 1 + months)).toISOString()
  return { from: at(0), to: at(1) }
}

const monthLabel = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))

/** The choices of upload times: recent spans, the last twelve months, and the chosen month. */
export function uploadTimeChoices(when: string, now = Date.now()): [value: string, label: string][] {
  const today = new Date(now)
  const months = Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
  if (MONTH.test(when) && !months.includes(when)) months.push(when)
  return [
    ['', 'Uploaded at any time'],
    ...Object.entries(RECENT).map(([value, { label }]): [string, string] => [value, label]),
    ...months.map((month): [string, string] => [month, monthLabel(month)]),
  ]
}

/** The address of an image in the bin, in the panel. It has no public address. */
export const binnedFileHref = (name: string): string => `/admin/pictures/${encodeURIComponent(name)}/file`

export const imageHref = (name: string): `/admin/pictures/${string}` => `/admin/pictures/${encodeURIComponent(name)}`
