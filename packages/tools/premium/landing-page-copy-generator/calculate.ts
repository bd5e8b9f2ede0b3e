import { seeded } from '../../kit/seed.ts'
import { headlines, metaDescription, metaTitle, subheadline } from './headlines.ts'
import type { Input } from './form.ts'
import { sectionsOf } from './sections.ts'
import { wordsOf } from './words.ts'

export type Result = ReturnType<typeof calculate>
/** The texts of the page, without hints for the author. */
export type Copy = Omit<Result, 'missing' | 'warnings'>

const SUPERLATIVES =
  /(?<![\p{L}\p{N}])(?:best|number one|no\. ?1|#1|cheapest|fastest|leading|largest|greatest|safest|lowest price|najlepsz\p{L}+|najtańsz\p{L}+|numer jeden)(?![\p{L}\p{N}])/iu
const HEALTH =
  /(?<![\p{L}\p{N}])(?:cures?|cured|curing|treats?|treated|treating|treatment|heals?|healed|healing|prevents?|prevented|preventing|leczy|leczą|leczenie|zapobiega|zapobiegają)(?![\p{L}\p{N}])/iu
const CLAIMS = /(?<![\p{L}\p{N}])(?:proven|guaranteed|scientifically|clinically)(?![\p{L}\p{N}])/iu

/** All texts of a form, including those in nested rows. */
const typedTexts = (value: object): string[] =>
  Object.values(value).flatMap((part: string | object) => (typeof part === 'string' ? part : typedTexts(part)))

function warningsFor(input: Input): string[] {
  const typed = typedTexts(input)
  const unproven = input.benefits.filter(({ proof }) => proof === '').map(({ benefit }) => benefit)
  const firstIn = (texts: readonly string[], words: RegExp) => texts.map((text) => words.exec(text)?.[0]).find(Boolean)
  const superlative = firstIn(typed, SUPERLATIVES)
  const claim = firstIn(unproven, CLAIMS)
  const health = firstIn(typed, HEALTH)
  return [
    superlative && `“${superlative}”: You must be able to prove this.`,
    claim && `“${claim}” stands in a benefit without proof: You must be able to prove this.`,
    health &&
      `“${health}”: Health claims on food are restricted (Regulation (EC) No 1924/2006); pet food must not claim to prevent, treat or cure disease (Regulation (EC) No 767/2009, Article 13).`,
  ].filter((text) => text !== undefined)
}

function missingFacts(input: Input): string[] {
  const without = input.benefits.filter(({ proof }) => proof === '').length
  const proof =
    without === input.benefits.length
      ? 'Proof: a customer result or a figure you can prove.'
      : `Proof of ${without === 1 ? 'one benefit' : `${without} benefits`}.`
  return [
    without > 0 && proof,
    input.objections.length === 0 && 'Objections: what people ask before they say yes, with your answers.',
    input.difference === '' && 'The difference from the usual way: without it there is no comparison.',
    input.price === '' && 'A price line.',
    input.guarantee === '' && 'A guarantee, if you give one.',
    input.consequences.length === 0 && 'Consequences of the problem.',
    (input.problemNoun === '' || input.gainNoun === '') &&
      'Short names of the problem and of the gain: they allow two more headlines.',
  ].filter((text) => text !== false)
}

/** The first draft of a page, from the given facts only. */
export function calculate(input: Input, counter = 0) {
  const words = wordsOf(input)
  return {
    /** Three to choose from; exports use the first. */
    headlines: headlines(words, seeded(input, counter)),
    subheadline: subheadline(words),
    button: words.action,
    sections: sectionsOf(input, words),
    metaTitle: metaTitle(words),
    metaDescription: metaDescription(words),
    /** Facts that would strengthen the page and that the author has to supply. */
    missing: missingFacts(input),
    warnings: warningsFor(input),
  }
}
