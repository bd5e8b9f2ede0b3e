import { daysOffField, planStartField, zoneField } from '../../kit/planning-fields.ts'
import type { Option } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const types: readonly Option[] = [
  { value: 'recipe', label: 'Recipe' },
  { value: 'news', label: 'News' },
  { value: 'guide', label: 'Guide' },
  { value: 'education', label: 'Education' },
]

export const fields = toolFields({
  groups: [
    {
      fields: [
        planStartField,
        { name: 'weeks', label: 'Weeks', kind: 'integer', hint: '1 to 52.' },
        { name: 'perWeek', label: 'Posts per week', kind: 'integer', hint: '1 to 14.' },
        { name: 'days', label: 'Weekdays', kind: 'text', hint: 'Mon, Wed or Mon-Fri.', maxLength: 80 },
        { name: 'times', label: 'Times', kind: 'text', hint: '09:00; up to 6 with commas.', maxLength: 60 },
        zoneField,
      ],
    },
    {
      legend: 'What is written',
      fields: [
        {
          name: 'clusters',
          label: 'Topic clusters',
          kind: 'rows',
          item: 'cluster',
          min: 1,
          max: 12,
          hint: 'A weight of 2 gets twice as many posts as a weight of 1.',
          fields: [
            { name: 'name', label: 'Name', kind: 'text', maxLength: 60 },
            { name: 'weight', label: 'Weight', kind: 'integer', hint: '1 to 10.' },
            { name: 'type', label: 'Post type', kind: 'choice', options: types },
            { name: 'titles', label: 'Titles', kind: 'list', lines: 4, optional: true, hint: 'One a line, up to 100.' },
          ],
        },
      ],
    },
    {
      legend: 'Who writes',
      fields: [
        {
          name: 'authors',
          label: 'Authors',
          kind: 'rows',
          item: 'author',
          min: 1,
          max: 10,
          fields: [
            { name: 'name', label: 'Name', kind: 'text', maxLength: 60 },
            { name: 'capacity', label: 'Posts per week', kind: 'integer', hint: '1 to 14.' },
          ],
        },
        { name: 'reviewDays', label: 'Review days', kind: 'integer', hint: 'Days before publication, 0 to 14.' },
      ],
    },
    {
      legend: 'Days off and seasons',
      fields: [
        daysOffField,
        {
          name: 'pins',
          label: 'Seasonal pins',
          kind: 'rows',
          item: 'pin',
          max: 60,
          hint: 'What has to appear within certain days.',
          fields: [
            { name: 'title', label: 'Title', kind: 'text', maxLength: 200 },
            { name: 'earliest', label: 'Earliest date', kind: 'date' },
            { name: 'latest', label: 'Latest date', kind: 'date' },
          ],
        },
      ],
    },
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
    clusters: [{ name: '', weight: '1', type: 'guide', titles: '' }],
    authors: [{ name: '', capacity: '' }],
    reviewDays: '2',
  },
})
