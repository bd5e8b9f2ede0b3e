import { isEmail } from '../../kit/email.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { choice, field, flag, optionalText, radio, shortText, when } from '../../kit/inputs.ts'
import { languageInput } from '../../kit/language.ts'
import { type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

export const form = toolForm({
  fields: {
    language: languageInput(),
    tone: radio('Tone', { formal: 'Formal', plain: 'Plain' }),
  },
  groups: [
    section('You', {
      name: shortText('Your name', { max: 80, autoComplete: 'name' }),
      email: field<string>({ kind: 'email', label: 'E-mail', autoComplete: 'email' }, (raw) => {
        const text = raw.trim()
        return text === '' || isEmail(text)
          ? { value: text }
          : { error: 'E-mail must be an address, for example anna@example.com.' }
      }),
      phone: optionalText('Phone', 40, { kind: 'tel', autoComplete: 'tel' }),
      city: optionalText('City', 80),
      date: dateInput('Date', { required: false }),
      availability: optionalText('Availability', 120, { hint: 'For example from 1 May.' }),
    }),
    section('The job', {
      employer: shortText('Employer', { max: 100 }),
      role: shortText('Role', { min: 2, max: 80 }),
      person: optionalText('Person', 80, { hint: 'As it is written after “Dear”.' }),
      source: optionalText('Where you saw the advert', 120),
      polishSalutation: choice(
        'Polish salutation',
        { general: 'Szanowni Państwo', pani: 'Szanowna Pani', pan: 'Szanowny Panie' },
        { showIf: when('language', 'pl') },
      ),
      consent: flag('Add the consent clause', {
        hint: 'Only if the advert asks for it.',
        showIf: when('language', 'pl'),
      }),
    }),
    {
      legend: 'What you say',
      note: 'In whole phrases and your own words. Line breaks become spaces.',
      fields: {
        reason: shortText('Why you write', {
          min: 20,
          max: 300,
          kind: 'long-text',
          hint: 'One or two sentences, 20 to 300 characters.',
          lines: 3,
        }),
        achievements: rowsInput('Achievements', {
          item: 'achievement',
          max: 3,
          hint: 'When {situation}, I {what you did}. {Result}.',
          blank: 1,
          fields: {
            requirement: optionalText('Requirement', 120, { hint: 'You are looking for …' }),
            situation: optionalText('Situation', 160, { hint: 'When …' }),
            action: shortText('What you did', { min: 10, max: 200, hint: 'I …, with a verb first.' }),
            result: optionalText('Result', 160, { hint: 'With a figure, if there is one.' }),
          },
        }),
        why: optionalText('Why this employer', 300, { kind: 'long-text', lines: 3 }),
      },
    },
  ],
  example: {
    name: 'Maja Lis',
    email: 'maja.lis@example.com',
    phone: '+48 600 100 200',
    city: 'Gdańsk',
    date: '2027-03-14',
    employer: 'Harbour Hotel',
    person: 'Ms Mak',
    role: 'head chef',
    source: 'your website',
    reason:
      'For nine years I have cooked with what the region grows, and your menu of the month is the one I would like to write.',
    achievements: [
      {
        requirement: 'menu planning and food cost control',
        situation: 'the hotel doubled its covers in one summer',
        action: 'rewrote the menu around eight vegetables and planned the orders week by week',
        result: 'Food cost fell from 34 % to 29 % within four months',
      },
      {
        requirement: 'the training of apprentices',
        situation: 'two apprentices were about to leave',
        action: 'gave each of them a station of their own and an hour of tasting on Mondays',
        result: 'Both passed their exams, and one runs the pastry today',
      },
      { action: 'keep HACCP records and allergen lists that passed every inspection since 2021' },
    ],
    why: 'I ate at your tables in May and asked for the bread twice. A kitchen that bakes its own bread is one I trust.',
    availability: 'from 1 May, after a notice of one month',
  },
})

export type Input = FormInput<typeof form>
export type Achievement = Input['achievements'][number]
