import { withoutDiacritics } from '../../site.ts'
import type { Part } from './records.ts'

/** `calling` is the calling code; `postcode` matches without spaces. */
interface Country {
  readonly code: string
  readonly names: readonly string[]
  readonly calling: string
  readonly postcode: RegExp
}

const digits = (count: number) => new RegExp(`^\\d{${String(count)}}$`)

const countries: readonly Country[] = [
  { code: 'PL', names: ['poland', 'polska'], calling: '48', postcode: /^\d{2}-?\d{3}$/ },
  { code: 'DE', names: ['germany', 'deutschland', 'niemcy'], calling: '49', postcode: digits(5) },
  {
    code: 'GB',
    names: ['united kingdom', 'uk', 'great britain', 'england', 'scotland', 'wales'],
    calling: '44',
    postcode: /^[a-z]{1,2}\d[a-z\d]?\d[a-z]{2}$/,
  },
  { code: 'IE', names: ['ireland'], calling: '353', postcode: /^[a-z]\d[\dw][a-z\d]{4}$/ },
  {
    code: 'US',
    names: ['united states', 'usa', 'united states of america'],
    calling: '1',
    postcode: /^\d{5}(?:-?\d{4})?$/,
  },
  { code: 'FR', names: ['france'], calling: '33', postcode: digits(5) },
  { code: 'ES', names: ['spain', 'españa', 'espana'], calling: '34', postcode: digits(5) },
  { code: 'IT', names: ['italy', 'italia'], calling: '39', postcode: digits(5) },
  { code: 'NL', names: ['netherlands', 'nederland', 'holland'], calling: '31', postcode: /^\d{4}[a-z]{2}$/ },
  { code: 'BE', names: ['belgium', 'belgie', 'belgique'], calling: '32', postcode: digits(4) },
  { code: 'AT', names: ['austria', 'osterreich'], calling: '43', postcode: digits(4) },
  { code: 'CH', names: ['switzerland', 'schweiz', 'suisse'], calling: '41', postcode: digits(4) },
  { code: 'CZ', names: ['czechia', 'czech republic', 'cesko', 'czechy'], calling: '420', postcode: digits(5) },
  { code: 'SK', names: ['slovakia', 'slovensko', 'slowacja'], calling: '421', postcode: digits(5) },
  { code: 'SE', names: ['sweden', 'sverige'], calling: '46', postcode: digits(5) },
  { code: 'NO', names: ['norway', 'norge'], calling: '47', postcode: digits(4) },
  { code: 'DK', names: ['denmark', 'danmark'], calling: '45', postcode: digits(4) },
]

const spaced = (text: string) => text.replace(/\s+/gu, ' ').trim()

function countryOf(text: string): Country | undefined {
  const folded = spaced(withoutDiacritics(text).replace(/[^\p{L}\s]/gu, ''))
  return countries.find(
    ({ code, names }) => code.toLowerCase() === folded || names.some((name) => withoutDiacritics(name) === folded),
  )
}

const legalForms =
  /(?:^|\s)(?:sp\s?z\s?o\s?o(?:\s?sp\s?k)?|spolka z ograniczona odpowiedzialnoscia|spolka z o\s?o|spolka jawna|spolka akcyjna|s\s?a|sp\s?j|limited|ltd|llc|inc|gmbh)(?=\s|$)/gu

/** Lower case without punctuation and legal forms. Diacritics stay, since they distinguish names. */
function normaliseName(text: string): string {
  const plain = spaced(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s]/gu, ' '),
  )
  // Match legal forms without diacritics ("spółka"), letter by letter, so that positions stay the same.
  const letters = [...plain]
  const folded = letters.map((letter) => [...withoutDiacritics(letter)][0] ?? letter).join('')
  const blanked = [...folded.replace(legalForms, (form) => ' '.repeat([...form].length))]
  const bare = spaced(letters.map((letter, at) => (blanked[at] === ' ' ? ' ' : letter)).join(''))
  return bare === '' ? plain : bare
}

const streetWords: Readonly<Record<string, string>> = {
  ul: 'ulica',
  al: 'aleja',
  aleje: 'aleja',
  pl: 'plac',
  os: 'osiedle',
  st: 'street',
  str: 'street',
  ave: 'avenue',
  av: 'avenue',
  rd: 'road',
}

const flat = /((?<!\d)\d+[a-z]?)\s*(?:\/|\s(?:m|lok|lokal|mieszkanie|flat|apt|unit|suite)\.?\s?)\s*(\d+[a-z]?)\b/u

function normaliseStreet(text: string): string {
  const split = withoutDiacritics(text)
    .replace(/,/gu, ' ')
    .replace(/(\d)\s+([a-z])\b(?!\.|\s?\d)/gu, '$1$2')
    .replace(flat, '$1 / $2')
  const words = spaced(split.replace(/[^\p{L}\p{N}/\s-]/gu, ' '))
    .split(' ')
    .map((word) => streetWords[word] ?? word)
  // Drop the word for "street": "Długa 4" and "ul. Długa 4" are the same.
  return words.filter((word, index) => !(index === 0 && word === 'ulica')).join(' ')
}

/** Without separators and the country's code or its old letter, as in "PL-80-827" and "D-10115". */
function normalisePostcode(text: string, country: Country | undefined): string {
  const plain = withoutDiacritics(text)
    .replace(/[^a-z\d]/gu, '')
    .toUpperCase()
  if (country === undefined) return plain
  return plain.replace(new RegExp(`^(?:${country.code}(?=\\d)|${country.code.charAt(0)}(?=\\d+$))`), '')
}

/** Whether the postcode has its country's format; unknown countries accept any. */
export function isPostcode(text: string, country: string): boolean {
  const known = countryOf(country)
  return known === undefined || known.postcode.test(normalisePostcode(text, known).toLowerCase())
}

/** E.164 by the record's country, or only digits if the country is unknown. */
function normalisePhone(text: string, country: string): string {
  const plain = text
    .replace(/(?:ext|wew|x)\.?\s*\d+$/iu, '')
    // "+49 (030) 12" has the 0 of the national number, which only Italy keeps after its calling code.
    .replace(/((?:\+|\b00)(?!\s*39)[\d\s./-]*)\(0/u, '$1')
    .replace(/[^\d+]/gu, '')
  if (plain === '') return ''
  if (plain.startsWith('+')) return plain
  if (plain.startsWith('00')) return `+${plain.slice(2)}`
  const known = countryOf(country)
  if (known === undefined) return plain
  // Italian numbers keep the leading 0; Polish numbers have nine digits, American ones ten.
  const national = known.code === 'IT' ? plain : plain.replace(/^0/, '')
  const hasCallingCode =
    national.length === 11 && ['PL', 'US'].includes(known.code) && national.startsWith(known.calling)
  return hasCallingCode ? `+${national}` : `+${known.calling}${national}`
}

/** Host without `www.` and path without trailing slash; scheme and query do not matter. */
function normaliseWebsite(text: string): string {
  const address = /^https?:\/\//iu.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return text.toLowerCase()
  const url = new URL(address)
  return `${url.hostname.replace(/^www\./u, '')}${url.pathname.replace(/(?<!\/)\/+$/u, '')}`
}

/** The form of a part for comparison. */
export function normalise(part: Part, text: string, country: string): string {
  switch (part) {
    case 'name':
      return normaliseName(text)
    case 'street':
      return normaliseStreet(text)
    case 'postcode':
      return normalisePostcode(text, countryOf(country))
    case 'city':
      return spaced(withoutDiacritics(text).replace(/[^\p{L}\p{N}\s]/gu, ' '))
    case 'country':
      return countryOf(text)?.code ?? spaced(withoutDiacritics(text))
    case 'phone':
      return normalisePhone(text, country)
    case 'website':
      return normaliseWebsite(text)
  }
}
