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
import type { Tool } from './types.ts'
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

export const seoTools = [
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
] as const

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

export const premiumTools = [
  contentRepurposingEngine,
  emailSubjectLineGenerator,
  landingPageCopyGenerator,
  contentBriefBuilder,
  editorialCalendarBuilder,
  houseStyleChecker,
] as const satisfies readonly Tool[]

export const careerToolkitTools = [resumeKeywordMatch, coverLetterBuilder, jobOfferComparison] as const

export const localBusinessTools = [openingHoursSchemaGenerator, reviewLinkQrGenerator, napConsistencyChecker] as const

export const startupTools = [
  runwayCalculator,
  equityDilutionCalculator,
  breakEvenCalculator,
  saasMetricsCalculator,
] as const satisfies readonly Tool[]

export const freelancerTools = [
  freelanceRateCalculator,
  invoiceMaker,
  projectEstimateCalculator,
  latePaymentInterestCalculator,
] as const satisfies readonly Tool[]

export const businessHrTools = [leaveAccrualCalculator, offerLetterBuilder, jobPostingBuilder] as const

export const ecommerceTools = [
  marginMarkupCalculator,
  roasCalculator,
  volumetricWeightCalculator,
  euVatCalculator,
] as const satisfies readonly Tool[]

export const creatorTools = [
  videoChapterFormatter,
  titleThumbnailTester,
  subtitleConverter,
  sponsorshipRateCalculator,
] as const satisfies readonly Tool[]
