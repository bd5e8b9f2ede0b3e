import { CURRENCIES } from './format.ts'
import { choice } from './inputs.ts'
import type { ChoiceField } from './types.ts'

/** A label before the amounts: nothing is ever converted. */
export const currencyInput = () => choice('Currency', CURRENCIES, 'EUR')

export const currencyField: ChoiceField = {
  name: 'currency',
  label: 'Currency',
  kind: 'choice',
  options: CURRENCIES.map((currency) => ({ value: currency, label: currency })),
}

/** Whether an amount of pay is before taxes or after them. */
export const grossField: ChoiceField = {
  name: 'gross',
  label: 'Gross or net',
  kind: 'choice',
  options: [
    { value: 'gross', label: 'Gross' },
    { value: 'net', label: 'Net' },
  ],
}
