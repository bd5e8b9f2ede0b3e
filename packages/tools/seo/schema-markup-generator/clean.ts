import type { Input } from './form.ts'

interface Cleaned<T> {
  readonly value: T
  readonly reports: readonly string[]
}

const NUMBERED = /^(?:step\s*\d{1,3}\s*[.:)–-]?|\d{1,3}\s*[.)](?!\d))\s*/i
const HEADING = /^(?:directions|instructions|method|steps)\s*:?$/i

/** Removes "1.", "1)" or "Step 1:" before a step, because Google numbers steps itself. */
export function cleanSteps(steps: readonly string[]): Cleaned<readonly string[]> {
  const kept = steps.filter((step) => !HEADING.test(step))
  const value = kept.map((step) => step.replace(NUMBERED, '')).filter(Boolean)
  const numbered = kept.filter((step) => NUMBERED.test(step)).length
  const reports = [
    numbered > 0 && `The number at the head of ${numbered} ${numbered === 1 ? 'step' : 'steps'} was removed.`,
    kept.length < steps.length && 'A line such as “Directions” is no step and was left out.',
  ]
  return { value, reports: reports.filter((text) => text !== false) }
}

type Author = Input['authors'][number]

const TITLE = /^(?:dr|prof|mr|mrs|ms|mgr|inż|chef)\.?\s+/i

/** Removes "by" from names, and reports a title or a job. */
export function cleanAuthors(authors: readonly Author[]): Cleaned<readonly Author[]> {
  const reports: string[] = []
  const value = authors.flatMap((author) => {
    const name = author.name.replace(/^by\s+/i, '')
    if (name !== author.name) reports.push(`“by” was removed before ${name}.`)
    // Split "Jane Doe and John Roe" into two authors.
    const names = author.kind === 'Person' ? name.split(/(?<!\s)\s+(?:and|&)\s+/) : [name]
    if (names.length > 1) reports.push(`${names.join(' and ')} were made ${names.length} authors.`)
    for (const one of names) {
      if (author.kind === 'Person' && (TITLE.test(one) || one.includes(','))) {
        reports.push(`“${one}” should be the name alone, without title or job.`)
      }
    }
    return names.map((one) => ({ ...author, name: one }))
  })
  return { value, reports }
}
