import { describe, expect, it } from 'vitest'
import { groupIds } from './groups.ts'
import { tools } from './registry.ts'
import { answerSearch, searchTools } from './search.ts'

/** Queries in visitors' words, by the tool that must be among the first three results. */
const queries = {
  'seo/serp-snippet-preview':
    'meta description length, how does my page look in google, what people see in search results',
  'seo/robots-txt-generator': 'stop chatgpt from reading my site, block bots, keep google out of my admin pages',
  'seo/readability-checker':
    'is my text easy to read, flesch score, my sentences are too long, is my writing too complicated',
  'seo/url-slug-generator': 'clean url, permalink',
  'seo/schema-markup-generator': 'json ld for a recipe, rich snippets',
  'seo/meta-tag-generator': 'title tag, open graph tags',
  'seo/xml-sitemap-generator': 'site map',
  'seo/hreflang-generator': 'language versions of a page, my page exists in german and english',
  'seo/keyword-density-checker': 'keyword stuffing, how often is a word in my text',
  'seo/heading-outline-checker': 'h1 h2 h3, check the headings of my page, check h tags',
  'social-media/character-counter': 'twitter character limit, word count, how many letters in a tweet',
  'social-media/social-image-size-checker':
    'instagram picture dimensions, crop a photo for facebook, cover picture size for linkedin',
  'social-media/post-schedule-planner': 'when to post, social media calendar',
  'social-media/hashtag-formatter': 'tags for instagram, hashtags',
  'social-media/thread-splitter': 'tweet storm, long post on bluesky, split a long text into several tweets',
  'social-media/link-card-preview':
    'link preview whatsapp, no picture when I share my link, my link shows the wrong picture on facebook, ' +
    'how does my post look when shared',
  'social-media/utm-link-builder': 'track campaign links, google analytics campaign, which newsletter link was clicked',
  'social-media/engagement-rate-calculator':
    'instagram likes percentage, engagement, how well are my instagram posts doing',
  'premium/content-repurposing-engine': 'turn a blog post into tweets, reuse an article, article into linkedin posts',
  'premium/email-subject-line-generator': 'newsletter subject, email headline',
  'premium/house-style-checker': 'proofread against a style guide, forbidden words, color or colour',
  'premium/editorial-calendar-builder':
    'content plan, publishing schedule for the blog, plan blog posts for next quarter',
  'premium/landing-page-copy-generator': 'sales page text, text for my homepage, landingpage text',
  'premium/content-brief-builder': 'instructions for a copywriter, tell the writer what the article must contain',
  'career-toolkit/resume-keyword-match': 'cv, ats check, resumé keywords, does my cv fit the job',
  'career-toolkit/cover-letter-builder': 'motivation letter, application letter',
  'career-toolkit/job-offer-comparison':
    'which job should I take, compare salaries, two job offers, salary or contract which pays more, ' +
    'b2b or employment contract',
  'local-business/review-link-qr-generator':
    'google review, qr code, get more reviews, sticker for reviews on the counter',
  'local-business/opening-hours-schema-generator':
    'opening times, buisness hours, tell google we are closed at christmas',
  'local-business/nap-consistency-checker':
    'wrong phone number on google maps, same address everywhere, old address still on yelp, ' +
    'company details are inconsistent online',
  'startup/equity-dilution-calculator':
    'cap table, how much equity do I give to investors, founder shares after funding, ' +
    'what happens to my shares when an investor comes in, convertible note, how much of the company do I lose',
  'startup/runway-calculator':
    'burn rate, how long will our cash last, when do we run out of money, how many months of money do we have, ' +
    'when will we go broke',
  'startup/saas-metrics-calculator':
    'churn rate, customer lifetime value, mrr, customers who cancel each month, cac payback, how many users leave',
  'startup/break-even-calculator':
    'how many do I need to sell, breakeven point, how many subscribers to cover our costs, ' +
    'when do I make a profit',
  'freelancers/freelance-rate-calculator':
    'how much to charge, how much should I charge per hour, day rate for freelancers, hourly wage, hourley rate, ' +
    'what hourly rate do I need to earn 4000 a month',
  'freelancers/invoice-maker':
    'bill a client, invoice template, invioce, send a bill to a company in germany, reverse charge, proforma, ' +
    'make a credit note, faktura',
  'freelancers/late-payment-interest-calculator':
    'client has not paid, overdue invoice, late fee, reminder letter for payment, customer ignores my invoice, ' +
    'interest on unpaid bills, they still havent payed me',
  'freelancers/project-estimate-calculator':
    'how long will the project take, quote for a website, estimate hours, how many days will this job take me',
  'business-hr/leave-accrual-calculator':
    'holiday entitlement, vacation days, annual leave part time, pto, how many holidays does a part timer get, ' +
    'unused vacation when someone quits',
  'business-hr/offer-letter-builder':
    'hire someone, employment offer, letter for a new employee, we want to employ a waiter',
  'business-hr/job-posting-builder': 'job ad, vacancy text, recruit a cook, write a job description, looking for staff',
  'ecommerce/margin-markup-calculator':
    'profit margin, how to price my product, markup percentage, selling price from cost, ' +
    'what do I earn on each order, what should I sell it for, am I making money on this item',
  'ecommerce/eu-vat-calculator':
    'add vat to a price, price per kilo, remove tax from total, gross to net, discount label, ' +
    'black friday price law, price including vat for france, value added tax germany, was price now price',
  'ecommerce/roas-calculator':
    'are my facebook ads worth it, cost per click, return on ad spend, is my ad budget too high, ' +
    'is my advertisment working',
  'ecommerce/volumetric-weight-calculator':
    'shipping cost of a big box, dimensional weight, courier parcel size, postage, dhl parcel weight, ' +
    'length x width x height divided by 5000',
  'creators/subtitle-converter':
    'srt to vtt, subtitles out of sync, caption delay, subtitles come too early, transcript to subtitles, ' +
    'text under a film',
  'creators/video-chapter-formatter': 'youtube timestamps, chapters for youtube, sections in the video progress bar',
  'creators/title-thumbnail-tester': 'thumbnail test, is my thumbnail readable on a phone, better video title',
  'creators/sponsorship-rate-calculator':
    'price for a sponsored post, influencer price, what can I ask a brand for a video, how much is a shoutout',
}

const jobs = Object.entries(queries).flatMap(([key, list]) => list.split(', ').map((query) => [query, key] as const))

const names = (query: string) => searchTools(query).map(({ name }) => name)
const keys = (query: string) => searchTools(query).map(({ group, slug }) => `${group}/${slug}`)

describe('the search of the tools', () => {
  it.each(jobs)('finds the tool for “%s” among the first three', (query, key) => {
    expect(keys(query).slice(0, 3)).toContain(key)
  })

  it('finds every tool first by its own name, in any case and without accents', () => {
    for (const { name, group, slug } of tools) {
      expect(keys(name)[0], name).toBe(`${group}/${slug}`)
      expect(keys(name.toUpperCase())[0], name).toBe(`${group}/${slug}`)
    }
  })

  it('finds every tool by the jobs that its page names', () => {
    for (const { wants, group, slug } of tools)
      for (const want of wants) expect(keys(want).slice(0, 3), want).toContain(`${group}/${slug}`)
  })

  it('finds nothing for signs alone, and counts repeated words once', () => {
    for (const query of ['.*', '&|!():*', '🍲', '   ']) expect(names(query), query).toEqual([])
    expect(names('invoice '.repeat(20_000))).toEqual(names('invoice'))
  })
})

describe('the answer of the directory and of a group', () => {
  it('is null without words', () => {
    expect(answerSearch('')).toBeNull()
    expect(answerSearch('  ', 'seo')).toBeNull()
  })

  it('searches the group first, and other groups when it has no such tool', () => {
    expect(answerSearch('invoice', 'freelancers')?.kind).toBe('found')
    const elsewhere = answerSearch('subtitles', 'seo')
    expect(elsewhere?.kind).toBe('elsewhere')
    expect(elsewhere?.entries.length).toBeGreaterThan(0)
  })

  it('offers the nearest tools for words that no tool has', () => {
    for (const group of [undefined, ...groupIds]) {
      const answer = answerSearch('zebra xylophone', group)
      expect(answer?.kind).toBe('nearest')
      expect(answer?.entries).toHaveLength(3)
    }
  })
})
