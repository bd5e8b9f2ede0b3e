import * as v from 'valibot'
import { checkRules, type RuleError, toolForm } from '../../kit/tool-form.ts'
import { businessEntries, jobEntries, offerEntries } from './business-entries.ts'
import { generalEntries, listEntries, ratingEntries, recipeEntries } from './content-entries.ts'
import { eventEntries, videoEntries, zoneEntries } from './event-entries.ts'

const typed = toolForm({
  fields: {
    ...generalEntries,
    // Fields of some types only.
    ...listEntries,
    ...recipeEntries,
    ...eventEntries,
    ...jobEntries,
    ...businessEntries,
    ...videoEntries,
    ...offerEntries,
    ...ratingEntries,
    ...zoneEntries,
  },
  example: {
    name: 'Lentil soup',
    images: 'https://example.com/a.jpg',
    description: 'A thick soup of red lentils, ready in forty minutes.',
    authors: [{ kind: 'Person', name: 'Jane Doe', url: 'https://example.com/jane' }],
    publishedDate: '2026-11-21',
    publishedTime: '10:00',
    prepMinutes: '10',
    cookMinutes: '30',
    yieldNumber: '4',
    category: 'Soup',
    ingredients: '200 g red lentils\n1 onion\n1 carrot\n1 l stock',
    steps: '1. Chop the vegetables.\n2. Soften them in oil.\n3. Add lentils and stock, and simmer for 20 minutes.',
  },
})

export type Input = v.InferOutput<typeof typed.schema>

const before = (field: string, label: string, first: string, second: string, other: string): RuleError =>
  first !== '' && second !== '' && second < first && { field, message: `${label} must not be before ${other}.` }

/** The bounds of a rating; by default those of schema.org, 1 and 5. */
export const ratingBounds = ({ bestRating, worstRating }: Pick<Input, 'bestRating' | 'worstRating'>) => ({
  best: bestRating ?? 5,
  worst: worstRating ?? 1,
})

function brokenRating(input: Input): RuleError {
  if (!input.ratingsShown) return null
  if (input.ratingValue === null) return { field: 'ratingValue', message: 'Rating is required.' }
  if (input.ratingCount === null) return { field: 'ratingCount', message: 'Number of ratings is required.' }
  const { best, worst } = ratingBounds(input)
  if (best <= worst) return { field: 'bestRating', message: 'Best rating must be above the worst.' }
  const isOutside = input.ratingValue < worst || input.ratingValue > best
  return isOutside && { field: 'ratingValue', message: `Rating must be between ${worst} and ${best}.` }
}

export const form = {
  ...typed,
  schema: v.pipe(
    typed.schema,
    checkRules([
      brokenRating,
      ({ startDate, startTime, endDate, endTime }) => {
        const [start, end] = [startDate && `${startDate}T${startTime}`, endDate && `${endDate}T${endTime || '24'}`]
        return before('endDate', 'The end', start, end, 'the beginning')
      },
      ({ publishedDate, modifiedDate }) =>
        before('modifiedDate', 'The change', publishedDate, modifiedDate, 'the publication'),
      ({ postedDate, validThrough }) =>
        before('validThrough', 'Valid through', postedDate, validThrough, 'the posting'),
      ({ uploadDate, expiresDate }) => before('expiresDate', 'The expiry', uploadDate, expiresDate, 'the upload'),
      ({ isRemote, applicantCountries }) =>
        isRemote &&
        applicantCountries.length === 0 && {
          field: 'applicantCountries',
          message: 'A remote job names the countries from which people may apply.',
        },
      ({ salaryMin, salaryMax }) =>
        salaryMin !== null &&
        salaryMax !== null &&
        salaryMax < salaryMin && { field: 'salaryMax', message: 'Highest salary must not be below the lowest.' },
    ]),
  ),
}
