import { info as linkCardPreview } from '../social-media/link-card-preview/info.ts'
import { info as characterCounter } from '../social-media/character-counter/info.ts'
import { info as utmLinkBuilder } from '../social-media/utm-link-builder/info.ts'
import { info as hashtagFormatter } from '../social-media/hashtag-formatter/info.ts'
import { info as threadSplitter } from '../social-media/thread-splitter/info.ts'
import { info as engagementRateCalculator } from '../social-media/engagement-rate-calculator/info.ts'
import { info as postSchedulePlanner } from '../social-media/post-schedule-planner/info.ts'
import type { Tool } from '../types.ts'

export const socialMediaTools = [
  characterCounter,
  utmLinkBuilder,
  hashtagFormatter,
  {
    slug: 'social-image-size-checker',
    name: 'Social Image Size Checker',
    group: 'social-media',
    onCard: true,
    purpose: "A picture's size and shape against what each network shows without cropping.",
    about:
      'This checker is being built. It will measure a picture you choose and show, for each network and placement, whether it fits, what would be cropped, and whether it is large enough. It is for shops, cafés and creators who post the same photograph in many places.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['photography', 'kitchen'],
  },
  threadSplitter,
  linkCardPreview,
  engagementRateCalculator,
  postSchedulePlanner,
] as const satisfies readonly Tool[]
