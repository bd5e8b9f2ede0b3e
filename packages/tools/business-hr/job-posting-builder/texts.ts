import { structuredData } from '../../kit/structured-data.ts'
import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'One form gives the advert as HTML, Markdown and text, and the JobPosting markup for it. The description in the markup is what a visitor of the page reads, nothing else.',
    'Several places become a list. A remote job needs the countries in which people may live. The close date counts until 23:59 on the clock of its time zone. A direct application is marked only when the form is on the same site.',
    'The wording report looks for words that shut people out or say nothing: titles and pronouns of one gender, age, ability, jargon, unexplained abbreviations, shouting. For Polish titles it proposes both forms from a list of more than 150, or (k/m/n). It advises; it refuses nothing.',
    'Refused are three things: pay in the title, two jobs in one advert, and a lowest pay above the highest.',
  ],
  formulas: {
    'Wide range': 'highest − lowest pay is more than half of the lowest',
    'Reading ease (English)': '206.835 − 1.015 × words per sentence − 84.6 × syllables per word',
  },
  sources: {
    'Google Search Central: job posting structured data':
      'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
    'Directive (EU) 2023/970 on pay transparency, Article 5': 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
    'Polish Labour Code, Article 18³ca: pay information and neutral titles, since 24 December 2025':
      'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19740240141',
  },
  workedExample: [
    'A remote job for Poland without a place becomes jobLocationType TELECOMMUTE with applicantLocationRequirements Country PL, and no jobLocation. It is valid.',
    'A pay of 7,200 to 8,600 PLN has a spread of 1,400, which is 19 % of 7,200: narrow enough. From 6,000 to 9,001 it is above half of the lower end, and the checklist says so.',
  ],
  questions: {
    'Must I name the pay?':
      'Under Directive (EU) 2023/970 applicants are told the initial pay or its range before the interview, in the advert or otherwise. In Poland Article 18³ca of the Labour Code has required it since 24 December 2025. An advert is the simplest place.',
    'What when the job is filled?':
      'Remove the markup, or let the page answer with 404 or 410. Markup of closed jobs can cost you the display of all of them.',
    'Is “Kucharz/Kucharka” two jobs?':
      'No, both forms of one title are one job. “Chef and waiter” is two, and search engines want an advert for each.',
    'Why no keyword score?':
      'Because none is known. The advert is measured for people: its length, its sentences, its words.',
  },
  limits: [
    'It does not know whether a job search will show the advert.',
    'Its word lists are short. They find the common cases and know no context.',
    'It gives no legal advice.',
  ],
  related: ['business-hr/offer-letter-builder', 'seo/schema-markup-generator', 'career-toolkit/resume-keyword-match'],
  relatedServices: ['seo-optimization', 'automation-systems'],
  datedAsOf: [structuredData.asOf],
}
