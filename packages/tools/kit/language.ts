import { radio } from './inputs.ts'

const languages = { en: 'English', pl: 'Polish' } as const

/** The language of a text or of what is written, where a tool supports English and Polish. */
export const languageInput = (label = 'Language') => radio(label, languages)

/** The same for a document that may be written in both, side by side. */
export const documentLanguageInput = () => radio('Language', { ...languages, both: 'Both' })
