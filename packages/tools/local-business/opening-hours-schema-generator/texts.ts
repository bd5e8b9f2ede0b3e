import { structuredData } from '../../kit/structured-data.ts'
import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'You write the hours once. Days of equal hours are put together, closed days are written explicitly, and the same hours come out five times: as JSON-LD, as a table for the page, as a text, in the short form of schema.org and as a row for the spreadsheet of a Business Profile.',
    'The markup follows Google’s rules. Open all day is 00:00 to 23:59, closed all day is 00:00 to 00:00, and hours past midnight are one interval whose closing time is the earlier one; it belongs to the day on which it begins. An exception carries its first and its last date.',
    'The holidays of Poland are computed, the movable ones from Easter Sunday by the anonymous Gregorian algorithm: Easter Monday the day after, Pentecost 49 and Corpus Christi 60 days later. 24 December is among them since 2025.',
  ],
  sources: {
    'Google Search Central: local business structured data':
      'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    'schema.org: OpeningHoursSpecification': 'https://schema.org/OpeningHoursSpecification',
    'Polish Act of 18 January 1951 on public holidays, as amended for 24 December from 2025': null,
  },
  workedExample: [
    'A bar is open on Friday from 18:00 to 2:00 and on Saturday until midnight, typed as 18:00-24:00. Friday becomes opens 18:00, closes 02:00, one interval of Friday. Saturday closes at 23:59 in the markup, because it has no 24:00, and at 24:00 in the table for people.',
  ],
  questions: {
    'Why does 00:00 to 00:00 mean two things?':
      'In structured data it is a closed day. In the spreadsheet of a Business Profile it is a day of 24 hours, and a closed day is an x. Both outputs here follow their own reader, so they differ on purpose.',
    'Which exception counts when two cover a date?':
      'In the test on this page and in the spreadsheet row the shorter one, so that a single closed day within a month of winter hours is closed. The markup holds both; avoid the overlap where you can.',
    'Do I need to name the time zone?': 'No. Opening hours are local times of the place, in the markup and for people.',
    'Where do I put the JSON-LD?':
      'Into the head or body of the page that shows the same hours, usually the contact page or the page of the branch. Hours that a visitor cannot see should not stand in the markup.',
  },
  limits: [
    'It does not know whether a search engine will show the hours.',
    'It does not know the trading bans of Sundays and holidays that may hold for your shop.',
    'It checks the form of an address and a phone number, not whether they are yours.',
  ],
  related: [
    'local-business/nap-consistency-checker',
    'local-business/review-link-qr-generator',
    'seo/schema-markup-generator',
  ],
  relatedServices: ['seo-optimization'],
  datedAsOf: [structuredData.asOf],
}
