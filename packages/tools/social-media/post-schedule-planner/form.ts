import { optionalText, shortText } from '../../kit/inputs.ts'
import { LIST_TEXT_MAX, pointList } from '../../kit/list-inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'
import { daysOffInput, planStartInput, timesInput, weekdaysInput, zoneInput } from '../../kit/planning-inputs.ts'

export const form = toolForm({
  fields: {
    start: planStartInput(),
    weeks: integerInput('Weeks', { min: 1, max: 26, hint: '1 to 26.' }),
    zone: zoneInput(),
    networks: rowsInput('Networks', {
      item: 'network',
      min: 1,
      max: 8,
      blank: 1,
      fields: {
        network: shortText('Network', { max: 40 }),
        perWeek: integerInput('Posts per week', { min: 1, max: 35, hint: '1 to 35.' }),
        days: weekdaysInput(),
        times: timesInput('09:00, 17:30; up to 6.'),
        pattern: optionalText('Title pattern', 120, { hint: '{title} {network} {n} {date}' }),
      },
    }),
  },
  groups: [
    section('Days off and titles', {
      daysOff: daysOffInput(),
      titles: pointList('Content list', {
        max: 1000,
        maxChars: 200_000,
        required: false,
        maxLength: LIST_TEXT_MAX,
        lines: 6,
        hint: 'One title a line; they are given out in order.',
      }),
    }),
  ],
  example: {
    start: '2026-11-30',
    weeks: '3',
    networks: [
      { network: 'Instagram', perWeek: '3', days: 'Mon-Fri', times: '12:00', pattern: '' },
      { network: 'LinkedIn', perWeek: '1', days: 'Tue, Thu', times: '09:00', pattern: '{title} (for work)' },
    ],
    daysOff: '2026-12-07',
    titles:
      'Lentil soup in 30 minutes\nFive ways with cabbage\nA walk over the market\nWhat to freeze\nGingerbread, step by step',
  },
  empty: { weeks: '4' },
})

export type Input = FormInput<typeof form>
