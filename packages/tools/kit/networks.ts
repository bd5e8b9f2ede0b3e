import type { DatedKind } from './dated.ts'
import { countMastodon, countThreads, countX } from './network-counts.ts'
import { countCharacters, countGraphemes, utf8Length } from './text.ts'

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

export function networkLimit(key: NetworkKey): NetworkLimit {
  const limit = byKey.get(key)
  if (!limit) throw new Error(`No limit ${key}`)
  return limit
}

/** At most so many addresses in a post of Threads. */
export const THREADS_MAX_LINKS = 5
