import type { Language } from '../../kit/text.ts'

/** Words that every advert has: they may stand inside a phrase, not at its ends. The page shows them. */
export const advertWords: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'requirements requirement required responsibilities duties tasks qualifications benefits offer offers apply role job',
    'position candidate candidates applicant year years experience looking seeking join must nice plus preferred',
    'able ability good strong excellent use using work working knowledge understanding familiarity proficiency degree',
    'least similar related valid ideally willing willingness across inside within m/f f/m m/w w/m cv uk eu',
    'deep solid proven fluent written hands-on current better including attention detail skills competence qualification mentality accurate way part',
    'wanted please send near someone likes welcome appreciated desirable advantage asset',
  ].flatMap((line) => line.split(' ')),
  pl: [
    'wymagania wymagane oczekujemy oczekiwania oferujemy obowiązki zakres praca stanowisko stanowisku podobnym około kandydat kandydaci',
    'kandydata rok lat lata doświadczenie doświadczenia szukamy poszukujemy dołącz mile widziane umiejętność',
    'dobra dobry dobre bardzo znajomość obsługa obsługi program programu programów chęć min minimum k/m m/k',
  ].flatMap((line) => line.split(' ')),
}

/** Of the words without a meaning of their own, these stand within a skill: "training of apprentices". */
export const JOINING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['of']),
  pl: new Set(['w', 'z', 'do']),
}
export const NUMBER_WORDS = new Set('one two three four five six seven eight nine ten eleven twelve'.split(' '))

/** "Comfortable", "structured": of a person, not a skill. */
export const ADJECTIVE = /(?:able|ible|ful|ous|ive|ical|ed)$/
/** "Naliczanie wynagrodzeń" asks for wynagrodzenia. */
export const POLISH_TASK = /(?:[ae]ni|yci|uci)e$/u

/** Behind these a sentence names what one works with: "using SAP and Excel". */
export const NAMING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('with using use uses know knows including'.split(' ')),
  pl: new Set('znajomość znajomości obsługa obsługi program programu programów'.split(' ')),
}
/** What joins a further name to the first. */
export const ANOTHER = new Set('and or i lub oraz'.split(' '))

/** Words about a job that are no skill: adverbs, and spans of time. */
export const EMPTY_ENDS =
  /^(?:\p{L}+ly|[\p{L}\p{N}]+-(?:day|week|month|year|hour)|together|daily|done|well|also|always|often|every|each|day|week|month|year|hour|time|today|new|many)s?$/iu

/** Behind these stands a verb: "you know Google Ads" asks for Google Ads. */
export const BEFORE_VERB = new Set('you we to will can must'.split(' '))
