import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput } from '../../kit/tool-form.ts'
import { choiceOf, flag, when } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { numberInput } from '../../kit/number-inputs.ts'
import { schoolNames, schools } from './schools.ts'

const showIf = when('mode', 'poland')

export const shareTop = (hint?: string) => integerInput('Part of full time', { min: 1, max: 400, ifEmpty: 1, hint })
export const shareBottom = (hint?: string) => integerInput('Full time', { min: 1, max: 400, ifEmpty: 1, hint })

/** The error when part-time exceeds full time. */
export const moreThanFull = (share: { readonly shareTop: number; readonly shareBottom: number }) =>
  share.shareTop > share.shareBottom && {
    field: 'shareTop',
    message: 'Part of full time must not be above full time.',
  }

export const service = {
  years: numberInput('Years of service', {
    min: 0,
    max: 60,
    ifEmpty: '0',
    hint: 'Employment, 0 to 60.',
    unit: 'years',
    showIf,
  }),
  school: choiceOf('Highest school', schoolNames, {
    labelOf: (school) => schools[school][1],
    hint: '“Nothing to add” if the years hold it already.',
    showIf,
  }),
}

/** Inputs for rare cases. */
export const polishCases = {
  tenYearsOn: dateInput('Ten years reached on', { required: false, hint: 'If that day lies in this year.', showIf }),
  firstJob: flag('First job ever', { hint: 'It began in this calendar year.', showIf }),
  sharedMonth: flag('Another employer counts the first month', { showIf }),
  disability: flag('Moderate or severe disability', { showIf }),
  unpaidMonths: integerInput('Months of unpaid leave', {
    label: 'Unpaid leave',
    min: 0,
    max: 12,
    ifEmpty: 0,
    hint: 'Whole months; each lowers the leave by 1/12.',
    unit: 'months',
    showIf,
  }),
  changes: rowsInput('Changes of working time', {
    label: 'Changes of working time this year',
    item: 'change',
    max: 11,
    showIf,
    fields: { from: dateInput('From'), shareTop: shareTop(), shareBottom: shareBottom() },
    rule: moreThanFull,
  }),
}
