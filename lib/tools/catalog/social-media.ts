import { info as socialImageSizeChecker } from '../social-media/social-image-size-checker/info.ts'
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
  socialImageSizeChecker,
  threadSplitter,
  linkCardPreview,
  engagementRateCalculator,
  postSchedulePlanner,
] as const satisfies readonly Tool[]
