import { CURRENCIES } from './format.ts'
import { choice, choiceOf, type FieldDisplay } from './inputs.ts'

/** A label before the amounts: nothing is ever converted. */
export const currencyInput = (display: FieldDisplay = {}) => choiceOf('Currency', CURRENCIES, display)

/** Whether an amount of pay is before taxes or after them. */
export const grossInput = () => choice('Gross or net', { gross: 'Gross', net: 'Net' })
