import { info as headingOutline } from './seo/heading-outline-checker/info.ts'
import { info as hreflang } from './seo/hreflang-generator/info.ts'
import { info as keywordDensity } from './seo/keyword-density-checker/info.ts'
import { info as metaTags } from './seo/meta-tag-generator/info.ts'
import { info as readability } from './seo/readability-checker/info.ts'
import { info as robotsTxt } from './seo/robots-txt-generator/info.ts'
import { info as schemaMarkup } from './seo/schema-markup-generator/info.ts'
import { info as serpSnippet } from './seo/serp-snippet-preview/info.ts'
import { info as urlSlug } from './seo/url-slug-generator/info.ts'
import { info as xmlSitemap } from './seo/xml-sitemap-generator/info.ts'
import { info as socialImageSizeChecker } from './social-media/social-image-size-checker/info.ts'
import { info as linkCardPreview } from './social-media/link-card-preview/info.ts'
import { info as characterCounter } from './social-media/character-counter/info.ts'
import { info as utmLinkBuilder } from './social-media/utm-link-builder/info.ts'
import { info as hashtagFormatter } from './social-media/hashtag-formatter/info.ts'
import { info as threadSplitter } from './social-media/thread-splitter/info.ts'
import { info as engagementRateCalculator } from './social-media/engagement-rate-calculator/info.ts'
import { info as postSchedulePlanner } from './social-media/post-schedule-planner/info.ts'
import { info as contentRepurposingEngine } from './premium/content-repurposing-engine/info.ts'
import { info as emailSubjectLineGenerator } from './premium/email-subject-line-generator/info.ts'
import { info as landingPageCopyGenerator } from './premium/landing-page-copy-generator/info.ts'
import { info as editorialCalendarBuilder } from './premium/editorial-calendar-builder/info.ts'
import { info as houseStyleChecker } from './premium/house-style-checker/info.ts'
import { info as contentBriefBuilder } from './premium/content-brief-builder/info.ts'
import { info as coverLetterBuilder } from './career-toolkit/cover-letter-builder/info.ts'
import { info as jobOfferComparison } from './career-toolkit/job-offer-comparison/info.ts'
import { info as resumeKeywordMatch } from './career-toolkit/resume-keyword-match/info.ts'
import { info as napConsistencyChecker } from './local-business/nap-consistency-checker/info.ts'
import { info as openingHoursSchemaGenerator } from './local-business/opening-hours-schema-generator/info.ts'
import { info as reviewLinkQrGenerator } from './local-business/review-link-qr-generator/info.ts'
import { info as breakEvenCalculator } from './startup/break-even-calculator/info.ts'
import { info as equityDilutionCalculator } from './startup/equity-dilution-calculator/info.ts'
import { info as runwayCalculator } from './startup/runway-calculator/info.ts'
import { info as saasMetricsCalculator } from './startup/saas-metrics-calculator/info.ts'
import { info as freelanceRateCalculator } from './freelancers/freelance-rate-calculator/info.ts'
import { info as invoiceMaker } from './freelancers/invoice-maker/info.ts'
import { info as latePaymentInterestCalculator } from './freelancers/late-payment-interest-calculator/info.ts'
import { info as projectEstimateCalculator } from './freelancers/project-estimate-calculator/info.ts'
import { info as jobPostingBuilder } from './business-hr/job-posting-builder/info.ts'
import { info as leaveAccrualCalculator } from './business-hr/leave-accrual-calculator/info.ts'
import { info as offerLetterBuilder } from './business-hr/offer-letter-builder/info.ts'
import { info as euVatCalculator } from './ecommerce/eu-vat-calculator/info.ts'
import { info as marginMarkupCalculator } from './ecommerce/margin-markup-calculator/info.ts'
import { info as roasCalculator } from './ecommerce/roas-calculator/info.ts'
import { info as volumetricWeightCalculator } from './ecommerce/volumetric-weight-calculator/info.ts'
import { info as titleThumbnailTester } from './creators/title-thumbnail-tester/info.ts'
import { info as videoChapterFormatter } from './creators/video-chapter-formatter/info.ts'
import { info as subtitleConverter } from './creators/subtitle-converter/info.ts'
import { info as sponsorshipRateCalculator } from './creators/sponsorship-rate-calculator/info.ts'
import type { ToolEntry } from './filter.ts'
import type { ToolReference } from './kit/types.ts'
import type { Tool, ToolGroupId } from './types.ts'

// Group by group, those that the card of the group names first.
const catalog = [
  serpSnippet,
  metaTags,
  schemaMarkup,
  readability,
  robotsTxt,
  xmlSitemap,
  hreflang,
  keywordDensity,
  headingOutline,
  urlSlug,

  characterCounter,
  utmLinkBuilder,
  hashtagFormatter,
  socialImageSizeChecker,
  threadSplitter,
  linkCardPreview,
  engagementRateCalculator,
  postSchedulePlanner,

  contentRepurposingEngine,
  emailSubjectLineGenerator,
  landingPageCopyGenerator,
  contentBriefBuilder,
  editorialCalendarBuilder,
  houseStyleChecker,

  resumeKeywordMatch,
  coverLetterBuilder,
  jobOfferComparison,

  openingHoursSchemaGenerator,
  reviewLinkQrGenerator,
  napConsistencyChecker,

  runwayCalculator,
  equityDilutionCalculator,
  breakEvenCalculator,
  saasMetricsCalculator,

  freelanceRateCalculator,
  invoiceMaker,
  projectEstimateCalculator,
  latePaymentInterestCalculator,

  leaveAccrualCalculator,
  offerLetterBuilder,
  jobPostingBuilder,

  marginMarkupCalculator,
  roasCalculator,
  volumetricWeightCalculator,
  euVatCalculator,

  videoChapterFormatter,
  titleThumbnailTester,
  subtitleConverter,
  sponsorshipRateCalculator,
] as const

type KeyOf<T> = T extends { readonly group: infer G extends string; readonly slug: infer S extends string }
  ? `${G}/${S}`
  : never

/** `group/slug` of a tool that exists; a wrong one does not compile. */
export type ToolKey = KeyOf<(typeof catalog)[number]>

/** All tools in card order. */
export const tools: readonly Tool[] = catalog

// Addresses without a group segment: the navigation of the specification links to them so.
const fixedSlugs: ReadonlySet<string> = new Set([
  'content-repurposing-engine',
  'email-subject-line-generator',
  'landing-page-copy-generator',
])

const toolByKey = new Map<string, Tool>(tools.map((tool) => [`${tool.group}/${tool.slug}`, tool]))

function isFixed(tool: Tool): boolean {
  return tool.group === 'premium' && fixedSlugs.has(tool.slug)
}

/** The three Premium tools that live at `/tools/{slug}`. */
export const fixedTools: readonly Tool[] = tools.filter(isFixed)

/** Address of a tool's page. */
export function toolPath(tool: Tool): string {
  return isFixed(tool) ? `/tools/${tool.slug}` : `/tools/${tool.group}/${tool.slug}`
}

/** Every tool of a group, in card order. */
export function toolsOfGroup(group: ToolGroupId): readonly Tool[] {
  return tools.filter((tool) => tool.group === group)
}

/** The tools a group's card names. */
export function toolsOnCard(group: ToolGroupId): readonly Tool[] {
  return toolsOfGroup(group).filter((tool) => tool.onCard)
}

/** How many tools stand behind the card's "+n more"; 0 means no such link. */
export function moreCount(group: ToolGroupId): number {
  return toolsOfGroup(group).filter((tool) => !tool.onCard).length
}

/** The tool at `/tools/{group}/{slug}`; the fixed three are found too, so a page redirects or refuses by `toolPath`. */
export function findTool(groupSlug: string, toolSlug: string): Tool | undefined {
  return toolByKey.get(`${groupSlug}/${toolSlug}`)
}

/** The Premium tool at `/tools/{slug}`. */
export function findFixedTool(slug: string): Tool | undefined {
  return fixedTools.find((tool) => tool.slug === slug)
}

/** The tools behind a list of keys, in the same order; a test holds that each key has its tool. */
export function toolsByKeys(keys: readonly (ToolKey | ToolReference)[]): readonly Tool[] {
  return keys.flatMap((key) => toolByKey.get(key) ?? [])
}

/** A list of tools as the filter field takes it. */
export function toolEntries(list: readonly Tool[]): readonly ToolEntry[] {
  return list.map((tool) => ({ name: tool.name, purpose: tool.purpose, path: toolPath(tool) }))
}

const renamedGroups = [
  { from: 'freelancer', to: 'freelancers' },
  { from: 'creator', to: 'creators' },
  { from: 'e-commerce', to: 'ecommerce' },
  { from: 'social', to: 'social-media' },
] as const

const moved = (source: string, destination: string) => ({ source, destination, permanent: true })

/** Permanent redirects for `next.config`, so that no tool page has two addresses. */
export const toolRedirects = [
  moved('/tools/career-toolkit', '/career-toolkit'),
  moved('/career-toolkit/:slug', '/tools/career-toolkit/:slug'),
  ...fixedTools.map((tool) => moved(`/tools/premium/${tool.slug}`, toolPath(tool))),
  ...renamedGroups.map(({ from, to }) => moved(`/tools/${from}/:path*`, `/tools/${to}/:path*`)),
]
