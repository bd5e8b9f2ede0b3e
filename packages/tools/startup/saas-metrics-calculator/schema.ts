import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { rule } from '../../kit/form-schema.ts'
import { choice } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { moneyInput, optionalMoney, optionalPercent } from '../../kit/number-inputs.ts'

const MAX = '1000000000000'
const count = { min: 0, max: 1_000_000_000_000, ifEmpty: 0 }
const nought = { ifEmpty: '0' }
const any = { min: -1000, max: 1000 }

export const schema = v.pipe(
  v.object({
    currency: currencyInput(),
    period: choice('Period', ['month', 'quarter'], 'month'),
    start: moneyInput('MRR at the start'),
    added: moneyInput('New MRR', nought),
    expansion: moneyInput('Expansion MRR', nought),
    contraction: moneyInput('Contraction MRR', nought),
    churned: moneyInput('Churned MRR', nought),
    customers: integerInput('Customers at the start', count),
    newCustomers: integerInput('New customers', count),
    lostCustomers: integerInput('Lost customers', count),
    margin: optionalPercent('Gross margin'),
    spend: optionalMoney('Sales and marketing spend'),
    burn: optionalMoney('Net burn', { min: `-${MAX}` }),
    growth: optionalPercent('Growth, year on year', any),
    profitMargin: optionalPercent('EBITDA or free-cash-flow margin', any),
  }),
  rule(({ start, contraction, churned }) =>
    contraction.plus(churned).gt(start)
      ? {
          field: 'churned',
          message: 'Contraction and churned MRR together cannot be more than the MRR at the start.',
        }
      : null,
  ),
  rule(({ customers, newCustomers, lostCustomers }) =>
    lostCustomers > customers + newCustomers
      ? { field: 'lostCustomers', message: 'Lost customers cannot be more than there were.' }
      : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
