import type { Language } from '../../kit/text.ts'

/** Words that occur in every advert: allowed within a phrase, not at its ends. The page lists them. */
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

/** Stop words that may connect the words of a skill: "training of apprentices". */
export const JOINING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['of']),
  pl: new Set(['w', 'z', 'do']),
}
export const NUMBER_WORDS = new Set('one two three four five six seven eight nine ten eleven twelve'.split(' '))

/** "Comfortable", "structured" describe a person, not a skill. */
export const ADJECTIVE = /(?:able|ible|ful|ous|ive|ical|ed)$/
/** Polish verbal nouns: in "naliczanie wynagrodzeń" the skill is "wynagrodzenia". */
export const POLISH_TASK = /(?:[ae]ni|yci|uci)e$/u

/** After these words, a sentence names tools: "using SAP and Excel". */
export const NAMING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('with using use uses know knows including'.split(' ')),
  pl: new Set('znajomość znajomości obsługa obsługi program programu programów'.split(' ')),
}
/** Words between two named tools. */
export const ANOTHER = new Set('and or i lub oraz'.split(' '))

/** Words that are no skills: adverbs and time spans. */
export const EMPTY_ENDS =
  /^(?:\p{L}+ly|[\p{L}\p{N}]+-(?:day|week|month|year|hour)|together|daily|done|well|also|always|often|every|each|day|week|month|year|hour|time|today|new|many)s?$/iu

/** After these words comes a verb: "you know Google Ads" asks for Google Ads. */
export const BEFORE_VERB = new Set('you we to will can must'.split(' '))
