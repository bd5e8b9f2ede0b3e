import { radio } from './inputs.ts'

const languages = { en: 'English', pl: 'Polish' } as const

/** The languages of the tools that read or write English and Polish. */
export const languageInput = (label = 'Language') => radio(label, languages)

/** The same for a document that may be written in both, side by side. */
export const documentLanguageInput = () => radio('Language', { ...languages, both: 'Both' })
