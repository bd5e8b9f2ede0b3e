import { TIME_ZONES } from './date-time.ts'
import type { ChoiceField, LongTextField, TextField } from './types.ts'

/* What a plan of weeks asks for, in whichever tool. */

export const planStartField: TextField = {
  name: 'start',
  label: 'Start date',
  kind: 'date',
  hint: 'Weeks run Monday to Sunday; the first may be short.',
}

export const zoneField: ChoiceField = {
  name: 'zone',
  label: 'Time zone',
  kind: 'choice',
  options: TIME_ZONES.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
}

export const daysOffField: LongTextField = {
  name: 'daysOff',
  label: 'Days off',
  kind: 'list',
  lines: 3,
  optional: true,
  hint: 'Dates such as 2026-12-24, up to 100.',
}
