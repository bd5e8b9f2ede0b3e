import { dateInput } from '../../kit/date-inputs.ts'
import { choice, choiceOf, flag, radio, when } from '../../kit/inputs.ts'
import { integerInput, type NumberDisplay } from '../../kit/integer-inputs.ts'
import { numberInput, optionalNumber } from '../../kit/number-inputs.ts'
import { folded, type FormInput, rowsInput, toolForm } from '../../kit/tool-form.ts'

/** Years of service that a school counts for in Poland (Labour Code, Article 155 § 1). Schools are not added up. */
export const schools = {
  none: [0, 'Nothing to add'],
  'basic-vocational': [3, 'Basic vocational (3)'],
  'secondary-vocational': [5, 'Secondary vocational (5)'],
  'secondary-general': [4, 'General secondary (4)'],
  'post-secondary': [6, 'Post-secondary (6)'],
  higher: [8, 'University (8 years)'],
} as const

const schoolNames = Object.keys(schools) as (keyof typeof schools)[]

const poland = when('mode', 'poland')
const own = when('mode', 'own')

const shareTop = (hint?: string) => integerInput('Part of full time', { min: 1, max: 400, ifEmpty: 1, hint })
const shareBottom = (hint?: string) => integerInput('Full time', { min: 1, max: 400, ifEmpty: 1, hint })

/** The error when part-time exceeds full time. */
const moreThanFull = (share: { readonly shareTop: number; readonly shareBottom: number }) =>
  share.shareTop > share.shareBottom && {
    field: 'shareTop',
    message: 'Part of full time must not be above full time.',
  }

const service = {
  years: numberInput('Years of service', {
    min: 0,
    max: 60,
    ifEmpty: '0',
    hint: 'Employment, 0 to 60.',
    unit: 'years',
    showIf: poland,
  }),
  school: choiceOf('Highest school', schoolNames, {
    labelOf: (school) => schools[school][1],
    hint: '“Nothing to add” if the years hold it already.',
    showIf: poland,
  }),
}

/** Inputs for rare cases. */
const polishCases = {
  tenYearsOn: dateInput('Ten years reached on', {
    required: false,
    hint: 'If that day lies in this year.',
    showIf: poland,
  }),
  firstJob: flag('First job ever', { hint: 'It began in this calendar year.', showIf: poland }),
  sharedMonth: flag('Another employer counts the first month', { showIf: poland }),
  disability: flag('Moderate or severe disability', { showIf: poland }),
  unpaidMonths: integerInput('Months of unpaid leave', {
    label: 'Unpaid leave',
    min: 0,
    max: 12,
    ifEmpty: 0,
    hint: 'Whole months; each lowers the leave by 1/12.',
    unit: 'months',
    showIf: poland,
  }),
  changes: rowsInput('Changes of working time', {
    label: 'Changes of working time this year',
    item: 'change',
    max: 11,
    showIf: poland,
    fields: { from: dateInput('From'), shareTop: shareTop(), shareBottom: shareBottom() },
    rule: moreThanFull,
  }),
}

const number = (label: string, max: number, ifEmpty: string, display: NumberDisplay) =>
  numberInput(label, { min: 0, max, ifEmpty, showIf: own, ...display })
const days = (label: string, hint?: string) =>
  optionalNumber(label, { min: 0, max: 200, hint, unit: 'days', showIf: own })

const policy = {
  daysPerYear: number('Days per year', 60, '0', { hint: '0 to 60, for full time.', unit: 'days' }),
  accrual: choice(
    'Earned',
    {
      month: 'After each month',
      period: 'After each pay period',
      hour: 'With each hour worked',
      'at-once': 'At once',
    },
    { showIf: own },
  ),
  periods: choiceOf('Pay periods in a year', ['12', '24', '26', '52'], {
    ifEmpty: '26',
    hint: 'If earned by the pay period.',
    showIf: own,
  }),
  yearlyHours: numberInput('Working hours in a year', {
    min: 1,
    max: 8784,
    ifEmpty: '2080',
    hint: 'If earned by the hour. Empty counts as 2,080.',
    unit: 'hours',
    showIf: own,
  }),
  workedHours: number('Hours worked to date', 8784, '0', { hint: 'If earned by the hour.', unit: 'hours' }),
  hoursPerDay: numberInput('Hours per day', {
    min: 1,
    max: 24,
    ifEmpty: '8',
    hint: 'Empty counts as 8.',
    unit: 'hours',
    showIf: own,
  }),
  cap: days('Cap', 'The most that may stand on the account.'),
  carryLimit: days('Carry-over limit'),
  carryExpiry: dateInput('Carry-over expires on', { required: false, showIf: own }),
  rounding: choice('Rounding', { none: 'None', half: 'Up to the half day', day: 'Up to the day' }, { showIf: own }),
}

const hoursInput = (label: string, hint: string) =>
  numberInput(label, { min: 0, max: 3000, ifEmpty: '0', unit: 'hours', hint })

export const form = toolForm({
  fields: {
    mode: radio('Rules', { poland: 'Poland', eu: 'EU minimum', own: 'Own policy' }),
    asOf: dateInput('As of', { hint: 'Its year is the year of the leave.' }),
    start: dateInput('Start of employment', { required: false, hint: 'Empty: before this year.' }),
    end: dateInput('End of employment', { required: false }),
    usedHours: hoursInput('Used', 'Leave taken this year.'),
    shareTop: shareTop('3 of 4 for three quarters.'),
    shareBottom: shareBottom('The number that it is a part of.'),
    carriedHours: hoursInput('Carried over', 'From earlier years.'),
    ...service,
    weekDays: numberInput('Days of a full-time week', {
      min: 1,
      max: 7,
      ifEmpty: '5',
      unit: 'days',
      showIf: when('mode', 'eu'),
    }),
    ...policy,
  },
  groups: [folded('Special cases of Polish law', polishCases)],
  example: {
    asOf: '2027-09-15',
    start: '2027-04-01',
    shareBottom: '2',
    years: '4',
    school: 'higher',
    usedHours: '24',
  },
  empty: { shareTop: '1', shareBottom: '1', weekDays: '5', yearlyHours: '2080', hoursPerDay: '8' },
  rules: [
    // Leave is computed for the year of `asOf`.
    ({ asOf, start, end }) => {
      const text = asOf.slice(0, 4)
      if (start.slice(0, 4) > text) return { field: 'start', message: `Start of employment must not be after ${text}.` }
      if (end !== '' && end.slice(0, 4) < text)
        return { field: 'end', message: `End of employment must not be before ${text}.` }
      if (end !== '' && start !== '' && end < start) {
        return { field: 'end', message: 'End of employment must not be before its start.' }
      }
      return null
    },
    moreThanFull,
    ({ asOf, changes, start, end }) => {
      for (const [index, { from }] of changes.entries()) {
        const field = `changes.${index}.from`
        if (from.slice(0, 4) !== asOf.slice(0, 4))
          return { field, message: `From must be a day of ${asOf.slice(0, 4)}.` }
        if (from <= (changes[index - 1]?.from ?? start))
          return { field, message: 'Each change must be later than the one before.' }
        if (end !== '' && from > end) return { field, message: 'A change must not be after the end of employment.' }
      }
      return null
    },
  ],
})

export type Input = FormInput<typeof form>

/** The year of the leave. */
export const yearOf = ({ asOf }: Pick<Input, 'asOf'>): number => Number(asOf.slice(0, 4))
