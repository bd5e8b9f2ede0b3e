import { isEmoji } from './arial.ts'
import type { DatedKind } from './dated.ts'
import { countCharacters, countGraphemes, splitGraphemes, utf8Length } from './text.ts'
import { isTopLevelDomain } from './top-level-domains.ts'

/* ---------- how each network counts ---------- */

/** An address as it stands in a text: with a scheme, or a host whose last label is a known top-level domain. */
const ADDRESS =
  /https?:\/\/[^\s<>"“”]+|(?<![\p{L}\p{N}@._-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![\p{L}\p{N}@-])(?:\/[^\s<>"“”]*)?/giu

export interface FoundAddress {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Signs that end a sentence rather than an address; a bracket stays when it was opened inside. */
function withoutTrail(address: string): string {
  let open = address.split('(').length - address.split(')').length
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? ''
    if (last === ')' && open < 0) open += 1
    else if (!/[.,;:!?'’…]/.test(last)) break
  }
  return address.slice(0, end)
}

/** The addresses of a text, in order. They count as one piece and are never split. */
export function findAddresses(text: string): FoundAddress[] {
  return Array.from(text.matchAll(ADDRESS)).flatMap(({ 0: match, index }) => {
    const address = withoutTrail(match)
    const hasScheme = /^https?:\/\//i.test(address)
    if (hasScheme ? address.length < 9 : !isTopLevelDomain(hostLabel(address))) return []
    return [{ start: index, end: index + address.length, text: address }]
  })
}

const hostLabel = (address: string): string => (address.split('/')[0] ?? '').split('.').at(-1) ?? ''

export const SHORT_ADDRESS = 23

/** A text with each of its addresses taken out, and how many there were. */
function apart(text: string): { rest: string; addresses: number } {
  const found = findAddresses(text)
  let rest = ''
  let from = 0
  for (const { start, end } of found) {
    rest += text.slice(from, start)
    from = end
  }
  return { rest: rest + text.slice(from), addresses: found.length }
}

const LIGHT: readonly (readonly [number, number])[] = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
]
const weight = (code: number): number => (LIGHT.some(([from, to]) => code >= from && code <= to) ? 1 : 2)

function weighted(text: string): number {
  // Where nothing is heavy there is no emoji to look for.
  if (/^[\u0000-\u00A8\u00AF-\u10FF]*$/.test(text) && !text.includes('\u20E3')) return [...text].length
  return splitGraphemes(text).reduce(
    (total, grapheme) =>
      total + (isEmoji(grapheme) ? 2 : [...grapheme].reduce((sum, sign) => sum + weight(sign.codePointAt(0) ?? 0), 0)),
    0,
  )
}

/** X: weighted by twitter-text's configuration v3; an address 23, an emoji 2. */
export function countX(text: string): number {
  const { rest, addresses } = apart(text.normalize('NFC'))
  return weighted(rest) + addresses * SHORT_ADDRESS
}

/** What X refuses at any length. */
export const xRefuses = (text: string): boolean => /[\uFFFE\uFFFF\uFEFF]/.test(text)

/** Threads: characters, but an emoji as many as its UTF-8 bytes. */
export const countThreads = (text: string): number =>
  splitGraphemes(text.normalize('NFC')).reduce(
    (total, grapheme) => total + (isEmoji(grapheme) ? utf8Length(grapheme) : [...grapheme].length),
    0,
  )

/** Mastodon: graphemes; an address 23, of `@user@host` only `@user`. Add the content warning before counting. */
export function countMastodon(text: string): number {
  const { rest, addresses } = apart(
    text.replace(/(?<![\p{L}\p{N}_/])(@[\p{L}\p{N}_]+)@[\p{L}\p{N}.-]+[\p{L}\p{N}]/gu, '$1'),
  )
  return countGraphemes(rest) + addresses * SHORT_ADDRESS
}

/** YouTube's tags: what stands between the commas, the commas, and two quotes for a tag with a space. */
export function countYouTubeTags(tags: readonly string[]): number {
  const sizes = tags.map((tag) => countCharacters(tag) + (/\s/.test(tag) ? 2 : 0))
  return sizes.reduce((total, size) => total + size, Math.max(0, tags.length - 1))
}

/* ---------- limits ---------- */

export interface NetworkLimit {
  readonly key: string
  readonly network: string
  readonly field: string
  readonly value: number
  /** What is counted, in words: "characters, weighted". */
  readonly unit: string
  readonly count: (text: string) => number
  /** A second limit in UTF-8 bytes. */
  readonly bytes?: number
  /** How much is shown before "more": a guideline. */
  readonly shown?: number
  /** At most so many hashtags. */
  readonly hashtags?: number
  readonly kind: DatedKind
  readonly asOf: string
  readonly source: string
}

export const NETWORKS_AS_OF = '2026-10-01'

const codePoints = { unit: 'characters', count: countCharacters }
const utf16 = { unit: 'UTF-16 units', count: (text: string) => text.length }
const bytes = { unit: 'bytes (UTF-8)', count: utf8Length }
const official = { kind: 'official', asOf: NETWORKS_AS_OF } as const
const standard = { kind: 'standard', asOf: NETWORKS_AS_OF } as const

const sources = {
  x: 'https://github.com/twitter/twitter-text/blob/master/config/v3.json',
  xHelp: 'https://help.x.com/en/using-x/x-premium',
  bluesky: 'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json',
  threads: 'https://developers.facebook.com/documentation/threads/posts',
  mastodon: 'https://docs.joinmastodon.org/user/posting/',
  linkedin: 'https://www.linkedin.com/help/linkedin',
  facebook: 'https://www.facebook.com/help/',
  instagram: 'https://about.instagram.com/blog',
  tiktok: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
  pinterest: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
  youtube: 'https://developers.google.com/youtube/v3/docs/videos',
  google: 'https://support.google.com/business/answer/7342169',
} as const

export const networkLimits = [
  {
    key: 'x',
    network: 'X',
    field: 'post',
    value: 280,
    unit: 'characters, weighted',
    count: countX,
    ...standard,
    source: sources.x,
  },
  {
    key: 'x-premium',
    network: 'X',
    field: 'Premium post',
    value: 25_000,
    unit: 'characters, weighted',
    count: countX,
    ...official,
    source: sources.xHelp,
  },
  {
    key: 'bluesky',
    network: 'Bluesky',
    field: 'post',
    value: 300,
    unit: 'graphemes',
    count: countGraphemes,
    bytes: 3_000,
    ...standard,
    source: sources.bluesky,
  },
  {
    key: 'threads',
    network: 'Threads',
    field: 'post',
    value: 500,
    unit: 'characters, emoji as their bytes',
    count: countThreads,
    ...official,
    source: sources.threads,
  },
  {
    key: 'mastodon',
    network: 'Mastodon',
    field: 'post',
    value: 500,
    unit: 'graphemes',
    count: countMastodon,
    ...official,
    source: sources.mastodon,
  },
  {
    key: 'linkedin',
    network: 'LinkedIn',
    field: 'post',
    value: 3_000,
    ...codePoints,
    shown: 210,
    ...official,
    source: sources.linkedin,
  },
  {
    key: 'facebook',
    network: 'Facebook',
    field: 'post',
    value: 63_206,
    ...codePoints,
    kind: 'convention',
    asOf: NETWORKS_AS_OF,
    source: sources.facebook,
  },
  {
    key: 'instagram',
    network: 'Instagram',
    field: 'caption',
    value: 2_200,
    ...codePoints,
    shown: 125,
    hashtags: 5,
    ...official,
    source: sources.instagram,
  },
  { key: 'tiktok', network: 'TikTok', field: 'caption', value: 2_200, ...utf16, ...official, source: sources.tiktok },
  {
    key: 'tiktok-photo-title',
    network: 'TikTok',
    field: 'photo title',
    value: 90,
    ...utf16,
    ...official,
    source: sources.tiktok,
  },
  {
    key: 'tiktok-photo-description',
    network: 'TikTok',
    field: 'photo description',
    value: 4_000,
    ...utf16,
    ...official,
    source: sources.tiktok,
  },
  {
    key: 'pinterest-title',
    network: 'Pinterest',
    field: 'pin title',
    value: 100,
    ...codePoints,
    ...official,
    source: sources.pinterest,
  },
  {
    key: 'pinterest',
    network: 'Pinterest',
    field: 'pin description',
    value: 500,
    ...codePoints,
    ...official,
    source: sources.pinterest,
  },
  {
    key: 'pinterest-alt',
    network: 'Pinterest',
    field: 'alt text',
    value: 500,
    ...codePoints,
    ...official,
    source: sources.pinterest,
  },
  {
    key: 'youtube-title',
    network: 'YouTube',
    field: 'title',
    value: 100,
    ...codePoints,
    ...official,
    source: sources.youtube,
  },
  {
    key: 'youtube',
    network: 'YouTube',
    field: 'description',
    value: 5_000,
    ...bytes,
    ...official,
    source: sources.youtube,
  },
  {
    key: 'youtube-tags',
    network: 'YouTube',
    field: 'tags in total',
    value: 500,
    ...codePoints,
    ...official,
    source: sources.youtube,
  },
  {
    key: 'google-post',
    network: 'Google Business Profile',
    field: 'post',
    value: 1_500,
    ...codePoints,
    ...official,
    source: sources.google,
  },
  {
    key: 'google-description',
    network: 'Google Business Profile',
    field: 'description',
    value: 750,
    ...codePoints,
    ...official,
    source: sources.google,
  },
] as const satisfies readonly NetworkLimit[]

export type NetworkKey = (typeof networkLimits)[number]['key']

const byKey = new Map<string, NetworkLimit>(networkLimits.map((limit) => [limit.key, limit]))

/** The limit with this key. */
export function networkLimit(key: NetworkKey): NetworkLimit {
  const limit = byKey.get(key)
  if (!limit) throw new Error(`No limit ${key}`)
  return limit
}

/** At most so many addresses in a post of Threads. */
export const THREADS_MAX_LINKS = 5

/** YouTube takes neither sign in a title or a description. */
export const youTubeRefuses = (text: string): boolean => /[<>]/.test(text)
