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

/** A date of another system in ISO 8601, or null. Dates without a zone are UTC; the zero date of WordPress is none. */
export function toMoment(value: unknown): string | null {
  if (typeof value === 'number')
    return value > 0 ? toMoment(new Date(value < 1e11 ? value * 1000 : value).toISOString()) : null
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (typeof value !== 'string' || /^0000-00-00/.test(value)) return null
  const text = value.trim()
  const iso = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/.exec(text)
  const date = new Date(iso ? `${iso[1]}T${iso[2]}Z` : text)
  const year = date.getUTCFullYear()
  return Number.isNaN(year) || year < 1900 || year > 2999 ? null : date.toISOString()
}

/** Published in the past is public, in the future scheduled. */
export const stateAt = (publishedAt: string | null, now = Date.now()): ImportedItem['state'] =>
  publishedAt !== null && Date.parse(publishedAt) > now ? 'scheduled' : 'published'
