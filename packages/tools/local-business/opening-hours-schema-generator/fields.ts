import type { Field, FormValues, Option } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { businessTypes, typeLabel } from './business-types.ts'
import { weekdays } from './hours.ts'
import { dayKey, EXCEPTIONS_MAX } from './schema.ts'

const kinds: readonly Option[] = [
  { value: 'hours', label: 'Open at these hours' },
  { value: 'closed', label: 'Closed' },
  { value: 'all-day', label: 'Open 24 hours' },
]

const dayFields: readonly Field[] = weekdays.flatMap((day): Field[] => [
  { kind: 'choice', name: `${dayKey(day)}Kind`, label: day, options: kinds },
  {
    kind: 'text',
    name: `${dayKey(day)}Hours`,
    label: `Hours of ${day}`,
    hint: day === 'Monday' ? 'Up to four intervals, for example 9:00-12:00, 13:00-18:00.' : undefined,
    maxLength: 100,
    showIf: { field: `${dayKey(day)}Kind`, is: ['hours'] },
  },
])

const days = (kind: string, hours: string, closed: readonly string[] = []): FormValues =>
  Object.fromEntries(
    weekdays.flatMap((day) => {
      const isClosed = closed.includes(day)
      return [
        [`${dayKey(day)}Kind`, isClosed ? 'closed' : kind],
        [`${dayKey(day)}Hours`, isClosed ? '' : hours],
      ]
    }),
  )

export const fields = toolFields({
  groups: [
    {
      legend: 'The business',
      fields: [
        {
          kind: 'choice',
          name: 'type',
          label: 'Business type',
          options: businessTypes.map((type) => ({ value: type, label: typeLabel(type) })),
        },
        { kind: 'text', name: 'name', label: 'Name', maxLength: 120 },
        { kind: 'text', name: 'street', label: 'Street', maxLength: 120, optional: true },
        { kind: 'text', name: 'postcode', label: 'Postcode', maxLength: 20, optional: true },
        { kind: 'text', name: 'city', label: 'City', maxLength: 80, optional: true },
        {
          kind: 'text',
          name: 'country',
          label: 'Country',
          hint: 'Two letters, for example PL.',
          maxLength: 2,
          optional: true,
        },
      ],
    },
    {
      legend: 'More about it',
      folded: true,
      fields: [
        { kind: 'text', name: 'region', label: 'Region', maxLength: 80, optional: true },
        {
          kind: 'tel',
          name: 'phone',
          label: 'Phone',
          hint: 'International, for example +48 600 100 200.',
          maxLength: 40,
          optional: true,
        },
        { kind: 'url', name: 'url', label: 'Website', optional: true },
        { kind: 'number', name: 'latitude', label: 'Latitude', hint: 'For example 54.34870.', optional: true },
        { kind: 'number', name: 'longitude', label: 'Longitude', hint: 'For example 18.65320.', optional: true },
      ],
    },
    { legend: 'Opening hours', fields: dayFields },
    {
      legend: 'Exceptions',
      note: 'Holidays, inventory, longer hours in summer. They count instead of the weekday’s hours.',
      fields: [
        {
          kind: 'rows',
          name: 'exceptions',
          label: 'Exceptions',
          item: 'exception',
          max: EXCEPTIONS_MAX,
          optional: true,
          fields: [
            { kind: 'date', name: 'from', label: 'Date' },
            { kind: 'date', name: 'to', label: 'Last date', hint: 'For a range.', optional: true },
            { kind: 'choice', name: 'kind', label: 'Kind', options: kinds },
            {
              kind: 'text',
              name: 'hours',
              label: 'Hours',
              maxLength: 100,
              showIf: { field: 'kind', is: ['hours'] },
            },
            { kind: 'text', name: 'label', label: 'Label', maxLength: 80, optional: true },
          ],
        },
      ],
    },
    {
      legend: 'Is it open at …?',
      folded: true,
      fields: [
        { kind: 'date', name: 'testDate', label: 'Date to test', optional: true },
        { kind: 'time', name: 'testTime', label: 'Time to test', optional: true },
      ],
    },
  ],
  example: {
    type: 'Bakery',
    name: 'Piekarnia Pod Lipą',
    street: 'ul. Długa 4',
    postcode: '80-827',
    city: 'Gdańsk',
    country: 'PL',
    ...days('hours', '7:00-12:00, 13:00-18:00', ['Sunday']),
    saturdayHours: '7:00-14:00',
    exceptions: [{ from: '2026-12-24', to: '2026-12-26', kind: 'closed', hours: '', label: 'Christmas' }],
    testDate: '2026-12-23',
    testTime: '12:30',
  },
})
