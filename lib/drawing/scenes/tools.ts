import type { ToolKey } from '../../tools/registry.ts'
import type { ToolGroupId } from '../../tools/types.ts'
import type { PieceName } from '../pieces/registry.ts'
import type { SceneItem } from '../scene.ts'
import { put } from './build.ts'

export const TOOL_ART_VIEW_BOX = '-6 -6 172 172'

/** A piece large in the middle, and what says more of it before its lower right corner. */
const pair = (main: PieceName, colours: number, second: PieceName, secondColours = 0): SceneItem[] => [
  put(main, 68, 72, 128, { colours, turn: -3 }),
  put(second, 118, 112, 78, { colours: secondColours, turn: 5 }),
]

/** What a group is for, laid out of pieces of the kit. */
export const groupScenes: Record<ToolGroupId, readonly SceneItem[]> = {
  seo: pair('page', 0, 'magnifier', 1),
  'social-media': [
    put('chat', 64, 66, 120, { colours: 5, turn: -4 }),
    put('chat', 116, 118, 78, { colours: 0, turn: 4, flip: true }),
  ],
  premium: [
    put('cog', 108, 52, 92, { colours: 1, turn: 12 }),
    put('page', 62, 80, 124, { colours: 0, turn: -4 }),
    put('cog', 116, 122, 70, { colours: 0 }),
  ],
  'career-toolkit': pair('page', 0, 'envelope', 2),
  'local-business': [put('shop', 80, 80, 150)],
  startup: [put('graph', 70, 72, 130, { colours: 1 }), put('coins', 122, 118, 72)],
  freelancers: [
    put('page', 58, 70, 124, { colours: 0, turn: -4 }),
    put('clock', 114, 62, 76, { colours: 0 }),
    put('coins', 112, 124, 66),
  ],
  'business-hr': pair('calendar', 0, 'envelope', 1),
  ecommerce: pair('parcel', 0, 'tag', 0),
  creators: pair('video', 0, 'chat', 2),
}

/** All of it together: the head of the directory. */
export const directoryScene: readonly SceneItem[] = [
  put('calendar', 46, 52, 84, { turn: -7 }),
  put('page', 108, 54, 96, { colours: 1, turn: 5 }),
  put('clock', 54, 112, 66),
  put('coins', 118, 128, 62),
  put('magnifier', 92, 92, 74, { colours: 0, turn: 4 }),
]

type Drawn = readonly [main: PieceName, colours: number, second?: PieceName, secondColours?: number]

/** What a tool works on, and what it does with it; one that is not here has the drawing of its group. */
const drawn: Partial<Record<ToolKey, Drawn>> = {
  'seo/serp-snippet-preview': ['page', 0, 'magnifier', 1],
  'seo/meta-tag-generator': ['page', 1, 'label', 0],
  'seo/schema-markup-generator': ['page', 0, 'cog', 1],
  'seo/readability-checker': ['books', 0, 'magnifier', 0],
  'seo/robots-txt-generator': ['bot', 1, 'page', 0],
  'seo/xml-sitemap-generator': ['page', 0, 'arrow', 1],
  'seo/hreflang-generator': ['page', 1, 'chat', 2],
  'seo/keyword-density-checker': ['page', 0, 'graph', 1],
  'seo/heading-outline-checker': ['page', 2, 'magnifier', 1],
  'seo/url-slug-generator': ['label', 0, 'arrow', 1],
  'social-media/character-counter': ['chat', 1, 'graph', 0],
  'social-media/utm-link-builder': ['arrow', 1, 'label', 0],
  'social-media/hashtag-formatter': ['chat', 5, 'label', 0],
  'social-media/social-image-size-checker': ['photo', 0, 'magnifier', 1],
  'social-media/thread-splitter': ['page', 0, 'chat', 1],
  'social-media/link-card-preview': ['photo', 1, 'chat', 0],
  'social-media/engagement-rate-calculator': ['graph', 1, 'chat', 2],
  'social-media/post-schedule-planner': ['calendar', 0, 'chat', 1],
  'premium/content-repurposing-engine': ['cog', 0, 'page', 0],
  'premium/email-subject-line-generator': ['envelope', 3, 'cog', 0],
  'premium/landing-page-copy-generator': ['page', 1, 'cog', 0],
  'premium/content-brief-builder': ['page', 2, 'chat', 1],
  'premium/editorial-calendar-builder': ['calendar', 1, 'newspaper'],
  'premium/house-style-checker': ['newspaper', 0, 'magnifier', 0],
  'career-toolkit/resume-keyword-match': ['page', 0, 'magnifier', 0],
  'career-toolkit/cover-letter-builder': ['envelope', 3, 'page', 1],
  'career-toolkit/job-offer-comparison': ['page', 1, 'coins', 0],
  'local-business/opening-hours-schema-generator': ['shop', 0, 'clock', 0],
  'local-business/review-link-qr-generator': ['shop', 2, 'chat', 1],
  'local-business/nap-consistency-checker': ['shop', 1, 'magnifier', 0],
  'startup/runway-calculator': ['coins', 0, 'clock', 0],
  'startup/equity-dilution-calculator': ['page', 1, 'coins', 0],
  'startup/break-even-calculator': ['graph', 1, 'coins', 0],
  'startup/saas-metrics-calculator': ['graph', 5, 'magnifier', 0],
  'freelancers/freelance-rate-calculator': ['clock', 0, 'coins', 0],
  'freelancers/invoice-maker': ['page', 0, 'coins', 0],
  'freelancers/project-estimate-calculator': ['page', 2, 'clock', 0],
  'freelancers/late-payment-interest-calculator': ['calendar', 2, 'coins', 0],
  'business-hr/leave-accrual-calculator': ['calendar', 0, 'clock', 0],
  'business-hr/offer-letter-builder': ['page', 0, 'envelope', 1],
  'business-hr/job-posting-builder': ['newspaper', 0, 'chat', 1],
  'ecommerce/margin-markup-calculator': ['tag', 0, 'coins', 0],
  'ecommerce/roas-calculator': ['newspaper', 0, 'coins', 0],
  'ecommerce/volumetric-weight-calculator': ['parcel', 0, 'scale', 1],
  'ecommerce/eu-vat-calculator': ['parcel', 1, 'tag', 0],
  'creators/video-chapter-formatter': ['video', 0, 'clock', 0],
  'creators/title-thumbnail-tester': ['photo', 0, 'video', 0],
  'creators/subtitle-converter': ['video', 1, 'chat', 0],
  'creators/sponsorship-rate-calculator': ['video', 0, 'coins', 0],
}

const drawnByKey = new Map<string, Drawn>(Object.entries(drawn))

/** The drawing of a tool. */
export function toolScene(group: ToolGroupId, slug: string): readonly SceneItem[] {
  const [main, colours, second, secondColours] = drawnByKey.get(`${group}/${slug}`) ?? []
  if (!main) return groupScenes[group]
  return second ? pair(main, colours ?? 0, second, secondColours) : [put(main, 80, 80, 150, { colours: colours ?? 0 })]
}
