import { CURRENCIES } from './format.ts'
import { choice, choiceOf, type FieldDisplay } from './inputs.ts'

/** The currency only labels amounts: no tool converts them. */
export const currencyInput = (display: FieldDisplay = {}) => choiceOf('Currency', CURRENCIES, display)

export const grossInput = () => choice('Gross or net', { gross: 'Gross', net: 'Net' })
