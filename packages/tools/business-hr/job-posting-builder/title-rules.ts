import { polishTitles } from './titles-pl.ts'

const amount =
  /(?:[€$£]|\b(?:eur|pln|usd|gbp|chf|czk|sek|nok|dkk|zł)\b)\s?\d|\d[\d\s.,]{0,15}(?:[€$£]|(?:k(?!\/m)|tys|zł|eur|pln|usd|gbp|chf|czk|sek|nok|dkk|brutto|netto|gross|(?<!\.)net)(?!\p{L}))/iu

/** "4K video editor" names a size of picture; in other places "4K" may be pay, as in "Editor 3–4K". */
const pictureSize = /(?<=^|\p{L}\s)4K(?=\s(?:[Vv]ideo|UHD)\b)/gu

/** Whether a title contains pay, which job searches reject there. */
export const hasPay = (title: string): boolean => amount.test(title.replace(pictureSize, '4'))

const englishJobs = new Set(
  [
    'accountant administrator agent analyst apprentice architect assistant baker barista bartender bookkeeper butcher',
    'buyer caretaker carpenter cashier chef cleaner clerk cook consultant coordinator courier designer developer',
    'dietitian director dishwasher driver editor electrician engineer florist gardener hairdresser handler host',
    'housekeeper intern janitor lawyer leader librarian manager mechanic nurse nutritionist operator packer painter',
    'pharmacist photographer planner plumber porter receptionist recruiter salesperson secretary server specialist',
    'supervisor teacher technician therapist trainer translator vet waiter writer',
  ].flatMap((line) => line.split(' ')),
)

/** The masculine form of a Polish title, by either form. */
const polishForms = new Map([...polishTitles].flatMap((forms) => forms.map((form) => [form, forms[0]] as const)))

/** The job in a part of a title, with one name for both Polish forms; undefined when unknown. */
function jobOf(part: string): string | undefined {
  const words = part.toLowerCase().match(/\p{L}+/gu) ?? []
  // Both forms name one job, as in "Waiter/waitress".
  const last = words.at(-1)?.replace(/^waitress$/, 'waiter') ?? ''
  if (englishJobs.has(last)) return last
  return words.map((word) => polishForms.get(word)).find((job) => job !== undefined)
}

/** "Chef and waiter" names two jobs, but not "Kucharz/kucharka" or "research and development manager". */
export function namesTwoJobs(title: string): boolean {
  const parts = title.split(/(?<!\s)\s+(?:and|or|i|lub|oraz)\s+|(?<!\s)\s*[/&,+]\s*/iu)
  const jobs = new Set(parts.map(jobOf).filter((job) => job !== undefined))
  return jobs.size > 1
}
