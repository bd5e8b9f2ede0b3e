import type { Dated } from '../../kit/dated.ts'

export const networkIds = [
  'instagram',
  'threads',
  'youtube',
  'x',
  'linkedin',
  'tiktok',
  'pinterest',
  'facebook',
] as const
export type NetworkId = (typeof networkIds)[number]

export interface HashtagRule {
  /** Fewer than this look lonely; a guideline only. */
  readonly fewest?: number
  readonly most: number
  /** What happens above it, as a sentence. */
  readonly above: string
}

export interface NetworkRule extends Dated<HashtagRule> {
  readonly name: string
}

const CHECKED = '2026-10-15'

const advice = (name: string, fewest: number, most: number, source: string): NetworkRule => ({
  name,
  value: { fewest, most, above: `More than ${most} read as noise there.` },
  asOf: CHECKED,
  source,
  kind: 'convention',
})

/** How many hashtags a post may have, or had better have. */
export const networkRules: Readonly<Record<NetworkId, NetworkRule>> = {
  instagram: {
    name: 'Instagram',
    value: { most: 5, above: 'Instagram takes at most 5 hashtags in a post.' },
    asOf: CHECKED,
    source: 'https://about.instagram.com/blog/announcements',
    kind: 'official',
  },
  threads: {
    name: 'Threads',
    value: { most: 1, above: 'Threads takes one topic tag in a post.' },
    asOf: CHECKED,
    source: 'https://developers.facebook.com/documentation/threads/posts',
    kind: 'official',
  },
  youtube: {
    name: 'YouTube',
    value: { most: 60, above: 'Above 60 hashtags YouTube ignores all of them.' },
    asOf: CHECKED,
    source: 'https://support.google.com/youtube/answer/6390658',
    kind: 'official',
  },
  x: advice('X', 1, 2, 'https://help.x.com/en/using-x/how-to-use-hashtags'),
  linkedin: advice('LinkedIn', 3, 5, 'https://www.linkedin.com/help/linkedin'),
  tiktok: advice('TikTok', 3, 5, 'https://support.tiktok.com'),
  pinterest: advice('Pinterest', 2, 5, 'https://help.pinterest.com'),
  facebook: advice('Facebook', 1, 2, 'https://www.facebook.com/help'),
}
