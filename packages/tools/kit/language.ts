import { radio } from './inputs.ts'

const languages = { en: 'English', pl: 'Polish' } as const

export const languageInput = (label = 'Language') => radio(label, languages)

/** For a document in English, in Polish, or in both side by side. */
export const documentLanguageInput = () => radio('Language', { ...languages, both: 'Both' })
