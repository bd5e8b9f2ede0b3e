import { countWords } from '../../kit/text.ts'
import { checkSections, formatWarnings } from './resume-checks.ts'
import type { Input } from './form.ts'
import { keyOf, phrasesOf, skillsOf, stemmedText, termsOf, type Term } from './terms.ts'

const mostTerms = 60
const aboutUs =
  /^(?<![^\p{L}\n])[^\p{L}\n]*(?:about (?:us|our company|the company)|who we are|our story|o nas|o firmie|kim jesteśmy)(?![\p{L}])/imu

function weighted(terms: readonly Term[], mustHaves: ReadonlySet<string>) {
  return terms
    .map((term) => {
      const place = term.prominent ? 2 : 1
      const must = mustHaves.has(term.key) ? 1.5 : 1
      return { ...term, weight: term.count * place * must }
    })
    .sort(
      (a, b) =>
        Number(mustHaves.has(b.key)) - Number(mustHaves.has(a.key)) ||
        Number(b.listed) - Number(a.listed) ||
        b.weight - a.weight,
    )
}

function mustHaveList(input: Input) {
  const resume = stemmedText(input.resume, input.language)
  return input.mustHaves.map((text) => {
    const key = keyOf(text, input.language)
    return { text, found: key !== '' && resume.includes(` ${key} `) }
  })
}

/** The advert up to its "About us"; all of it without such a heading. */
function jobOf(advert: string): string {
  const start = advert.search(aboutUs)
  return start > 0 ? advert.slice(0, start) : advert
}

export function calculate(input: Input) {
  const { language } = input
  const advert = input.cutAboutUs ? jobOf(input.advert) : input.advert
  const mustKeys = new Set(input.mustHaves.map((text) => keyOf(text, language)))

  const inAdvert = phrasesOf(advert, language, true)
  const asked = weighted(skillsOf(termsOf(inAdvert, mustKeys), language, mustKeys), mustKeys).slice(0, mostTerms)
  const resume = phrasesOf(input.resume, language, false)
  const rows = asked.map(({ key, text, count, prominent, weight }) => ({
    text,
    inAdvert: count,
    inResume: resume.get(key)?.count ?? 0,
    weight,
    prominent,
  }))
  const found = rows.filter((row) => row.inResume > 0)
  const missing = rows.filter((row) => row.inResume === 0)
  const sum = (list: readonly { weight: number }[]) => list.reduce((total, row) => total + row.weight, 0)
  const total = sum(rows)

  const onlyInResume = termsOf(resume)
    .filter((term) => !inAdvert.has(term.key))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostTerms)
    .map(({ text, count, prominent }) => ({ text, inAdvert: 0, inResume: count, weight: null, prominent }))

  return {
    /** A whole number; null when the advert has no terms. */
    // Weights are sums of halves, which binary numbers hold exactly.
    match: total === 0 ? null : Math.round((sum(found) / total) * 100),
    found,
    missing,
    onlyInResume,
    mustHaves: mustHaveList(input),
    sections: checkSections(input.resume),
    warnings: formatWarnings(input.resume, countWords(input.resume), language),
    /** Whether the advert was cut at a heading such as "About us". */
    cut: advert.length < input.advert.length,
  }
}

export type Result = ReturnType<typeof calculate>
/** The weight is null for words that only the résumé has. */
export type MatchedTerm = (Result['found'] | Result['onlyInResume'])[number]
