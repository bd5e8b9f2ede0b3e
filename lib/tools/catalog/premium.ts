import { info as contentRepurposingEngine } from '../premium/content-repurposing-engine/info.ts'
import { info as emailSubjectLineGenerator } from '../premium/email-subject-line-generator/info.ts'
import { info as landingPageCopyGenerator } from '../premium/landing-page-copy-generator/info.ts'
import { info as editorialCalendarBuilder } from '../premium/editorial-calendar-builder/info.ts'
import { info as houseStyleChecker } from '../premium/house-style-checker/info.ts'
import type { Tool } from '../types.ts'

export const premiumTools = [
  contentRepurposingEngine,
  emailSubjectLineGenerator,
  landingPageCopyGenerator,
  {
    slug: 'content-brief-builder',
    name: 'Content Brief Builder',
    group: 'premium',
    onCard: true,
    purpose: 'A brief that tells a writer the reader, the question, the outline and the sources.',
    about:
      'This builder is being built. It will guide you through the reader, the question the text must answer, the outline and the facts to check, and return a brief as a document. It is for editors who hand work to others and want it back right the first time.',
    relatedServices: ['seo-optimization', 'marketing-lead-generation'],
    relatedPosts: ['guide', 'education'],
  },
  editorialCalendarBuilder,
  houseStyleChecker,
] as const satisfies readonly Tool[]
