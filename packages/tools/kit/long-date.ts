import type { IsoDate } from './dates.ts'
import type { Language } from './text.ts'

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' '),
}

/** A date in the language of a letter: "14 March 2027", "14 marca 2027". Empty stays empty. */
export function longDate(date: IsoDate | '', language: Language): string {
  if (date === '') return ''
  const [year = '', month = '', day = ''] = date.split('-')
  return `${String(Number(day))} ${MONTHS[language][Number(month) - 1] ?? ''} ${year}`
}
