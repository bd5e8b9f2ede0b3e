import * as v from 'valibot'
import { CURRENCIES } from '../../kit/format.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { rule } from '../../kit/form-schema.ts'
import { choice, flag, listText, shortText } from '../../kit/inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'
import { numberInput, optionalMoney } from '../../kit/number-inputs.ts'

export const BENEFITS_MAX = 20
export const CONDITIONS_MAX = 10

const optionalText = (label: string, max: number) => shortText(label, { max, required: false })

const form = v.object({
  language: choice('Language', ['en', 'pl', 'both'], 'en'),
  tone: choice('Tone', ['formal', 'warm'], 'formal'),
  date: dateInput('Date of the letter', { required: false }),

  employer: shortText('Employer', { max: 120 }),
  employerAddress: optionalText('Address of the employer', 200),
  employerNumber: optionalText('Number of the employer', 60),
  candidate: shortText('Candidate', { max: 120 }),

  title: shortText('Job title', { max: 120 }),
  work: optionalText('The work in a sentence', 300),
  manager: optionalText('Manager', 120),
  place: optionalText('Place of work', 200),
  remote: flag(),

  contract: choice('Contract', ['indefinite', 'fixed', 'trial'], 'indefinite'),
  start: dateInput('Start'),
  end: dateInput('End of the fixed term', { required: false }),
  trialMonths: optionalInteger('Length of the trial contract', { min: 1, max: 12 }),
  intended: choice('Meant to follow', ['unknown', 'under-6', '6-to-12', 'longer'], 'unknown'),
  contractsBefore: optionalInteger('Fixed-term contracts before', { min: 0, max: 20 }),
  probation: optionalText('Probation', 120),
  notice: optionalText('Notice', 200),

  hours: numberInput('Hours per week', { min: 1, max: 48 }),
  schedule: optionalText('Schedule', 200),
  overtime: optionalText('Overtime', 200),
  leaveDays: optionalInteger('Leave days', { min: 0, max: 60 }),
  otherLeave: optionalText('Other paid leave', 200),

  pay: optionalMoney('Pay'),
  period: choice('Pay is per', ['month', 'year', 'hour'], 'month'),
  gross: choice('Gross or net', ['gross', 'net'], 'gross'),
  currency: choice('Currency', CURRENCIES, 'EUR'),
  payDay: optionalText('Pay day', 120),
  bonus: optionalText('Bonus', 200),
  benefits: listText('Benefits', { max: BENEFITS_MAX, maxChars: 4_000, required: false }),
  equipment: optionalText('Equipment', 200),

  training: optionalText('Training', 200),
  agreement: optionalText('Collective agreement', 200),
  security: optionalText('Social security', 200),

  conditions: listText('Conditions', { max: CONDITIONS_MAX, maxChars: 2_000, required: false }),
  answerBy: dateInput('Answer by', { required: false }),
  signatory: optionalText('Signed by', 120),
})

type Form = v.InferOutput<typeof form>

const datesFollow = rule<Form>(({ start, end, answerBy, contract }) => {
  if (answerBy !== '' && start < answerBy) {
    return { field: 'start', message: 'Start must not be before the answer date.' }
  }
  if (contract !== 'fixed') return null
  if (end === '') return { field: 'end', message: 'End of the fixed term is required.' }
  return end <= start ? { field: 'end', message: 'End of the fixed term must be after the start.' } : null
})

const trialHasLength = rule<Form>(({ contract, trialMonths }) =>
  contract === 'trial' && trialMonths === null
    ? { field: 'trialMonths', message: 'Length of the trial contract is required.' }
    : null,
)

export const schema = v.pipe(form, datesFollow, trialHasLength)

export type Input = v.InferOutput<typeof schema>
export type LetterLanguage = 'en' | 'pl'
