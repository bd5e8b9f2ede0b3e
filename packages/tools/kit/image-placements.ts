import type { Dated } from './dated.ts'

const MB = 1024 * 1024
const CHECKED = '2026-10-01'

/** The rule of a placement without limits. */
const base = {
  minWidth: 1,
  minHeight: 1,
  maxSide: Infinity,
  maxBytes: Infinity,
  /** Other accepted ratios of width ÷ height. */
  also: new Array<number>(),
  /** Fractions of the height that the network's own buttons cover. */
  unsafeTop: 0,
  unsafeBottom: 0,
  note: '',
}

export type PlacementRule = Readonly<typeof base & { width: number; height: number }>

type Placement = Dated<PlacementRule> & { readonly name: string }

const placement = (
  name: string,
  width: number,
  height: number,
  source: string,
  rule: Partial<PlacementRule> = {},
): Placement => ({
  name,
  value: { ...base, width, height, ...rule },
  asOf: CHECKED,
  source,
  kind: 'official',
})

const facebook = 'https://developers.facebook.com/docs/sharing/webmasters/images'
const x = 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image'
const instagram = 'https://help.instagram.com/1631821640426723'
const linkedin = 'https://www.linkedin.com/help/linkedin/answer/a521928'
const pinterest = 'https://help.pinterest.com/en/business/article/pinterest-product-specs'
const youtube = 'https://support.google.com/youtube/answer/72431'
const google = 'https://developers.google.com/search/docs/appearance/structured-data/article'
const article = { note: 'At least 50,000 pixels each; give all three shapes.' }

export const placements = {
  'open-graph': placement('Open Graph card (Facebook, LinkedIn, Slack, WhatsApp)', 1200, 630, facebook, {
    minWidth: 200,
    minHeight: 200,
    maxBytes: 8 * MB,
  }),
  'x-card': placement('X large card', 1200, 628, x, {
    minWidth: 300,
    minHeight: 157,
    maxSide: 4096,
    maxBytes: 5 * MB,
    also: [2],
    note: '2:1 is accepted, too.',
  }),
  'instagram-portrait': placement('Instagram portrait', 1080, 1350, instagram, {
    minWidth: 320,
    also: [3 / 4],
    note: 'Widths of 320 to 1080 are kept; 3:4 (1080 × 1440) is also accepted in the app.',
  }),
  'instagram-square': placement('Instagram square', 1080, 1080, instagram),
  story: {
    ...placement('Story, Reel, Short, TikTok', 1080, 1920, instagram, {
      unsafeTop: 0.14,
      unsafeBottom: 0.2,
      note: 'Keep text out of the top 14 % and the bottom 20 % (guideline).',
    }),
    kind: 'convention' as const,
  },
  linkedin: placement('LinkedIn post', 1200, 627, linkedin, { maxBytes: 5 * MB }),
  pinterest: placement('Pinterest pin', 1000, 1500, pinterest, { maxBytes: 20 * MB }),
  youtube: placement('YouTube thumbnail', 1280, 720, youtube, {
    minWidth: 640,
    maxBytes: 50 * MB,
  }),
  'blog-wide': placement('Blog structured data 16:9', 1200, 675, google, article),
  'blog-classic': placement('Blog structured data 4:3', 1200, 900, google, article),
  'blog-square': placement('Blog structured data 1:1', 1200, 1200, google, article),
} as const satisfies Record<string, Placement>

export type PlacementKey = keyof typeof placements
export const placementKeys = Object.keys(placements) as PlacementKey[]
