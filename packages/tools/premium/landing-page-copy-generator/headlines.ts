import { countCharacters } from '../../kit/text.ts'
import { shuffled } from '../../kit/seed.ts'
import { cutToCharacters, upperFirst } from '../../kit/words.ts'
import { headNoun, isGroup, isPlural } from '../../kit/nouns.ts'
import { stemsOf } from '../../kit/similarity.ts'
import { inThirdPerson } from '../../kit/verbs.ts'
import { isDeed, type Words } from './words.ts'

export const LIMITS = {
  headline: 60,
  subheadline: 140,
  button: 25,
  benefit: 40,
  metaTitle: 60,
  metaDescription: 160,
} as const

const HEADLINES = 3

/** Verbs whose subject can be the product; with others, the reader acts. */
const OF_THE_PRODUCT =
  /^(?:save|cut|lower|reduce|protect|keep|connect|replace|simplify|automate|organi[sz]e|track|sort|plan|clean|fit)\b/i

const does = (benefit: string, isMany: boolean): string | null => {
  if (!isDeed(benefit) || /^(?:never|always)\b/i.test(benefit)) return null
  if (OF_THE_PRODUCT.test(benefit)) return isMany ? benefit : inThirdPerson(benefit)
  return `${isMany ? 'let' : 'lets'} you ${benefit}`
}

/** A headline or call is rejected when it repeats a word. */
export function isSound(text: string): boolean {
  const stems = stemsOf(text)
  return new Set(stems).size === stems.length
}

/** Every pattern filled in; '' or null where a word or verb form is missing. */
function allHeadlines({ product, what, bareWhat, isMany, audience, whatFor, leading, problemNoun, gainNoun }: Words) {
  const [first = ''] = leading
  const action = does(first, isMany)
  const less = isPlural(problemNoun) ? 'Fewer' : 'Less'
  const isNegative = /\b(?:without|never|no|avoid|less|fewer)\b/i.test(first)
  return [
    `${product}: ${whatFor}`,
    upperFirst(first),
    upperFirst(joined(leading) ?? ''),
    first &&
      problemNoun &&
      isDeed(first) &&
      !isNegative &&
      isSound(`${first} ${problemNoun}`) &&
      `${upperFirst(first)} without ${problemNoun}`,
    action && `The ${bareWhat} that ${action}`,
    isGroup(audience) && `${upperFirst(audience)}, meet ${product}`,
    whatFor !== what &&
      !isMadeOfPeople(what) &&
      !SERVICE.test(headNoun(what)) &&
      isSound(`${what} ${audience}`) &&
      `${upperFirst(what)} made for ${audience}`,
    problemNoun &&
      /^(?!(?:an?|the|better|fewer|less|more)\s)\S/i.test(gainNoun) &&
      isSound(`${problemNoun} ${gainNoun}`) &&
      `${less} ${problemNoun}. More ${gainNoun}.`,
  ].filter((text): text is string => typeof text === 'string' && text !== '')
}

/** Three headlines that fit, in the seed's order, padded with the product's name and description. */
export function headlines(words: Words, random: () => number): string[] {
  const fitting = allHeadlines(words).filter((text) => countCharacters(text) <= LIMITS.headline)
  const texts = [...new Set(shuffled(fitting, random))].slice(0, HEADLINES)
  const spare = [words.product, cutToCharacters(upperFirst(words.what), LIMITS.headline)]
  return [...new Set([...texts, ...spare])].slice(0, HEADLINES)
}

const firstFitting = (texts: readonly (string | null)[], max: number): string | undefined =>
  texts.find((text): text is string => text !== null && countCharacters(text) <= max)

const SERVICE =
  /(?:advice|delivery|cleaning|repair|care|training|coaching|consulting|insurance|catering|photography|design|support|removal|tuition|maintenance|installation|renovation|translation|accounting|bookkeeping|hosting)$/i

/** A firm is not made for its clients, as a planner is for its readers. */
const isMadeOfPeople = (what: string): boolean =>
  /(?:firm|agency|company|studio|shop|store|bakery|café|restaurant|practice|clinic|school|consultancy|lawyer|coach|trainer|photographer|accountant|designer|service|team|association|club)$/i.test(
    headNoun(what),
  )

/** "is" for one thing, "are" for a plural name, "offers" for a service or a singular name for several things. */
export function verbOf({ product, what, isMany }: Words): 'is' | 'are' | 'offers' {
  if (SERVICE.test(headNoun(what))) return 'offers'
  return isMany ? (isPlural(product) ? 'are' : 'offers') : 'is'
}

/** "Sunday Plan is a meal planner for busy parents" */
export const statement = (words: Words): string => `${words.product} ${verbOf(words)} ${words.whatFor}`

/** "save time and waste less": joins two benefits if the reader does both. */
function joined([first = '', second = '']: readonly string[]): string | null {
  return isDeed(first) && isDeed(second) && !/ and /.test(first) ? `${first} and ${second}` : null
}

/** The longest variant that fits. */
export function subheadline(words: Words): string {
  const [first] = words.leading
  const both = joined(words.leading)
  const fits = firstFitting(
    [
      both && `${statement(words)}: ${both}.`,
      first ? `${statement(words)}: ${first}.` : null,
      `${statement(words)}.`,
      `${upperFirst(words.whatFor)}.`,
    ],
    LIMITS.subheadline,
  )
  return fits ?? `${upperFirst(words.what)}.`
}

export function metaTitle({ product, what, whatFor }: Words): string {
  return firstFitting([`${product}: ${whatFor}`, `${product}: ${what}`], LIMITS.metaTitle) ?? product
}

export function metaDescription(words: Words): string {
  const [first, second] = words.leading.map(upperFirst)
  const lead = `${statement(words)}.`
  const fits = firstFitting(
    [
      first && second ? `${lead} ${first}. ${second}.` : null,
      first ? `${lead} ${first}.` : null,
      lead,
      `${upperFirst(words.whatFor)}.`,
    ],
    LIMITS.metaDescription,
  )
  return fits ?? `${upperFirst(words.what)}.`
}
