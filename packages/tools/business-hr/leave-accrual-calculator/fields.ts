import type { Field } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { policy } from './policy-fields.ts'
import { polishCases, service } from './polish-fields.ts'

const common: readonly Field[] = [
  {
    kind: 'radio',
    name: 'mode',
    label: 'Rules',
    options: [
      { value: 'poland', label: 'Poland' },
      { value: 'eu', label: 'EU minimum' },
      { value: 'own', label: 'Own policy' },
    ],
  },
  { kind: 'date', name: 'asOf', label: 'As of', hint: 'Its year is the year of the leave.' },
  { kind: 'date', name: 'start', label: 'Start of employment', hint: 'Empty: before this year.', optional: true },
  { kind: 'date', name: 'end', label: 'End of employment', optional: true },
  { kind: 'number', name: 'usedHours', label: 'Used', hint: 'Leave taken this year.', unit: 'hours', optional: true },
  { kind: 'integer', name: 'shareTop', label: 'Part of full time', hint: '3 of 4 for three quarters.', optional: true },
  {
    kind: 'integer',
    name: 'shareBottom',
    label: 'Full time',
    hint: 'The number that it is a part of.',
    optional: true,
  },
  {
    kind: 'number',
    name: 'carriedHours',
    label: 'Carried over',
    hint: 'From earlier years.',
    unit: 'hours',
    optional: true,
  },
]

export const fields = toolFields({
  groups: [
    {
      fields: [
        ...common,
        ...service,
        {
          kind: 'number',
          name: 'weekDays',
          label: 'Days of a full-time week',
          unit: 'days',
          optional: true,
          showIf: { field: 'mode', is: ['eu'] },
        },
        ...policy,
      ],
    },
    { legend: 'Special cases of Polish law', folded: true, fields: polishCases },
  ],
  example: {
    asOf: '2027-09-15',
    start: '2027-04-01',
    shareBottom: '2',
    years: '4',
    school: 'higher',
    usedHours: '24',
  },
  empty: { shareTop: '1', shareBottom: '1', weekDays: '5', periods: '26', hoursPerDay: '8', yearlyHours: '2080' },
})
