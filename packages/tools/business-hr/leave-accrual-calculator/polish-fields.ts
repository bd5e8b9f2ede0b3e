import type { Field } from '../../kit/types.ts'
import { CHANGES_MAX } from './schema.ts'
import { schoolLabels, schools } from './schools.ts'

const poland = { field: 'mode', is: ['poland'] }

export const service: readonly Field[] = [
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

/** What most people leave as it is. */
export const polishCases: readonly Field[] = [
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
