import { polishTitles } from './titles-pl.ts'

const amount =
  /(?:[€$£]|\b(?:eur|pln|usd|gbp|chf|czk|sek|nok|dkk|zł)\b)\s?\d|\d[\d\s.,]{0,15}(?:[€$£]|(?:k|tys|zł|eur|pln|usd|gbp|chf|czk|sek|nok|dkk|brutto|netto|gross|net)(?!\p{L}))/iu

/** Is there pay in the title? Job searches refuse it; it has its own field. */
export const hasPay = (title: string): boolean => amount.test(title)

const englishJobs = new Set(
  [
    'accountant administrator agent analyst apprentice architect assistant baker barista bartender bookkeeper butcher',
    'buyer caretaker carpenter cashier chef cleaner clerk cook consultant coordinator courier designer developer',
    'dietitian director dishwasher driver editor electrician engineer florist gardener hairdresser handler host',
    'housekeeper intern janitor lawyer leader librarian manager mechanic nurse nutritionist operator packer painter',
    'pharmacist photographer planner plumber porter receptionist recruiter salesperson secretary server specialist',
    'supervisor teacher technician therapist trainer translator vet waiter waitress writer',
  ].flatMap((line) => line.split(' ')),
)

const polishForms = new Map(
  [...polishTitles].flatMap(([masculine, feminine]) => [
    [masculine, masculine],
    [feminine, masculine],
  ]),
)

/** The job that a part of a title names, both forms of a Polish one as one; undefined for an unknown job. */
function jobOf(part: string): string | undefined {
  const words = part.toLowerCase().match(/\p{L}+/gu) ?? []
  const last = words.at(-1) ?? ''
  if (englishJobs.has(last)) return last
  return words.map((word) => polishForms.get(word)).find((job) => job !== undefined)
}

/** "Chef and waiter", "kucharz / kelner": two jobs. "Kucharz/kucharka" and "research and development manager" are one. */
export function namesTwoJobs(title: string): boolean {
  const parts = title.split(/(?<!\s)\s+(?:and|or|i|lub|oraz)\s+|(?<!\s)\s*[/&,+]\s*/iu)
  const jobs = new Set(parts.map(jobOf).filter((job) => job !== undefined))
  return jobs.size > 1
}
