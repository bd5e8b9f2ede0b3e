import type { Dated } from '../../kit/dated.ts'

interface HashtagRule {
  /** Recommended minimum; a guideline only. */
  readonly fewest?: number
  readonly most: number
  /** Consequence of exceeding it, as a sentence. */
  readonly above: string
}

type NetworkRule = Dated<HashtagRule> & { readonly name: string }

const CHECKED = '2026-10-15'

const advice = (name: string, fewest: number, most: number, source: string): NetworkRule => ({
  name,
  value: { fewest, most, above: `More than ${most} read as noise there.` },
  asOf: CHECKED,
  source,
  kind: 'convention',
})

const limit = (name: string, most: number, above: string, source: string): NetworkRule => ({
  name,
  value: { most, above },
  asOf: CHECKED,
  source,
  kind: 'official',
})

/** Allowed or recommended numbers of hashtags per post. */
const rules = {
  instagram: limit(
    'Instagram',
    5,
    'Instagram takes at most 5 hashtags in a post.',
    'https://about.instagram.com/blog/announcements',
  ),
  threads: limit(
    'Threads',
    1,
    'Threads takes one topic tag in a post.',
    'https://developers.facebook.com/documentation/threads/posts',
  ),
  youtube: limit(
    'YouTube',
    60,
    'Above 60 hashtags YouTube ignores all of them.',
    'https://support.google.com/youtube/answer/6390658',
  ),
  x: advice('X', 1, 2, 'https://help.x.com/en/using-x/how-to-use-hashtags'),
  linkedin: advice('LinkedIn', 3, 5, 'https://www.linkedin.com/help/linkedin'),
  tiktok: advice('TikTok', 3, 5, 'https://support.tiktok.com'),
  pinterest: advice('Pinterest', 2, 5, 'https://help.pinterest.com'),
  facebook: advice('Facebook', 1, 2, 'https://www.facebook.com/help'),
}

export type NetworkId = keyof typeof rules
export const networkIds = Object.keys(rules) as NetworkId[]
export const networkRules: Readonly<Record<NetworkId, NetworkRule>> = rules
