import { indefinite, isPlural } from '../../kit/nouns.ts'
import { isVerbForm, startsWithVerb } from '../../kit/verbs.ts'
import { lowerFirst, upperFirstUnlessName, withoutEndPunctuation } from '../../kit/words.ts'
import type { Input } from './form.ts'

export type Words = ReturnType<typeof wordsOf>

/** What the product does for readers: "answer your questions", "warn you in time", "brews while you shower". */
const isByTheProduct = (benefit: string): boolean =>
  /^(?:\p{L}+\s+you|answer\s+your)\b/iu.test(benefit) || (/^\p{L}+s\s/u.test(benefit) && isOtherForm(benefit))

const isOtherForm = (phrase: string) => !startsWithVerb(phrase) && isVerbForm(phrase.split(' ')[0] ?? '')

/** Whether readers do the benefit themselves. */
export const isDeed = (benefit: string): boolean => startsWithVerb(benefit) && !isByTheProduct(benefit)

const ARTICLE = /^(?:an?|the)\s+/i

/** The typed texts in the form they have within a sentence. */
export function wordsOf(input: Input) {
  const what = indefinite(lowerFirst(withoutEndPunctuation(input.what)))
  const audience = lowerFirst(withoutEndPunctuation(input.audience).replace(/^for\s+/i, ''))
  const benefits = input.benefits.map(({ benefit }) =>
    lowerFirst(withoutEndPunctuation(benefit).replace(/^to\s+/i, '')),
  )
  return {
    /** In the form for the start of a sentence. */
    product: upperFirstUnlessName(withoutEndPunctuation(input.product)),
    /** With its article: "a trail running shoe". */
    what,
    /** "meal planner" of "a meal planner". */
    bareWhat: what.replace(ARTICLE, ''),
    isMany: isPlural(what),
    audience,
    /** "a meal planner for busy parents"; the audience is not added when the text names one. */
    whatFor: /\sfor\s/i.test(what) ? what : `${what} for ${audience}`,
    benefits,
    /** Benefits that read well on their own or after the product's name. */
    leading: benefits.filter((benefit) => !isByTheProduct(benefit)),
    problemNoun: lowerFirst(withoutEndPunctuation(input.problemNoun)),
    gainNoun: lowerFirst(withoutEndPunctuation(input.gainNoun)),
    action: upperFirstUnlessName(input.action || 'Get started'),
  }
}
