import { daysOffField, planStartField, zoneField } from '../../kit/planning-fields.ts'
import { toolFields } from '../../kit/tool-fields.ts'

export const fields = toolFields({
  groups: [
    {
      fields: [
        planStartField,
        { name: 'weeks', label: 'Weeks', kind: 'integer', hint: '1 to 26.' },
        zoneField,
        {
          name: 'networks',
          label: 'Networks',
          kind: 'rows',
          item: 'network',
          min: 1,
          max: 8,
          fields: [
            { name: 'network', label: 'Network', kind: 'text', maxLength: 40 },
            { name: 'perWeek', label: 'Posts per week', kind: 'integer', hint: '1 to 35.' },
            { name: 'days', label: 'Weekdays', kind: 'text', hint: 'Mon, Wed or Mon-Fri.', maxLength: 80 },
            { name: 'times', label: 'Times', kind: 'text', hint: '09:00, 17:30; up to 6.', maxLength: 60 },
            {
              name: 'pattern',
              label: 'Title pattern',
              kind: 'text',
              optional: true,
              hint: '{title} {network} {n} {date}',
              maxLength: 120,
            },
          ],
        },
      ],
    },
    {
      legend: 'Days off and titles',
      fields: [
        daysOffField,
        {
          name: 'titles',
          label: 'Content list',
          kind: 'list',
          lines: 6,
          optional: true,
          hint: 'One title a line; they are given out in order.',
        },
      ],
    },
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
  empty: { weeks: '4', networks: [{ network: '', perWeek: '', days: '', times: '', pattern: '' }] },
})
