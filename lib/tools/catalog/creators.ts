import { info as titleThumbnailTester } from '../creators/title-thumbnail-tester/info.ts'
import { info as videoChapterFormatter } from '../creators/video-chapter-formatter/info.ts'
import { info as subtitleConverter } from '../creators/subtitle-converter/info.ts'
import { info as sponsorshipRateCalculator } from '../creators/sponsorship-rate-calculator/info.ts'
import type { Tool } from '../types.ts'

export const creatorTools = [
  videoChapterFormatter,
  titleThumbnailTester,
  subtitleConverter,
  sponsorshipRateCalculator,
] as const satisfies readonly Tool[]
