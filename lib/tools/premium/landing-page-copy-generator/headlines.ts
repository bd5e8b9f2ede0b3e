import { countCharacters } from '../../kit/text.ts'
import { shuffled } from '../../kit/seed.ts'
import { cutToCharacters, raiseFirst } from '../../kit/words.ts'
import { inThirdPerson } from './verbs.ts'
import type { Words } from './words.ts'

export const LIMITS = {
  headline: 60,
  subheadline: 140,
  button: 25,
  benefit: 40,
  metaTitle: 60,
  metaDescription: 160,
} as const

const HEADLINES = 3

/** What every pattern says of these words; null where it lacks a word or a verb form. */
function allHeadlines({ product, what, bareWhat, audience, benefits, problemNoun, gainNoun }: Words) {
  const [first = '', second = ''] = benefits
  const third = inThirdPerson(first)
  return [
    { id: 'H1', text: `${product}: ${what} for ${audience}` },
    { id: 'H2', text: raiseFirst(first) },
    { id: 'H3', text: second && `${raiseFirst(first)} and ${second}` },
    { id: 'H4', text: problemNoun && `${raiseFirst(first)} without ${problemNoun}` },
    { id: 'H6', text: third && `The ${bareWhat} that ${third}` },
    { id: 'H7', text: `${raiseFirst(audience)}, meet ${product}` },
    { id: 'H8', text: `${raiseFirst(what)} made for ${audience}` },
    { id: 'H9', text: problemNoun && gainNoun && `Less ${problemNoun}. More ${gainNoun}.` },
  ].flatMap(({ id, text }) => (text ? [{ id, text }] : []))
}

/** Three headlines of the patterns that fit, in the seed's order. Where fewer fit, the product's name and what it is. */
export function headlines(words: Words, random: () => number): string[] {
  const fitting = allHeadlines(words).filter(({ text }) => countCharacters(text) <= LIMITS.headline)
  const texts = [...new Set(shuffled(fitting, random).map(({ text }) => text))].slice(0, HEADLINES)
  const spare = [words.product, cutToCharacters(raiseFirst(words.what), LIMITS.headline)]
  return [...new Set([...texts, ...spare])].slice(0, HEADLINES)
}

const firstFitting = (texts: readonly (string | null)[], max: number): string | undefined =>
  texts.find((text): text is string => text !== null && countCharacters(text) <= max)

/** As much as fits, the fullest first. */
export function subheadline({ product, what, audience, benefits }: Words): string {
  const [first = '', second = ''] = benefits
  const fits = firstFitting(
    [
      `${product} is ${what} for ${audience}: ${first} and ${second}.`,
      `${product} is ${what} for ${audience}: ${first}.`,
      `${product} is ${what} for ${audience}.`,
      `${raiseFirst(what)} for ${audience}.`,
    ],
    LIMITS.subheadline,
  )
  return fits ?? `${raiseFirst(what)}.`
}

export function metaTitle({ product, what, audience }: Words): string {
  const fits = firstFitting([`${product}: ${what} for ${audience}`, `${product}: ${what}`], LIMITS.metaTitle)
  return fits ?? product
}

export function metaDescription({ product, what, audience, benefits }: Words): string {
  const [first = '', second = ''] = benefits.map(raiseFirst)
  const lead = `${product} is ${what} for ${audience}.`
  const fits = firstFitting(
    [`${lead} ${first}. ${second}.`, `${lead} ${first}.`, lead, `${raiseFirst(what)} for ${audience}.`],
    LIMITS.metaDescription,
  )
  return fits ?? `${raiseFirst(what)}.`
}
