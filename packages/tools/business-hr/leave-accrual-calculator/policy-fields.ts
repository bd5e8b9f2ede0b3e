import type { Field } from '../../kit/types.ts'

const own = { field: 'mode', is: ['own'] }

/** An employer's own rules. */
export const policy: readonly Field[] = [
  {
    kind: 'number',
    name: 'daysPerYear',
    label: 'Days per year',
    hint: '0 to 60, for full time.',
    unit: 'days',
    optional: true,
    showIf: own,
  },
  {
    kind: 'choice',
    name: 'accrual',
    label: 'Earned',
    options: [
      { value: 'month', label: 'After each month' },
      { value: 'period', label: 'After each pay period' },
      { value: 'hour', label: 'With each hour worked' },
      { value: 'at-once', label: 'At once' },
    ],
    showIf: own,
  },
  {
    kind: 'choice',
    name: 'periods',
    label: 'Pay periods in a year',
    hint: 'If earned by the pay period.',
    options: ['12', '24', '26', '52'].map((value) => ({ value, label: value })),
    showIf: own,
  },
  {
    kind: 'number',
    name: 'yearlyHours',
    label: 'Working hours in a year',
    hint: 'If earned by the hour. Empty counts as 2,080.',
    unit: 'hours',
    optional: true,
    showIf: own,
  },
  {
    kind: 'number',
    name: 'workedHours',
    label: 'Hours worked to date',
    hint: 'If earned by the hour.',
    unit: 'hours',
    optional: true,
    showIf: own,
  },
  {
    kind: 'number',
    name: 'hoursPerDay',
    label: 'Hours per day',
    hint: 'Empty counts as 8.',
    unit: 'hours',
    optional: true,
    showIf: own,
  },
  {
    kind: 'number',
    name: 'cap',
    label: 'Cap',
    hint: 'The most that may stand on the account.',
    unit: 'days',
    optional: true,
    showIf: own,
  },
  { kind: 'number', name: 'carryLimit', label: 'Carry-over limit', unit: 'days', optional: true, showIf: own },
  { kind: 'date', name: 'carryExpiry', label: 'Carry-over expires on', optional: true, showIf: own },
  {
    kind: 'choice',
    name: 'rounding',
    label: 'Rounding',
    options: [
      { value: 'none', label: 'None' },
      { value: 'half', label: 'Up to the half day' },
      { value: 'day', label: 'Up to the day' },
    ],
    showIf: own,
  },
]
