import * as v from 'valibot'
import { dateInput } from '../../kit/date-inputs.ts'
import { radio, when } from '../../kit/inputs.ts'
import { numberInput } from '../../kit/number-inputs.ts'
import { policy } from './policy-inputs.ts'
import { moreThanFull, polishCases, service, shareBottom, shareTop } from './polish-inputs.ts'
import { folded, type FormInput, toolForm } from '../../kit/tool-form.ts'

const hoursInput = (label: string, hint: string) =>
  numberInput(label, { min: 0, max: 3000, ifEmpty: '0', unit: 'hours', hint })

const common = {
  mode: radio('Rules', { poland: 'Poland', eu: 'EU minimum', own: 'Own policy' }),
  asOf: dateInput('As of', { hint: 'Its year is the year of the leave.' }),
  start: dateInput('Start of employment', { required: false, hint: 'Empty: before this year.' }),
  end: dateInput('End of employment', { required: false }),
  usedHours: hoursInput('Used', 'Leave taken this year.'),
  shareTop: shareTop('3 of 4 for three quarters.'),
  shareBottom: shareBottom('The number that it is a part of.'),
  carriedHours: hoursInput('Carried over', 'From earlier years.'),
}

const typed = toolForm({
  fields: {
    ...common,
    ...service,
    weekDays: numberInput('Days of a full-time week', {
      min: 1,
      max: 7,
      ifEmpty: '5',
      unit: 'days',
      showIf: when('mode', 'eu'),
    }),
    ...policy,
  },
  groups: [folded('Special cases of Polish law', polishCases)],
  example: {
    asOf: '2027-09-15',
    start: '2027-04-01',
    shareBottom: '2',
    years: '4',
    school: 'higher',
    usedHours: '24',
  },
  empty: { shareTop: '1', shareBottom: '1', weekDays: '5', yearlyHours: '2080', hoursPerDay: '8' },
  rules: [
    // Leave is computed for the year of `asOf`.
    ({ asOf, start, end }) => {
      const text = asOf.slice(0, 4)
      if (start.slice(0, 4) > text) return { field: 'start', message: `Start of employment must not be after ${text}.` }
      if (end !== '' && end.slice(0, 4) < text)
        return { field: 'end', message: `End of employment must not be before ${text}.` }
      if (end !== '' && start !== '' && end < start) {
        return { field: 'end', message: 'End of employment must not be before its start.' }
      }
      return null
    },
    moreThanFull,
    ({ asOf, changes, start, end }) => {
      for (const [index, { from }] of changes.entries()) {
        const field = `changes.${String(index)}.from`
        if (from.slice(0, 4) !== asOf.slice(0, 4))
          return { field, message: `From must be a day of ${asOf.slice(0, 4)}.` }
        if (from <= (changes[index - 1]?.from ?? start))
          return { field, message: 'Each change must be later than the one before.' }
        if (end !== '' && from > end) return { field, message: 'A change must not be after the end of employment.' }
      }
      return null
    },
  ],
})

type Form = v.InferOutput<typeof typed.schema>

export const form = {
  ...typed,
  schema: v.pipe(
    typed.schema,
    v.transform((input: Form) => ({ ...input, year: Number(input.asOf.slice(0, 4)) })),
  ),
}

export type Input = FormInput<typeof form>
