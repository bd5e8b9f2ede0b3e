import { dateInput } from '../../kit/date-inputs.ts'
import { choice, choiceOf, when } from '../../kit/inputs.ts'
import type { NumberDisplay } from '../../kit/integer-inputs.ts'
import { numberInput, optionalNumber } from '../../kit/number-inputs.ts'

const showIf = when('mode', 'own')

const number = (label: string, max: number, ifEmpty: string, display: NumberDisplay) =>
  numberInput(label, { min: 0, max, ifEmpty, showIf, ...display })
const days = (label: string, hint?: string) => optionalNumber(label, { min: 0, max: 200, hint, unit: 'days', showIf })

export const policy = {
  daysPerYear: number('Days per year', 60, '0', { hint: '0 to 60, for full time.', unit: 'days' }),
  accrual: choice(
    'Earned',
    {
      month: 'After each month',
      period: 'After each pay period',
      hour: 'With each hour worked',
      'at-once': 'At once',
    },
    { showIf },
  ),
  periods: choiceOf('Pay periods in a year', ['12', '24', '26', '52'], {
    ifEmpty: '26',
    hint: 'If earned by the pay period.',
    showIf,
  }),
  yearlyHours: numberInput('Working hours in a year', {
    min: 1,
    max: 8784,
    ifEmpty: '2080',
    hint: 'If earned by the hour. Empty counts as 2,080.',
    unit: 'hours',
    showIf,
  }),
  workedHours: number('Hours worked to date', 8784, '0', { hint: 'If earned by the hour.', unit: 'hours' }),
  hoursPerDay: numberInput('Hours per day', {
    min: 1,
    max: 24,
    ifEmpty: '8',
    hint: 'Empty counts as 8.',
    unit: 'hours',
    showIf,
  }),
  cap: days('Cap', 'The most that may stand on the account.'),
  carryLimit: days('Carry-over limit'),
  carryExpiry: dateInput('Carry-over expires on', { required: false, showIf }),
  rounding: choice('Rounding', { none: 'None', half: 'Up to the half day', day: 'Up to the day' }, { showIf }),
}
