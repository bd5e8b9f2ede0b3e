import { allLines } from '../../kit/clean-text.ts'
import { slugify } from '../../kit/slug.ts'
import { isStopWord } from '../../kit/stop-words.ts'
import { planRedirects, type Redirect } from './redirects.ts'
import type { Input } from './form.ts'

export type Result = ReturnType<typeof calculate>

const RESERVED: ReadonlySet<string> = new Set(['admin', 'api', 'feed', 'rss', 'sitemap', 'tools', 'page'])

/** The slug without stop words, unless nothing would remain. */
function slugOf(title: string, limit: number, stopWords: Input['stopWords']): string {
  if (stopWords === 'keep') return slugify(title, limit)
  // An apostrophe does not end a word: "don't" is one word.
  const kept = title.split(/[^\p{L}\p{N}\p{M}'’&]+/u).filter((word) => word !== '' && !isStopWord(word, stopWords))
  return slugify(kept.join(' '), limit) || slugify(title, limit)
}

/** `slug`, or `slug-2`, `slug-3` …, within the limit. */
export function freeSlug(slug: string, limit: number, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    const candidate = slug.slice(0, limit - suffix.length).replace(/(?<!-)-+$/, '') + suffix
    if (!taken.has(candidate)) return candidate
  }
}

function remarksOn(slug: string): string[] {
  if (slug === '') return ['No Latin letter or digit: give a title in Latin letters.']
  if (/^[\d-]+$/.test(slug)) return ['Digits only: the address says nothing about the page.']
  return [
    RESERVED.has(slug) && `“${slug}” is a name that sites use for something else.`,
    /(?:^|-)(?:19|20)\d\d(?:-|$)/.test(slug) &&
      'A year in an address ages; leave it out if the page will be kept up to date.',
  ].filter((text) => text !== false)
}

/** An old slug, path or URL as the path that a server receives. */
export function oldPath(raw: string, prefix: string): string {
  const path = /^https?:\/\//i.test(raw) && URL.canParse(raw) ? new URL(raw).pathname : (raw.split(/[?#]/, 1)[0] ?? '')
  const whole = path.startsWith('/') ? path : `${prefix}${path}`
  // An escape that is there already stays; any other percent sign becomes one.
  return encodeURI(whole.toWellFormed()).replace(/%25(?=[\dA-F]{2})/gi, '%')
}

/** The slug of a page under the prefix; for a page elsewhere its path, which equals no slug. */
function existingSlug(raw: string, prefix: string): string {
  const path = oldPath(raw, prefix).replace(/\/$/, '')
  return path.startsWith(prefix) ? path.slice(prefix.length) : path
}

function movesOf(rows: readonly { line: number; slug: string }[], { oldSlugs, prefix }: Input): Redirect[] {
  const old = allLines(oldSlugs)
  return rows.flatMap(({ line, slug }) => {
    const raw = old[line - 1] ?? ''
    return raw === '' || slug === '' ? [] : [{ from: oldPath(raw, prefix), to: `${prefix}${slug}` }]
  })
}

/** Slugs of a list of titles, all unique and new, and redirects from the old slugs. */
export function calculate(input: Input) {
  const taken = new Set(input.existing.map((raw) => existingSlug(raw, input.prefix)))
  const rows = input.titles.flatMap((title, index) => {
    if (title === '') return []
    const wanted = slugOf(title, input.limit, input.stopWords)
    const slug = wanted === '' ? '' : freeSlug(wanted, input.limit, taken)
    if (slug !== '') taken.add(slug)
    /** The slug before a number was added because it exists; null if it was free. */
    const collidesWith = slug === wanted ? null : wanted
    return [{ line: index + 1, title, slug, collidesWith, remarks: remarksOn(slug) }]
  })
  return {
    rows,
    collisions: rows.filter((row) => row.collidesWith !== null).length,
    missing: rows.filter((row) => row.slug === '').length,
    ...planRedirects(movesOf(rows, input)),
  }
}
