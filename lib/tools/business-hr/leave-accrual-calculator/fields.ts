import type { Field, ToolFields } from '../../kit/types.ts'
import { CHANGES_MAX } from './schema.ts'
import { schoolLabels, schools } from './schools.ts'

const poland = { field: 'mode', is: ['poland'] }
const own = { field: 'mode', is: ['own'] }

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

const service: readonly Field[] = [
  {
    kind: 'number',
    name: 'years',
    label: 'Years of service',
    hint: 'Employment, 0 to 60.',
    unit: 'years',
    optional: true,
    showIf: poland,
  },
  {
    kind: 'choice',
    name: 'school',
    label: 'Highest school',
    hint: '“Nothing to add” if the years hold it already.',
    options: schools.map((school) => ({ value: school, label: schoolLabels[school] })),
    showIf: poland,
  },
]

const polishCases: readonly Field[] = [
  {
    kind: 'date',
    name: 'tenYearsOn',
    label: 'Ten years reached on',
    hint: 'If that day lies in this year.',
    optional: true,
    showIf: poland,
  },
  {
    kind: 'flag',
    name: 'firstJob',
    label: 'First job ever',
    hint: 'It began in this calendar year.',
    optional: true,
    showIf: poland,
  },
  {
    kind: 'flag',
    name: 'sharedMonth',
    label: 'Another employer counts the first month',
    optional: true,
    showIf: poland,
  },
  { kind: 'flag', name: 'disability', label: 'Moderate or severe disability', optional: true, showIf: poland },
  {
    kind: 'integer',
    name: 'unpaidMonths',
    label: 'Unpaid leave',
    hint: 'Whole months; each lowers the leave by 1/12.',
    unit: 'months',
    optional: true,
    showIf: poland,
  },
  {
    kind: 'rows',
    name: 'changes',
    label: 'Changes of working time this year',
    item: 'change',
    max: CHANGES_MAX,
    optional: true,
    showIf: poland,
    fields: [
      { kind: 'date', name: 'from', label: 'From' },
      { kind: 'integer', name: 'shareTop', label: 'Part of full time', optional: true },
      { kind: 'integer', name: 'shareBottom', label: 'Full time', optional: true },
    ],
  },
]

const policy: readonly Field[] = [
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

const nothing = {
  mode: 'poland',
  asOf: '',
  start: '',
  end: '',
  shareTop: '1',
  shareBottom: '1',
  usedHours: '',
  carriedHours: '',
  years: '',
  school: 'none',
  tenYearsOn: '',
  firstJob: '',
  sharedMonth: '',
  disability: '',
  unpaidMonths: '',
  changes: [],
  weekDays: '5',
  daysPerYear: '',
  accrual: 'month',
  periods: '26',
  hoursPerDay: '8',
  yearlyHours: '2080',
  workedHours: '',
  cap: '',
  carryLimit: '',
  carryExpiry: '',
  rounding: 'none',
}

export const fields: ToolFields = {
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
    ...nothing,
    asOf: '2027-09-15',
    start: '2027-04-01',
    shareTop: '1',
    shareBottom: '2',
    years: '4',
    school: 'higher',
    usedHours: '24',
  },
  empty: nothing,
}
