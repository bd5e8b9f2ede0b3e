export interface SectionCheck {
  readonly section: 'Contact' | 'Summary' | 'Experience' | 'Education' | 'Skills'
  readonly found: boolean
}

export interface FormatWarning {
  readonly what: string
  readonly advice: string
  /** Numbers of the first lines concerned, from 1; none when the whole text is meant. */
  readonly lines: readonly number[]
}

const email = /(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,190}\.[\p{L}]{2,}/u
const phone = /(?:\+|\b00)?\d(?:[ ()./-]?\d){8,13}\b/

const headings = {
  Summary:
    /^(?:(?:professional |career |executive )?(?:summary|profile)|about me|objective|podsumowanie|profil|o mnie)/iu,
  Experience:
    /^(?:(?:work|professional|relevant) )?experience|^(?:employment|career history|doświadczenie|przebieg kariery)/iu,
  Education: /^(?:education|qualifications|training|wykształcenie|edukacja|kwalifikacje)/iu,
  Skills: /^(?:(?:key|core|technical|professional) )?(?:skills|competenc)|^(?:umiejętności|kompetencje)/iu,
} as const

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/u)
}

/** A heading is short and stands alone on its line, or leads it before a colon. */
function hasHeading(lines: readonly string[], pattern: RegExp): boolean {
  return lines.some((line) => {
    const bare = line.replace(/^[^\p{L}]+/u, '')
    const beforeColon = bare.split(':')[0] ?? ''
    return beforeColon.length <= 40 && pattern.test(beforeColon)
  })
}

/** Does the résumé have the parts that software, and people, look for? */
export function checkSections(text: string): readonly SectionCheck[] {
  const lines = linesOf(text)
  return [
    { section: 'Contact', found: email.test(text) || phone.test(text) },
    { section: 'Summary', found: hasHeading(lines, headings.Summary) },
    { section: 'Experience', found: hasHeading(lines, headings.Experience) },
    { section: 'Education', found: hasHeading(lines, headings.Education) },
    { section: 'Skills', found: hasHeading(lines, headings.Skills) },
  ]
}

// By the language of the résumé: in an English one "Maja" is a name.
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

function lineNumbers(lines: readonly string[], test: (line: string) => boolean): number[] {
  return lines.flatMap((line, index) => (test(line) ? [index + 1] : [])).slice(0, namedLines)
}

/** What may keep software from reading the résumé as it was meant. Advice, never an error. */
export function formatWarnings(text: string, words: number, language: 'en' | 'pl'): readonly FormatWarning[] {
  const lines = linesOf(text)
  const warnings: FormatWarning[] = []
  const add = (what: string, advice: string, found: readonly number[]) => {
    if (found.length > 0) warnings.push({ what, advice, lines: found })
  }
  if (!email.test(text)) warnings.push({ what: 'No e-mail address', advice: 'Put one near the top.', lines: [] })
  if (!phone.test(text)) warnings.push({ what: 'No phone number', advice: 'Put one near the top.', lines: [] })
  add(
    'A month without a year',
    'Write both, for example March 2024, so that the length of a job can be read.',
    lineNumbers(lines, (line) => monthName[language].test(line) && !year.test(line)),
  )
  add(
    'Lines above 200 characters',
    'Break long paragraphs into short points.',
    lineNumbers(lines, (line) => line.length > 200),
  )
  add(
    'Text that looks like a table or columns',
    'Some software reads columns line by line and mixes them up. One column is safe.',
    lineNumbers(lines, (line) => columns.test(line)),
  )
  add(
    'Unusual signs at the start of lines',
    'A hyphen or a round bullet is read everywhere.',
    lineNumbers(lines, (line) => unusualBullet.test(line)),
  )
  if (words > 1000) {
    warnings.push({
      what: `${String(words)} words`,
      advice: 'Above 1,000 words. Two pages are usually enough.',
      lines: [],
    })
  }
  add(
    'First person',
    'Résumés usually leave out “I” and “my” and begin with the verb.',
    lineNumbers(lines, (line) => firstPerson[language].test(line)),
  )
  return warnings
}
