import { TextProblem } from '../markdown/budget.ts'
import { nameOf } from './json.ts'
import type { ImportedItem, RefusedItem } from './types.ts'

/** An item; fields that its format lacks are empty. */
export const newItem = (known: Pick<ImportedItem, 'id' | 'title'> & Partial<ImportedItem>): ImportedItem => ({
  origin: '',
  kind: 'post',
  slug: '',
  state: 'draft',
  publishedAt: null,
  unpublishAt: null,
  updatedAt: null,
  author: '',
  tags: [],
  metaTitle: '',
  metaDescription: '',
  canonical: '',
  noindex: false,
  shareImage: '',
  text: '',
  picture: null,
  recipe: null,
  original: '',
  pageBytes: null,
  oldAddresses: [],
  warnings: [],
  words: { before: 0, after: 0 },
  ...known,
})

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/
/** An offset follows a time: "12-May-2024" ends in a year. */
const ZONE = /(?:Z|:\d{2}(?:\.\d{1,9})?(?: ?[AP]M)? ?(?:GMT|UTC)?[+-]\d{2}:?\d{2}|\b[A-Z]{3})$/
/** The offset of PostgreSQL, which has no minutes. */
const HOURS = /(:\d{2}(?:\.\d{1,9})? ?[+-]\d{2})$/

const COMPACT = /^((?:19|2\d)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?:([01]\d|2[0-3])([0-5]\d)([0-5]\d))?$/
/** The day stands first, unless the second number is no month. */
const DAY_FIRST = /^(\d{1,2})([.-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/
const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/
const YEAR_FIRST = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?!\d)/
const SPACED_OFFSET = /(T\d{2}:\d{2}[\d:.]*) (?=[+-])/

/** The year of two digits as JavaScript reads it: from 1950 to 2049. */
const fullYear = (year: string): string => (year.length > 2 ? year : `${Number(year) < 50 ? 20 : 19}${year}`)

const isoDay = (...parts: string[]): string => parts.map((part) => part.padStart(2, '0')).join('-')

/** Writes a day as in ISO 8601: "20240501", "20240501101010", "1.5.2024", "01-05-24", "5/1/2024", "2024/5/1". */
const withIsoDay = (text: string): string =>
  text
    .replace(COMPACT, '$1-$2-$3T$4:$5:$6Z')
    .replace(/T::Z$/, '')
    .replace(MONTH_FIRST, '$3/$1/$2')
    .replace(YEAR_FIRST, (_, year: string, _mark, month: string, day: string) => isoDay(year, month, day))
    .replace(DAY_FIRST, (_, first: string, _mark, second: string, year: string) =>
      Number(second) > 12 ? isoDay(fullYear(year), first, second) : isoDay(fullYear(year), second, first),
    )

/** Whether a text begins with a day in ISO 8601 that is not in the calendar: JavaScript reads 30 February as 1 March. */
function isNoDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  return day > new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Reads a date of a source, in UTC if it has no time zone. */
function dateOf(written: string): Date {
  const iso = withIsoDay(written)
  if (isNoDay(iso)) return new Date(NaN)
  const text = iso.replace(SPACED_OFFSET, '$1')
  const [, day, time] = LOCAL_TIME.exec(text) ?? []
  if (day !== undefined) return new Date(`${day}T${time}Z`)
  const whole = text.replace(HOURS, '$1:00')
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(whole) || ZONE.test(whole) ? whole : `${whole} UTC`)
}

/** Smaller numbers are no times: a year, or "20240". As seconds, this is in 1973. */
const SECONDS_MIN = 1e8
/** From this number on, a time is in milliseconds. */
const MILLISECONDS_MIN = 1e11
/** As milliseconds, this is in the year 2286. */
const MILLISECONDS_END = 1e13

/** A date of another system in ISO 8601. Null for an invalid one, a year alone, and the zero date of WordPress. */
export function toMoment(value: unknown): string | null {
  if (typeof value === 'number' && COMPACT.test(String(value))) return toMoment(String(value))
  if (typeof value === 'number')
    return value < SECONDS_MIN || value >= MILLISECONDS_END
      ? null
      : toMoment(new Date(value < MILLISECONDS_MIN ? value * 1000 : value))
  if (typeof value === 'string' && /^\d{4}$/.test(value.trim())) return null
  // WordPress also writes the zero date as 30 November of the year -1.
  if (typeof value === 'string' && /^(?:0000|-)/.test(value.trim())) return null
  const date = typeof value === 'string' ? dateOf(value.trim()) : value
  if (!(date instanceof Date)) return null
  const year = date.getUTCFullYear()
  // Copy the date: a date of TOML has its own, shorter toISOString.
  return Number.isNaN(year) || year < 1900 || year > 2999 ? null : new Date(date.getTime()).toISOString()
}

/** A warning of a date that cannot be read; `moment` is the result of `toMoment`. */
export const dateWarnings = (value: unknown, moment: string | null): string[] =>
  moment === null && nameOf(value) ? [`Its date cannot be read: ${nameOf(value).slice(0, 100)}`] : []

/** A warning of the authors beside the first, each once. */
export function authorWarnings(authors: readonly string[]): string[] {
  const [, ...others] = new Set(authors)
  return others.length > 0 ? [`Left out, since a post has one author: ${others.slice(0, 20).join(', ')}.`] : []
}

/** A warning of a post that stood above newer ones, since no post here does. */
export const stickyWarnings = (isSticky: boolean): string[] =>
  isSticky ? ['It was sticky or featured: here newer posts stand above it.'] : []

/** The item that `read` makes of a post, or why its text cannot be read: the other posts of its file still are. */
export function itemOrRefusal(id: string, title: string, read: () => ImportedItem): ImportedItem | RefusedItem {
  try {
    return read()
  } catch (error) {
    return { id, title, refused: error instanceof TextProblem ? error.message : 'Its text could not be read.' }
  }
}

/** Scheduled for a date in the future, else published. */
export const stateAt = (publishedAt: string | null): ImportedItem['state'] =>
  publishedAt !== null && Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'published'
