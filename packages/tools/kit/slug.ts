import { toSlug } from '../site.ts'

export const SLUG_LIMIT = 75

/** The title as a URL slug, cut after a word where possible. Empty if no Latin letter or digit is left. */
export function slugify(title: string, limit = SLUG_LIMIT): string {
  const words = title.replace(/['\u2018\u2019`]/g, '').replaceAll('&', ' and ')
  const slug = toSlug(words.normalize('NFKD').replace(/\p{M}/gu, ''))
  if (slug.length <= limit) return slug
  const cut = slug.slice(0, limit + 1).lastIndexOf('-')
  return cut > 0 ? slug.slice(0, cut) : slug.slice(0, limit)
}
