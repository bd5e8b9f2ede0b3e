import * as v from 'valibot'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, field, linesOf, shortText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { countCharacters } from '../../kit/text.ts'
import { daysOffInput, timesInput, weekdaysInput, zoneInput } from '../../social-media/post-schedule-planner/schema.ts'

export const postTypes = ['recipe', 'news', 'guide', 'education'] as const
export type PostType = (typeof postTypes)[number]

const MAX_TITLES = 100
const MAX_TITLE = 200

const titlesInput = (label: string) =>
  field<readonly string[]>((raw) => {
    const lines = linesOf(raw.slice(0, 50_000))
    if (lines.length > MAX_TITLES) return { error: `${label} may have at most ${MAX_TITLES} lines.` }
    const long = lines.findIndex((line) => countCharacters(line) > MAX_TITLE)
    return long >= 0
      ? { error: `${label}, line ${long + 1}: a title may have at most ${MAX_TITLE} characters.` }
      : { value: lines }
  })

const clusterRow = v.object({
  name: shortText('Name', { max: 60 }),
  weight: integerInput('Weight', { min: 1, max: 10, ifEmpty: 1 }),
  type: choice('Post type', postTypes, 'guide'),
  titles: titlesInput('Titles'),
})

const authorRow = v.object({
  name: shortText('Name', { max: 60 }),
  capacity: integerInput('Posts per week', { min: 1, max: 14 }),
})

const pinRow = v.object({
  title: shortText('Title', { max: MAX_TITLE }),
  earliest: dateInput('Earliest date'),
  latest: dateInput('Latest date'),
})

const hasName = (name: string, authors: readonly { readonly name: string }[]) =>
  authors.filter((author) => author.name.toLowerCase() === name.toLowerCase()).length > 1

export const schema = v.pipe(
  v.object({
    start: dateInput('Start date'),
    weeks: integerInput('Weeks', { min: 1, max: 52 }),
    perWeek: integerInput('Posts per week', { min: 1, max: 14 }),
    days: weekdaysInput('Weekdays'),
    times: timesInput('Times'),
    zone: zoneInput('Time zone'),
    clusters: rowsInput(clusterRow, { label: 'Topic clusters', min: 1, max: 12, ignore: ['type'] }),
    authors: rowsInput(authorRow, { label: 'Authors', min: 1, max: 10 }),
    daysOff: daysOffInput('Days off'),
    reviewDays: integerInput('Review days', { min: 0, max: 14, ifEmpty: 0 }),
    pins: rowsInput(pinRow, { label: 'Seasonal pins', max: 60 }),
  }),
  rule(({ authors, perWeek }) => {
    const capacity = authors.reduce((sum, author) => sum + author.capacity, 0)
    return capacity < perWeek
      ? {
          field: 'authors',
          message: `The authors write ${capacity} of ${perWeek} posts a week: ${perWeek - capacity} ${perWeek - capacity === 1 ? 'is' : 'are'} missing.`,
        }
      : null
  }),
  rule(({ authors }) => {
    const twice = authors.findIndex(({ name }) => hasName(name, authors))
    return twice >= 0
      ? { field: 'authors', message: `The author “${authors[twice]?.name ?? ''}” is there twice.` }
      : null
  }),
  rule(({ pins }) => {
    const wrong = pins.find(({ earliest, latest }) => latest < earliest)
    return wrong ? { field: 'pins', message: `“${wrong.title}”: the latest date is before the earliest.` } : null
  }),
)

export type Input = v.InferOutput<typeof schema>
