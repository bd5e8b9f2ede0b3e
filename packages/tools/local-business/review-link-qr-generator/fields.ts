import { languageField } from '../../kit/language.ts'
import { toolFields } from '../../kit/tool-fields.ts'

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          kind: 'choice',
          name: 'kind',
          label: 'Kind of link',
          options: [
            { value: 'google-place', label: 'Google, by Place ID' },
            { value: 'google-short', label: 'Google short link' },
            { value: 'facebook', label: 'Facebook page' },
            { value: 'tripadvisor', label: 'Tripadvisor' },
            { value: 'other', label: 'Another address' },
          ],
        },
        {
          kind: 'text',
          name: 'placeId',
          label: 'Place ID',
          hint: 'From Google’s Place ID Finder.',
          maxLength: 301,
          showIf: { field: 'kind', is: ['google-place'] },
        },
        {
          kind: 'url',
          name: 'url',
          label: 'Address',
          maxLength: 2048,
          showIf: { field: 'kind', is: ['google-short', 'facebook', 'tripadvisor', 'other'] },
        },
        {
          kind: 'text',
          name: 'caption',
          label: 'Caption',
          hint: 'Stands above the code.',
          maxLength: 80,
          optional: true,
        },
        { ...languageField, label: 'Language of the card' },
        {
          kind: 'radio',
          name: 'paper',
          label: 'Paper',
          options: [
            { value: 'A6', label: 'A6' },
            { value: 'A5', label: 'A5' },
            { value: 'A4', label: 'A4' },
          ],
        },
      ],
    },
    {
      legend: 'The code',
      folded: true,
      fields: [
        {
          kind: 'choice',
          name: 'level',
          label: 'Error correction',
          hint: 'How much of the code may be dirty or torn.',
          options: [
            { value: 'L', label: 'L, about 7 %' },
            { value: 'M', label: 'M, about 15 %' },
            { value: 'Q', label: 'Q, about 25 %' },
            { value: 'H', label: 'H, about 30 %' },
          ],
        },
        { kind: 'integer', name: 'module', label: 'Module size', hint: '2 to 40.', unit: 'px', optional: true },
        { kind: 'integer', name: 'margin', label: 'Margin', hint: '4 to 20.', unit: 'modules', optional: true },
        {
          kind: 'text',
          name: 'dark',
          label: 'Dark colour',
          hint: 'Six digits, for example #1f1a17.',
          maxLength: 7,
          optional: true,
        },
        { kind: 'text', name: 'light', label: 'Light colour', maxLength: 7, optional: true },
      ],
    },
  ],
  example: {
    placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
    caption: 'How was your breakfast?',
  },
  empty: { level: 'M', module: '8', margin: '4', dark: '#1f1a17', light: '#ffffff' },
})
