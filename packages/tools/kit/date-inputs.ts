import { isIsoDate, isIsoMonth } from './dates.ts'
import { kindOf } from './inputs.ts'

/* Dates of a form. Apart from the other inputs, so that a tool without a date does not load what reckons with them. */

/** YYYY-MM-DD, 1900 to 2100. Not required and empty: ''. */
export const dateInput = kindOf('date', isIsoDate, 'a date that exists, for example 2026-11-30')
/** YYYY-MM. */
export const monthInput = kindOf('month', isIsoMonth, 'a month, for example 2026-11')
