import { info as contentRepurposingEngine } from '../premium/content-repurposing-engine/info.ts'
import { info as emailSubjectLineGenerator } from '../premium/email-subject-line-generator/info.ts'
import { info as landingPageCopyGenerator } from '../premium/landing-page-copy-generator/info.ts'
import { info as editorialCalendarBuilder } from '../premium/editorial-calendar-builder/info.ts'
import { info as houseStyleChecker } from '../premium/house-style-checker/info.ts'
import { info as contentBriefBuilder } from '../premium/content-brief-builder/info.ts'
import type { Tool } from '../types.ts'

export const premiumTools = [
  contentRepurposingEngine,
  emailSubjectLineGenerator,
  landingPageCopyGenerator,
  contentBriefBuilder,
  editorialCalendarBuilder,
  houseStyleChecker,
] as const satisfies readonly Tool[]
