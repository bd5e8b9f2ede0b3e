import type { DatedKind } from './dated.ts'
import { countMastodon, countThreads, countX } from './network-counts.ts'
import { countCharacters, countGraphemes, utf8Length } from './text.ts'

export interface NetworkLimit {
  readonly key: string
  readonly network: string
  readonly field: string
  readonly value: number
  /** The unit of counting, in words: "characters, weighted". */
  readonly unit: string
  readonly count: (text: string) => number
  /** A second limit in UTF-8 bytes. */
  readonly bytes?: number
  /** How many characters are shown before "more"; a guideline. */
  readonly shown?: number
  /** The maximum number of hashtags. */
  readonly hashtags?: number
  readonly kind: DatedKind
  readonly asOf: string
  readonly source: string
}

const NETWORKS_AS_OF = '2026-10-01'

const codePoints = { unit: 'characters', count: countCharacters }
const utf16 = { unit: 'UTF-16 units', count: (text: string) => text.length }
const graphemes = { unit: 'graphemes', count: countGraphemes }
const weighted = { unit: 'characters, weighted', count: countX }
const bytes = { unit: 'bytes (UTF-8)', count: utf8Length }
const emojiAsBytes = { unit: 'characters, emoji as their bytes', count: countThreads }
const mastodonGraphemes = { unit: 'graphemes', count: countMastodon }

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

const limit = (
  network: string,
  field: string,
  value: number,
  counted: Pick<NetworkLimit, 'unit' | 'count'>,
  kind: DatedKind,
  source: string,
  more: Pick<NetworkLimit, 'bytes' | 'shown' | 'hashtags'> = {},
) => ({ network, field, value, ...counted, kind, asOf: NETWORKS_AS_OF, source, ...more })

const limits = {
  x: limit('X', 'post', 280, weighted, 'standard', sources.x),
  'x-premium': limit('X', 'Premium post', 25_000, weighted, 'official', sources.xHelp),
  bluesky: limit('Bluesky', 'post', 300, graphemes, 'standard', sources.bluesky, { bytes: 3_000 }),
  threads: limit('Threads', 'post', 500, emojiAsBytes, 'official', sources.threads),
  mastodon: limit('Mastodon', 'post', 500, mastodonGraphemes, 'standard', sources.mastodon),
  linkedin: limit('LinkedIn', 'post', 3_000, codePoints, 'official', sources.linkedin, { shown: 210 }),
  facebook: limit('Facebook', 'post', 63_206, codePoints, 'convention', sources.facebook),
  instagram: limit('Instagram', 'caption', 2_200, codePoints, 'official', sources.instagram, {
    shown: 125,
    hashtags: 5,
  }),
  tiktok: limit('TikTok', 'caption', 2_200, utf16, 'official', sources.tiktok),
  'tiktok-photo-title': limit('TikTok', 'photo title', 90, utf16, 'official', sources.tiktok),
  'tiktok-photo-description': limit('TikTok', 'photo description', 4_000, utf16, 'official', sources.tiktok),
  'pinterest-title': limit('Pinterest', 'pin title', 100, codePoints, 'official', sources.pinterest),
  pinterest: limit('Pinterest', 'pin description', 500, codePoints, 'official', sources.pinterest),
  'pinterest-alt': limit('Pinterest', 'alt text', 500, codePoints, 'official', sources.pinterest),
  'youtube-title': limit('YouTube', 'title', 100, codePoints, 'official', sources.youtube),
  youtube: limit('YouTube', 'description', 5_000, bytes, 'official', sources.youtube),
  'youtube-tags': limit('YouTube', 'tags in total', 500, codePoints, 'official', sources.youtube),
  'google-post': limit('Google Business Profile', 'post', 1_500, codePoints, 'official', sources.google),
  'google-description': limit('Google Business Profile', 'description', 750, codePoints, 'official', sources.google),
}

export type NetworkKey = keyof typeof limits

const keys = Object.keys(limits) as NetworkKey[]

export const networkLimit = (key: NetworkKey): NetworkLimit => ({ key, ...limits[key] })

export const networkLimits: readonly NetworkLimit[] = keys.map(networkLimit)

export const THREADS_MAX_LINKS = 5
