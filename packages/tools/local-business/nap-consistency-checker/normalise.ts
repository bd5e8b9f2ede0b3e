import { withoutDiacritics } from '../../site.ts'
import type { Part } from './records.ts'

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/** The calling code of each country, the pattern of its postcode without spaces, and its names. */
const countries = (
  [
    ['PL', '48', /^\d{2}-?\d{3}$/, 'poland|polska'],
    ['DE', '49', digits(5), 'germany|deutschland|niemcy'],
    ['GB', '44', /^[a-z]{1,2}\d[a-z\d]?\d[a-z]{2}$/, 'united kingdom|uk|great britain|england|scotland|wales'],
    ['IE', '353', /^[a-z]\d[\dw][a-z\d]{4}$/, 'ireland'],
    ['US', '1', /^\d{5}(?:-?\d{4})?$/, 'united states|usa|united states of america'],
    ['FR', '33', digits(5), 'france'],
    ['ES', '34', digits(5), 'spain|españa|espana'],
    ['IT', '39', digits(5), 'italy|italia'],
    ['NL', '31', /^\d{4}[a-z]{2}$/, 'netherlands|nederland|holland'],
    ['BE', '32', digits(4), 'belgium|belgie|belgique'],
    ['AT', '43', digits(4), 'austria|osterreich'],
    ['CH', '41', digits(4), 'switzerland|schweiz|suisse'],
    ['CZ', '420', digits(5), 'czechia|czech republic|cesko|czechy'],
    ['SK', '421', digits(5), 'slovakia|slovensko|slowacja'],
    ['LT', '370', digits(5), 'lithuania|lietuva|litwa'],
    ['SE', '46', digits(5), 'sweden|sverige'],
    ['NO', '47', digits(4), 'norway|norge'],
    ['DK', '45', digits(4), 'denmark|danmark'],
  ] as const
).map(([code, calling, postcode, names]) => ({ code, calling, postcode, names: names.split('|') }))

type Country = (typeof countries)[number]

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

const streetWords = new Map(
  Object.entries({
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
  }),
)

const flat = /((?<!\d)\d+[a-z]?)\s*(?:\/|\s(?:m|lok|lokal|mieszkanie|flat|apt|unit|suite)\.?\s?)\s*(\d+[a-z]?)\b/u

function normaliseStreet(text: string): string {
  const split = withoutDiacritics(text)
    .replace(/,/gu, ' ')
    .replace(/(\d)\s+([a-z])\b(?!\.|\s?\d)/gu, '$1$2')
    .replace(flat, '$1 / $2')
  const words = spaced(split.replace(/[^\p{L}\p{N}/\s-]/gu, ' '))
    .split(' ')
    .map((word) => streetWords.get(word) ?? word)
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
    .replace(/((?:\+|\b00)(?!\s*39)[\d\s./-]{0,12})\(0/u, '$1')
    .replace(/[^\d+]/gu, '')
  if (plain === '') return ''
  if (plain.startsWith('+')) return plain
  if (plain.startsWith('00')) return `+${plain.slice(2)}`
  const known = countryOf(country)
  if (known === undefined) return plain
  // Italian numbers keep the leading 0; Polish numbers have nine digits, American ones ten.
  const national = known.code === 'IT' ? plain : plain.replace(known.code === 'LT' ? /^[08](?=\d{8}$)/ : /^0/, '')
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
