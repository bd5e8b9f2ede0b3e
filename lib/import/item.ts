import type { ImportedItem } from './types.ts'

/** An item with what a format does not say left empty. */
export const newItem = (known: Pick<ImportedItem, 'id' | 'title'> & Partial<ImportedItem>): ImportedItem => ({
  origin: '',
  kind: 'post',
  slug: '',
  state: 'draft',
  publishedAt: null,
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
const ZONE = /(?:Z|[+-]\d{2}:?\d{2}|\b[A-Z]{3})$/
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** A date that a source writes, in UTC where it names no zone. */
function dateOf(text: string): Date {
  const [, day, time] = LOCAL_TIME.exec(text) ?? []
  if (day !== undefined) return new Date(`${day}T${time}Z`)
  return new Date(ISO_DATE.test(text) || ZONE.test(text) ? text : `${text} UTC`)
}

/** A date of another system in ISO 8601, or null. The zero date of WordPress is none. */
export function toMoment(value: unknown): string | null {
  if (typeof value === 'number') return value > 0 ? toMoment(new Date(value < 1e11 ? value * 1000 : value)) : null
  // WordPress writes a date of zero as the 30th November before the year 0, too.
  if (typeof value === 'string' && /^(?:0000|-)/.test(value.trim())) return null
  const date = typeof value === 'string' ? dateOf(value.trim()) : value
  if (!(date instanceof Date)) return null
  const year = date.getUTCFullYear()
  // A date of TOML writes itself shorter.
  return Number.isNaN(year) || year < 1900 || year > 2999 ? null : new Date(date.getTime()).toISOString()
}

/** Published in the past is public, in the future scheduled. */
export const stateAt = (publishedAt: string | null): ImportedItem['state'] =>
  publishedAt !== null && Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'published'
