import type { ToolKey } from './registry.ts'
import type { Tool } from './types.ts'

/** What one comes to a tool for. */
interface Jobs {
  /** Each ends the sentence "I want to …". */
  readonly wants: readonly [string, ...string[]]
  /** Other words that one may search for; not shown. */
  readonly words: string
}

const jobs = (words: string, ...wants: [string, ...string[]]): Jobs => ({ words, wants })

/** Jobs by tool; a tool without one does not compile. */
const toolJobs: Record<ToolKey, Jobs> = {
  'seo/serp-snippet-preview': jobs('google pixel title tag', 'see how my page will look among search results'),
  'seo/meta-tag-generator': jobs('open graph head html og', 'write the tags for the head of a page'),
  'seo/schema-markup-generator': jobs(
    'json-ld rich results',
    'tell search engines what a page is about',
    'get a recipe, product or event shown with its details',
  ),
  'seo/readability-checker': jobs('flesch grade plain language', 'find the sentences that make a text hard to read'),
  'seo/robots-txt-generator': jobs(
    'crawler bot disallow block gptbot',
    'keep crawlers away from parts of a site',
    'find out why a path is blocked',
  ),
  'seo/xml-sitemap-generator': jobs('index urls lastmod', 'hand search engines a list of my pages'),
  'seo/hreflang-generator': jobs(
    'language country international translation',
    'show each reader the version in their language',
  ),
  'seo/keyword-density-checker': jobs('repetition stuffing phrases', 'see which words a text repeats too often'),
  'seo/heading-outline-checker': jobs(
    'h1 h2 accessibility structure',
    'check that the headings of a page are in order',
  ),
  'seo/url-slug-generator': jobs(
    'permalink redirect transliteration',
    'turn titles into short addresses',
    'redirect old addresses to new ones',
  ),
  'social-media/character-counter': jobs(
    'length limit x twitter bluesky threads linkedin',
    'know whether a post fits before I paste it',
  ),
  'social-media/utm-link-builder': jobs(
    'campaign tracking analytics source medium',
    'see in my statistics which link brought a visitor',
  ),
  'social-media/hashtag-formatter': jobs(
    'camel case tags instagram',
    'write hashtags that people and screen readers can read',
  ),
  'social-media/social-image-size-checker': jobs(
    'photo crop dimensions pixels safe zone instagram facebook',
    'check that a picture is not cut off on a network',
    'get a copy of a picture in the right size',
  ),
  'social-media/thread-splitter': jobs('x twitter bluesky mastodon long post', 'publish a long text as a thread'),
  'social-media/link-card-preview': jobs(
    'open graph og image share facebook linkedin',
    'see the card that my link shows when it is shared',
    'find out why a shared link shows no picture',
  ),
  'social-media/engagement-rate-calculator': jobs(
    'likes reach impressions followers statistics',
    'compare how well my posts do',
  ),
  'social-media/post-schedule-planner': jobs('calendar plan ics publishing', 'plan posts for the coming weeks'),
  'premium/content-repurposing-engine': jobs(
    'newsletter summary article reuse',
    'make a newsletter, a thread and posts of one article',
  ),
  'premium/email-subject-line-generator': jobs(
    'newsletter headline open rate mailing',
    'find a subject line for an email',
  ),
  'premium/landing-page-copy-generator': jobs(
    'headline copywriting website sales',
    'write the first draft of a landing page',
  ),
  'premium/content-brief-builder': jobs('writer outline assignment editor', 'tell a writer exactly what I need'),
  'premium/editorial-calendar-builder': jobs(
    'content plan quarter seasons ics',
    'lay out what to publish over a quarter',
  ),
  'premium/house-style-checker': jobs(
    'style guide spelling tone brand voice rules',
    'hold a text to the rules of my house',
  ),
  'career-toolkit/resume-keyword-match': jobs(
    'cv curriculum vitae ats job advert',
    'see what a job advert asks for and my résumé does not say',
  ),
  'career-toolkit/cover-letter-builder': jobs('cv application job motivation', 'write a letter of one page for a job'),
  'career-toolkit/job-offer-comparison': jobs(
    'salary pay commute decide benefits',
    'choose between two or more job offers',
    'know what an hour of a job really pays',
  ),
  'local-business/opening-hours-schema-generator': jobs(
    'google business profile holidays shop restaurant',
    'publish opening hours that maps and search engines read',
  ),
  'local-business/review-link-qr-generator': jobs(
    'google place id feedback rating counter print',
    'make it easy for guests to leave a review',
    'print a code for the counter',
  ),
  'local-business/nap-consistency-checker': jobs(
    'listing directory citations phone',
    'find listings with an old address or phone number',
  ),
  'startup/runway-calculator': jobs('burn rate cash investor funding', 'know when the money runs out'),
  'startup/equity-dilution-calculator': jobs(
    'cap table safe shares round option pool',
    'see what I still own after the next round',
  ),
  'startup/break-even-calculator': jobs(
    'fixed costs price units profit',
    'know how much I must sell to cover my costs',
  ),
  'startup/saas-metrics-calculator': jobs(
    'mrr arr churn ltv cac subscription',
    'get the figures that investors ask for',
  ),
  'freelancers/freelance-rate-calculator': jobs(
    'hourly daily price income self-employed',
    'know what to charge for an hour or a day',
  ),
  'freelancers/invoice-maker': jobs('bill vat pdf payment', 'write an invoice'),
  'freelancers/project-estimate-calculator': jobs(
    'quote offer pert effort hours',
    'quote a price for a project I cannot fully foresee',
  ),
  'freelancers/late-payment-interest-calculator': jobs(
    'unpaid invoice overdue reminder debt compensation',
    'charge interest on an invoice that is paid late',
    'write a reminder to a client who does not pay',
  ),
  'business-hr/leave-accrual-calculator': jobs(
    'holiday vacation pto urlop days off',
    'know how much leave somebody has earned',
  ),
  'business-hr/offer-letter-builder': jobs('employment contract hire job', 'offer somebody a job in writing'),
  'business-hr/job-posting-builder': jobs(
    'vacancy recruit hiring advert schema',
    'write a job advert that names the pay',
  ),
  'ecommerce/margin-markup-calculator': jobs('price cost profit shop fees', 'set a price that leaves a profit'),
  'ecommerce/roas-calculator': jobs(
    'ads advertising cpc google ads return',
    'find out whether my ads earn money',
    'know what a click may cost',
  ),
  'ecommerce/volumetric-weight-calculator': jobs(
    'parcel courier shipping box dimensional',
    'know what a carrier will charge for a parcel',
    'choose the box that costs less to send',
  ),
  'ecommerce/eu-vat-calculator': jobs(
    'tax gross net unit price reduction omnibus',
    'add or take off VAT',
    'label a price or a reduction as the law asks',
  ),
  'creators/video-chapter-formatter': jobs(
    'youtube timestamps podcast markers',
    'give a video chapters that YouTube accepts',
  ),
  'creators/title-thumbnail-tester': jobs(
    'youtube video click',
    'see whether a title and a thumbnail work when they are small',
  ),
  'creators/subtitle-converter': jobs(
    'srt vtt captions sync delay',
    'turn subtitles into another format',
    'shift subtitles that come too early or too late',
  ),
  'creators/sponsorship-rate-calculator': jobs('influencer brand deal cpm price', 'know what to ask of a sponsor'),
}

const byKey = new Map<string, Jobs>(Object.entries(toolJobs))

/** What a tool is for, in the words of those who come for it. */
export const wantsOf = ({ group, slug }: Tool): readonly string[] => byKey.get(`${group}/${slug}`)?.wants ?? []

/** All words by which a tool may be found besides its name and purpose. */
export const searchWordsOf = (tool: Tool): string =>
  [...wantsOf(tool), byKey.get(`${tool.group}/${tool.slug}`)?.words ?? ''].join(' ')
