import { structuredData } from '../../kit/structured-data.ts'
import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Choose what the page is about and fill in what you know. The objects are put together in a fixed order that begins with @context and @type; what is empty is left out. Durations are written by ISO 8601 (1 h 30 min is PT1H30M), and a time gets the offset that its zone has on that day.',
    'The table sets the result against the properties that Google documents for the type. A missing required property means no rich result; a missing recommended one means a poorer one. Rules between properties are checked, too: preparation and cooking time go together, calories need a number of servings, a remote job names the countries of its applicants.',
    'Text is written so that nothing in it can close the script element, not even a closing script tag.',
  ],
  sources: {
    'Google Search Central: structured data, the pages of each type': structuredData.source,
    'schema.org, release 30.0': 'https://schema.org/',
  },
  workedExample: [
    'A recipe has a name, one picture, 10 minutes of preparation, 30 minutes of cooking and 4 servings. The markup says prepTime PT10M, cookTime PT30M and recipeYield "4"; the time in all is left out, because it was not given.',
    'Google requires name and image of a recipe: valid, 2 of 2 required.',
  ],
  questions: {
    'Where does the markup go?': 'Anywhere in the page’s HTML, in the head or in the body. One script element a thing.',
    'May I mark up what visitors do not see?':
      'No. What the markup says must stand on the page as well. That holds for ratings most of all, so they are written only when you confirm it.',
    'Why are FAQPage and HowTo here although they give no rich result?':
      'They are valid vocabulary and other readers use them. Google withdrew the rich results on 7 May 2026 and on 14 September 2023.',
    'Does structured data lift a page?':
      'It lets a result look richer where Google chooses to show that. It is no factor of ranking by itself.',
  },
  limits: [
    'It does not know whether Google will show a rich result.',
    'It does not open your pictures or pages: sizes and addresses are those that you type.',
    'It knows the properties that Google documents; schema.org has many more.',
  ],
  related: [
    'seo/meta-tag-generator',
    'local-business/opening-hours-schema-generator',
    'business-hr/job-posting-builder',
  ],
  relatedServices: ['seo-optimization', 'custom-api-development'],
  datedAsOf: [structuredData.asOf],
}
