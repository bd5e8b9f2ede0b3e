import { languageField } from '../../kit/language.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { ACHIEVEMENTS_MAX } from './schema.ts'

export const fields = toolFields({
  groups: [
    {
      fields: [
        languageField,
        {
          kind: 'radio',
          name: 'tone',
          label: 'Tone',
          options: [
            { value: 'formal', label: 'Formal' },
            { value: 'plain', label: 'Plain' },
          ],
        },
      ],
    },
    {
      legend: 'You',
      fields: [
        { kind: 'text', name: 'name', label: 'Your name', maxLength: 80, autoComplete: 'name' },
        { kind: 'email', name: 'email', label: 'E-mail', optional: true, autoComplete: 'email' },
        { kind: 'tel', name: 'phone', label: 'Phone', maxLength: 40, optional: true, autoComplete: 'tel' },
        { kind: 'text', name: 'city', label: 'City', maxLength: 80, optional: true },
        { kind: 'date', name: 'date', label: 'Date', optional: true },
        {
          kind: 'text',
          name: 'availability',
          label: 'Availability',
          hint: 'For example from 1 May.',
          maxLength: 120,
          optional: true,
        },
      ],
    },
    {
      legend: 'The job',
      fields: [
        { kind: 'text', name: 'employer', label: 'Employer', maxLength: 100 },
        { kind: 'text', name: 'role', label: 'Role', maxLength: 80 },
        {
          kind: 'text',
          name: 'person',
          label: 'Person',
          hint: 'As it is written after “Dear”.',
          maxLength: 80,
          optional: true,
        },
        { kind: 'text', name: 'source', label: 'Where you saw the advert', maxLength: 120, optional: true },
        {
          kind: 'choice',
          name: 'polishSalutation',
          label: 'Polish salutation',
          options: [
            { value: 'general', label: 'Szanowni Państwo' },
            { value: 'pani', label: 'Szanowna Pani' },
            { value: 'pan', label: 'Szanowny Panie' },
          ],
          showIf: { field: 'language', is: ['pl'] },
        },
        {
          kind: 'flag',
          name: 'consent',
          label: 'Add the consent clause',
          hint: 'Only if the advert asks for it.',
          optional: true,
          showIf: { field: 'language', is: ['pl'] },
        },
      ],
    },
    {
      legend: 'What you say',
      note: 'In whole phrases and your own words. Line breaks become spaces.',
      fields: [
        {
          kind: 'long-text',
          name: 'reason',
          label: 'Why you write',
          hint: 'One or two sentences, 20 to 300 characters.',
          maxLength: 300,
          lines: 3,
        },
        {
          kind: 'rows',
          name: 'achievements',
          label: 'Achievements',
          hint: 'When {situation}, I {what you did}. {Result}.',
          item: 'achievement',
          max: ACHIEVEMENTS_MAX,
          fields: [
            {
              kind: 'text',
              name: 'requirement',
              label: 'Requirement',
              hint: 'What the advert asks for.',
              maxLength: 120,
              optional: true,
            },
            { kind: 'text', name: 'situation', label: 'Situation', maxLength: 160, optional: true },
            { kind: 'text', name: 'action', label: 'What you did', hint: 'Begins with a verb.', maxLength: 200 },
            {
              kind: 'text',
              name: 'result',
              label: 'Result',
              hint: 'With a figure, if there is one.',
              maxLength: 160,
              optional: true,
            },
          ],
        },
        { kind: 'long-text', name: 'why', label: 'Why this employer', maxLength: 300, lines: 3, optional: true },
      ],
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
      {
        requirement: '',
        situation: '',
        action: 'keep HACCP records and allergen lists that passed every inspection since 2021',
        result: '',
      },
    ],
    why: 'I ate at your tables in May and asked for the bread twice. A kitchen that bakes its own bread is one I trust.',
    availability: 'from 1 May, after a notice of one month',
  },
  empty: { achievements: [{ requirement: '', situation: '', action: '', result: '' }] },
})
