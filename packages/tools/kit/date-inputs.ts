import { isIsoDate, isIsoMonth } from './dates.ts'
import { kindOf } from './inputs.ts'

/* Date inputs have a module of their own, so that a tool without dates does not load Temporal. */

/** YYYY-MM-DD, 1900 to 2100; '' if empty and not required. */
export const dateInput = kindOf('date', isIsoDate, 'a date that exists, for example 2026-11-30')
/** YYYY-MM. */
export const monthInput = kindOf('month', isIsoMonth, 'a month, for example 2026-11')
