import { currencyInput } from '../../kit/currency.ts'
import { flag, optionalText, when } from '../../kit/inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'
import { moneyInput, optionalMoney, optionalPercent, percentInput } from '../../kit/number-inputs.ts'
import { folded, type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

const COUNT = { min: 0, max: 1_000_000_000 }

export const form = toolForm({
  fields: {
    spend: moneyInput('Ad spend'),
    revenue: moneyInput('Revenue from ads', { hint: 'Net of VAT: shops often report it with VAT.' }),
    margin: percentInput('Gross margin before ads', { hint: 'Of revenue.' }),
    otherCosts: percentInput('Other variable costs', { ifEmpty: '0', hint: 'Fees, shipping; of revenue.' }),
    target: percentInput('Profit wanted', { ifEmpty: '0', hint: 'Of revenue, after ads.' }),
    currency: currencyInput(),
    hasReturns: flag('Take returns off the revenue'),
    returns: percentInput('Returned revenue', { ifEmpty: '0', showIf: when('hasReturns', 'yes') }),
  },
  groups: [
    section('What a click and an order may cost', {
      orders: optionalInteger('Orders', COUNT),
      clicks: optionalInteger('Clicks', COUNT),
      conversion: optionalPercent('Conversion rate', { hint: 'Empty: orders ÷ clicks.' }),
      orderValue: optionalMoney('Average order value', { hint: 'Before returns. Empty: revenue ÷ orders.' }),
    }),
    folded('Campaigns', {
      campaigns: rowsInput('Campaigns', {
        item: 'campaign',
        max: 20,
        hint: 'Each gets its verdict, with the margins above.',
        fields: {
          name: optionalText('Name', 60),
          spend: moneyInput('Ad spend'),
          revenue: moneyInput('Revenue'),
        },
      }),
    }),
  ],
  example: {
    spend: '3000',
    revenue: '12000',
    margin: '40',
    target: '15',
    conversion: '2.5',
    orderValue: '64',
    campaigns: [
      { name: 'Brand', spend: '500', revenue: '5000' },
      { name: 'Shopping', spend: '1500', revenue: '5200' },
      { name: 'Video', spend: '1000', revenue: '1800' },
    ],
  },
})

export type Input = FormInput<typeof form>
