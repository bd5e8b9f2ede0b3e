import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { monthInput } from '../../kit/date-inputs.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { shortText } from '../../kit/inputs.ts'
import { integerInput, optionalInteger } from '../../kit/integer-inputs.ts'
import { moneyInput, optionalMoney, percentInput } from '../../kit/number-inputs.ts'

export const MAX_MONTHS = 120
const MAX_ONE_OFFS = 24
const MAX_HIRES = 20
const LAST_START = 60
const MAX = '1000000000000'

const month = { min: 1, max: MAX_MONTHS }

export const schema = v.pipe(
  v.object({
    currency: currencyInput(),
    cash: moneyInput('Cash now'),
    start: monthInput('First month', { required: false }),
    revenue: moneyInput('Monthly revenue', { ifEmpty: '0' }),
    revenueGrowth: percentInput('Growth of revenue per month', { min: -50, max: 50, ifEmpty: '0' }),
    costs: moneyInput('Monthly costs'),
    costsGrowth: percentInput('Growth of costs per month', { min: -20, max: 20, ifEmpty: '0' }),
    minimum: moneyInput('Cash to keep', { ifEmpty: '0' }),
    oneOffs: rowsInput(
      v.object({
        month: integerInput('Month', month),
        amount: moneyInput('Amount', { min: `-${MAX}`, max: MAX }),
      }),
      { label: 'One-off items', max: MAX_ONE_OFFS },
    ),
    hires: rowsInput(
      v.object({
        role: shortText('Role', { max: 60, required: false }),
        month: integerInput('Start month', { min: 1, max: LAST_START }),
        cost: moneyInput('Monthly cost'),
        oneOff: moneyInput('One-off cost at start', { ifEmpty: '0' }),
      }),
      { label: 'People to hire', max: MAX_HIRES },
    ),
    raiseMonth: optionalInteger('Month of the raise', month),
    raiseAmount: optionalMoney('Amount raised'),
    raiseTime: integerInput('Months needed to raise', { min: 0, max: 18, ifEmpty: 6 }),
    costsChange: percentInput('What if costs change by', { min: -100, max: 100, ifEmpty: '0' }),
    revenueChange: percentInput('What if revenue changes by', { min: -100, max: 100, ifEmpty: '0' }),
  }),
  rule(({ raiseMonth, raiseAmount }) =>
    raiseMonth === null && raiseAmount !== null
      ? { field: 'raiseMonth', message: 'Month of the raise is required.' }
      : null,
  ),
  rule(({ raiseMonth, raiseAmount }) =>
    raiseMonth !== null && raiseAmount === null
      ? { field: 'raiseAmount', message: 'Amount raised is required.' }
      : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
export type Hire = Input['hires'][number]
