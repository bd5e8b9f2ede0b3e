import type { IsoDate } from './dates.ts'
import type { Language } from './text.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl' }

/** A date in the language of a letter: "14 March 2027", "14 marca 2027". Empty stays empty. */
export const longDate = (date: IsoDate | '', language: Language): string =>
  date && new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
