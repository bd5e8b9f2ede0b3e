import { dateInput } from '../../kit/date-inputs.ts'
import { choice, shortText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { pointList } from '../../kit/list-inputs.ts'
import { countCharacters } from '../../kit/text.ts'
import { type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'
import { daysOffInput, planStartInput, timesInput, weekdaysInput, zoneInput } from '../../kit/planning-inputs.ts'

const MAX_TITLE = 200
const REVIEW_HINT = 'Days before publication, 0 to 14.'

const POST_TYPES = { recipe: 'Recipe', news: 'News', guide: 'Guide', education: 'Education' } as const

const hasName = (name: string, authors: readonly { readonly name: string }[]) =>
  authors.filter((author) => author.name.toLowerCase() === name.toLowerCase()).length > 1

export const form = toolForm({
  fields: {
    start: planStartInput(),
    weeks: integerInput('Weeks', { min: 1, max: 52, hint: '1 to 52.' }),
    perWeek: integerInput('Posts per week', { min: 1, max: 14, hint: '1 to 14.' }),
    days: weekdaysInput(),
    times: timesInput('09:00; up to 6 with commas.'),
    zone: zoneInput(),
  },
  groups: [
    section('What is written', {
      clusters: rowsInput('Topic clusters', {
        item: 'cluster',
        min: 1,
        max: 12,
        ignore: ['type'],
        hint: 'A weight of 2 gets twice as many posts as a weight of 1.',
        fields: {
          name: shortText('Name', { max: 60 }),
          weight: integerInput('Weight', { min: 1, max: 10, ifEmpty: 1, hint: '1 to 10.' }),
          type: choice('Post type', POST_TYPES, { ifEmpty: 'guide' }),
          titles: pointList('Titles', {
            max: 100,
            required: false,
            lines: 4,
            hint: 'One per line, up to 100.',
            check: (line) => countCharacters(line) > MAX_TITLE && `a title may have at most ${MAX_TITLE} characters.`,
          }),
        },
      }),
    }),
    section('Who writes', {
      authors: rowsInput('Authors', {
        item: 'author',
        min: 1,
        max: 10,
        blank: 1,
        fields: {
          name: shortText('Name', { max: 60 }),
          capacity: integerInput('Posts per week', { min: 1, max: 14, hint: '1 to 14.' }),
        },
      }),
      reviewDays: integerInput('Review days', { min: 0, max: 14, ifEmpty: 0, hint: REVIEW_HINT }),
    }),
    section('Days off and seasons', {
      daysOff: daysOffInput(),
      pins: rowsInput('Seasonal pins', {
        item: 'pin',
        max: 60,
        hint: 'What has to appear within certain days.',
        fields: {
          title: shortText('Title', { max: MAX_TITLE, maxLength: 200 }),
          earliest: dateInput('Earliest date'),
          latest: dateInput('Latest date'),
        },
        rule: ({ earliest, latest }) =>
          latest < earliest && { field: 'latest', message: 'Latest date must not be before the earliest.' },
      }),
    }),
  ],
  example: {
    start: '2026-11-30',
    weeks: '4',
    perWeek: '3',
    days: 'Mon, Wed, Fri',
    clusters: [
      {
        name: 'Weeknight soups',
        weight: '2',
        type: 'recipe',
        titles:
          'Red lentil soup\nBarley soup with mushrooms\nTomato soup from the cupboard\nWhite bean soup\nPotato soup with leek\nPea soup',
      },
      {
        name: 'Kitchen skills',
        weight: '1',
        type: 'guide',
        titles: 'How to freeze soup\nWhat salt does, and when\nKnives that you need',
      },
    ],
    authors: [
      { name: 'Anna', capacity: '2' },
      { name: 'Piotr', capacity: '2' },
    ],
    reviewDays: '3',
    daysOff: '2026-12-25',
    pins: [{ title: 'Gingerbread, step by step', earliest: '2026-12-07', latest: '2026-12-16' }],
  },
  empty: {
    weeks: '13',
    perWeek: '2',
    days: 'Mon-Fri',
    times: '09:00',
    clusters: [{ weight: '1', type: 'guide' }],
    reviewDays: '2',
  },
  rules: [
    ({ authors, perWeek }) => {
      const capacity = authors.reduce((sum, author) => sum + author.capacity, 0)
      const gap = perWeek - capacity
      const message = `The authors write ${capacity} of ${perWeek} posts a week: ${gap} ${gap === 1 ? 'is' : 'are'} missing.`
      return gap > 0 && { field: 'authors', message }
    },
    ({ authors }) => {
      const twice = authors.find(({ name }) => hasName(name, authors))
      return twice ? { field: 'authors', message: `The author “${twice.name}” is there twice.` } : null
    },
  ],
})

export type Input = FormInput<typeof form>
