import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { rowsInput } from '../../kit/form-schema.ts'
import { flag, shortText } from '../../kit/inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'
import { moneyInput, optionalMoney, optionalPercent, percentInput } from '../../kit/number-inputs.ts'

const COUNT = { min: 0, max: 1_000_000_000 }

const campaign = v.object({
  name: shortText('Name', { max: 60, required: false }),
  spend: moneyInput('Ad spend'),
  revenue: moneyInput('Revenue'),
})

export const schema = v.object({
  currency: currencyInput(),
  spend: moneyInput('Ad spend'),
  revenue: moneyInput('Revenue from ads'),
  margin: percentInput('Gross margin before ads'),
  otherCosts: percentInput('Other variable costs', { ifEmpty: '0' }),
  target: percentInput('Profit wanted', { ifEmpty: '0' }),
  orders: optionalInteger('Orders', COUNT),
  clicks: optionalInteger('Clicks', COUNT),
  conversion: optionalPercent('Conversion rate'),
  orderValue: optionalMoney('Average order value'),
  hasReturns: flag(),
  returns: percentInput('Returned revenue', { ifEmpty: '0' }),
  campaigns: rowsInput(campaign, { label: 'Campaigns', max: 20 }),
})

export type Input = v.InferOutput<typeof schema>
