import type { ChoiceField } from './types.ts'

/** The language of a text or of what is written, where a tool knows English and Polish. */
export const languageField: ChoiceField = {
  name: 'language',
  label: 'Language',
  kind: 'radio',
  options: [
    { value: 'en', label: 'English' },
    { value: 'pl', label: 'Polish' },
  ],
}

/** The same for a document that may be written in both, side by side. */
export const documentLanguageField: ChoiceField = {
  ...languageField,
  options: [...languageField.options, { value: 'both', label: 'Both' }],
}
