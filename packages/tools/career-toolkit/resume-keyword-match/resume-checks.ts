interface FormatWarning {
  readonly what: string
  readonly advice: string
  /** Numbers of the first lines concerned, from 1; empty for the whole text. */
  readonly lines: readonly number[]
}

const email = /(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,190}\.[\p{L}]{2,}/u
const phone = /(?:\+|\b00)?\d(?:[ ()./-]?\d){8,13}\b/
/** "03.2017-02.2021" has as many digits as a phone number. */
const date = /(?<![\d./-])(?:(?:\d{1,2}[./-]){1,2}(?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}(?:[./-]\d{1,2})?)(?!\d)/g
const hasPhone = (text: string) => phone.test(text.replace(date, ''))

const headings: Readonly<Record<string, RegExp>> = {
  Summary:
    /^(?:(?:professional |career |executive )?(?:summary|profile)|about me|objective|podsumowanie|profil|o mnie)/iu,
  Experience:
    /^(?:(?:work|professional|relevant) )?experience|^(?:employment|career history|doświadczenie|przebieg kariery)/iu,
  Education: /^(?:education|qualifications|training|wykształcenie|edukacja|kwalifikacje)/iu,
  Skills: /^(?:(?:key|core|technical|professional) )?(?:skills|competenc)|^(?:umiejętności|kompetencje)/iu,
}

/** A heading is short and has its own line, or stands before a colon. */
function hasHeading(lines: readonly string[], pattern: RegExp): boolean {
  return lines.some((line) => {
    const bare = line.replace(/^[^\p{L}]+/u, '')
    const beforeColon = bare.split(':')[0] ?? ''
    return beforeColon.length <= 40 && pattern.test(beforeColon)
  })
}

/** The usual sections, and whether the résumé has them. */
export function checkSections(text: string) {
  const lines = text.split('\n')
  return [
    { section: 'Contact', found: email.test(text) || hasPhone(text) },
    ...Object.entries(headings).map(([section, heading]) => ({ section, found: hasHeading(lines, heading) })),
  ]
}

// By language: "Maja" means May in Polish, but is a name in an English résumé.
const monthName = {
  en: /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/iu,
  pl: /(?<!\p{L})(?:stycz\p{L}+|lut\p{L}{1,2}|mar(?:zec|ca|cu)|kwie\p{L}+|maj[au]?|czerw\p{L}+|lip(?:iec|ca)|sierp\p{L}+|wrze[sś]\p{L}+|październik\p{L}*|listopad\p{L}*|grud\p{L}+)(?!\p{L})/u,
} as const
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/
const unusualBullet = /^\s*[^\p{L}\p{N}\s\-*•·–—▪◦‣+(["'„“#.]/u
const columns = /\S(?:[ \u00a0]{3,}|\t+)\S/u
const firstPerson = {
  en: /\b(?:I|I'm|I’ve|I've|my|me|myself)\b/u,
  pl: /(?<!\p{L})(?:ja|mój|moja|moje|mnie|mojego|mojej|moim|moich)(?!\p{L})/iu,
} as const

const namedLines = 5

/** Formatting that software may misread; advice, never an error. */
export function formatWarnings(text: string, words: number, language: 'en' | 'pl'): readonly FormatWarning[] {
  const lines = text.split('\n')
  const warnings: FormatWarning[] = []
  const warn = (what: string, advice: string) => warnings.push({ what, advice, lines: [] })
  const warnOfLines = (what: string, advice: string, isMeant: (line: string) => boolean) => {
    const found = lines.flatMap((line, index) => (isMeant(line) ? [index + 1] : [])).slice(0, namedLines)
    if (found.length > 0) warnings.push({ what, advice, lines: found })
  }
  if (!email.test(text)) warn('No e-mail address', 'Put one near the top.')
  if (!hasPhone(text)) warn('No phone number', 'Put one near the top.')
  warnOfLines(
    'A month without a year',
    'Write both, for example March 2024, so that the length of a job can be read.',
    (line) => monthName[language].test(line) && !year.test(line),
  )
  warnOfLines('Lines above 200 characters', 'Break long paragraphs into short points.', ({ length }) => length > 200)
  warnOfLines(
    'Text that looks like a table or columns',
    'Some software reads columns line by line and mixes them up. One column is safe.',
    (line) => columns.test(line),
  )
  warnOfLines('Unusual signs at the start of lines', 'A hyphen or a round bullet is read everywhere.', (line) =>
    unusualBullet.test(line),
  )
  if (words > 1000) warn(`${words} words`, 'Above 1,000 words. Two pages are usually enough.')
  warnOfLines('First person', 'Résumés usually leave out “I” and “my” and begin with the verb.', (line) =>
    firstPerson[language].test(line),
  )
  return warnings
}
