import { dateInput } from '../../kit/date-inputs.ts'
import { choice, flag, neededIf, optionalText, radio, shortText, when } from '../../kit/inputs.ts'
import { pointList } from '../../kit/list-inputs.ts'
import { optionalInteger } from '../../kit/integer-inputs.ts'
import { numberInput, optionalMoney } from '../../kit/number-inputs.ts'
import { documentLanguageInput } from '../../kit/language.ts'
import { currencyInput, grossInput } from '../../kit/currency.ts'
import { folded, type FormInput, section, toolForm } from '../../kit/tool-form.ts'

export const form = toolForm({
  fields: {
    language: documentLanguageInput(),
    tone: radio('Tone', { formal: 'Formal', warm: 'Warm' }),
  },
  groups: [
    section('Who and what', {
      employer: shortText('Employer', { max: 120 }),
      candidate: shortText('Candidate', { max: 120 }),
      title: shortText('Job title', { max: 120 }),
      employerAddress: optionalText('Address of the employer', 200),
      employerNumber: optionalText('Number of the employer', 60, {
        hint: 'As it is written on your letters, for example KRS or NIP.',
      }),
      date: dateInput('Date of the letter', { required: false }),
      place: optionalText('Place of work', 200),
      remote: flag('The work may be done remotely'),
    }),
    section('Contract', {
      contract: choice('Contract', { indefinite: 'Indefinite', fixed: 'Fixed-term', trial: 'Trial' }),
      start: dateInput('Start'),
      end: dateInput('End of the fixed term', { required: false, ...neededIf('contract', 'fixed') }),
      contractsBefore: optionalInteger('Fixed-term contracts before', {
        min: 0,
        max: 20,
        hint: 'With this employer.',
        showIf: when('contract', 'fixed'),
      }),
      trialMonths: optionalInteger('Length of the trial contract', {
        min: 1,
        max: 12,
        unit: 'months',
        ...neededIf('contract', 'trial'),
      }),
      intended: choice(
        'Meant to follow',
        {
          unknown: 'Not decided',
          'under-6': 'A fixed term below 6 months',
          '6-to-12': 'A fixed term of 6 to below 12 months',
          longer: '12 months or more, or indefinite',
        },
        { showIf: when('contract', 'trial') },
      ),
      probation: optionalText('Probation', 120, { hint: 'Its length, or “none”.' }),
      notice: optionalText('Notice', 200, { hint: 'The procedure and its periods.' }),
    }),
    section('Time and pay', {
      hours: numberInput('Hours per week', { min: 1, max: 48, hint: '1 to 48.', unit: 'hours' }),
      schedule: optionalText('Schedule', 200),
      overtime: optionalText('Overtime', 200, { hint: 'How it is arranged and paid.' }),
      leaveDays: optionalInteger('Leave days', { min: 0, max: 60, unit: 'days' }),
      pay: optionalMoney('Pay'),
      currency: currencyInput(),
      period: choice('Pay is per', { month: 'Month', year: 'Year', hour: 'Hour' }),
      gross: grossInput(),
      payDay: optionalText('Pay day', 120, { hint: 'When and how it is paid.' }),
      bonus: optionalText('Bonus', 200),
    }),
    section('Answer', {
      answerBy: dateInput('Answer by', { required: false }),
      signatory: optionalText('Signed by', 120),
      conditions: pointList('Conditions', {
        max: 10,
        maxChars: 2_000,
        required: false,
        hint: 'Documents and checks that are lawful, one per line, up to 10. With one of them the offer is conditional.',
        lines: 3,
      }),
    }),
    folded('More terms', {
      work: optionalText('The work in a sentence', 300),
      manager: optionalText('Manager', 120),
      otherLeave: optionalText('Other paid leave', 200),
      equipment: optionalText('Equipment', 200),
      training: optionalText('Training', 200),
      agreement: optionalText('Collective agreement', 200, { hint: 'Or “none”.' }),
      security: optionalText('Social security', 200, { hint: 'The institution that receives the contributions.' }),
      benefits: pointList('Benefits', {
        max: 20,
        maxChars: 4_000,
        required: false,
        hint: 'One per line, up to 20.',
        lines: 4,
      }),
    }),
  ],
  example: {
    date: '2027-01-11',
    employer: 'Harbour Hotel sp. z o.o.',
    employerAddress: 'ul. Długa 4, 80-827 Gdańsk',
    candidate: 'Maja Lis',
    title: 'Head chef',
    work: 'Planning the menu of the month and leading a kitchen of nine',
    manager: 'Ewa Mak, owner',
    place: 'Gdańsk, the hotel’s kitchen',
    start: '2027-05-01',
    probation: 'none',
    notice: 'one month on either side, in writing',
    schedule: 'Tuesday to Saturday, planned four weeks ahead',
    overtime: 'agreed beforehand, given back as time off within the month',
    leaveDays: '26',
    pay: '11500',
    currency: 'PLN',
    payDay: 'on the last working day of the month, by bank transfer',
    benefits: 'A meal on every shift\nPrivate health care',
    training: 'a food-safety course each year',
    conditions: 'A medical certificate for work with food',
    answerBy: '2027-01-31',
    signatory: 'Ewa Mak',
  },
  empty: { hours: '40' },
  rules: [
    ({ start, end, answerBy, contract }) => {
      if (start < answerBy) return { field: 'start', message: 'Start must not be before the answer date.' }
      const isOver = contract === 'fixed' && end !== '' && end <= start
      return isOver && { field: 'end', message: 'End of the fixed term must be after the start.' }
    },
  ],
})

export type Input = FormInput<typeof form>
export type LetterLanguage = 'en' | 'pl'
