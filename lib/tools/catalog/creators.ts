import { info as videoChapterFormatter } from '../creators/video-chapter-formatter/info.ts'
import { info as subtitleConverter } from '../creators/subtitle-converter/info.ts'
import { info as sponsorshipRateCalculator } from '../creators/sponsorship-rate-calculator/info.ts'
import type { Tool } from '../types.ts'

export const creatorTools = [
  videoChapterFormatter,
  {
    slug: 'title-thumbnail-tester',
    name: 'Title & Thumbnail Tester',
    group: 'creators',
    onCard: true,
    purpose: 'Titles and thumbnails side by side at the sizes viewers really see.',
    about:
      'This tester is being built. It will show several titles and pictures as they appear on a phone, in a sidebar and on a television, with the cut marked and small text made visible for what it is. It is for creators choosing between two ideas.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['photography', 'recipe'],
  },
  subtitleConverter,
  sponsorshipRateCalculator,
] as const satisfies readonly Tool[]
