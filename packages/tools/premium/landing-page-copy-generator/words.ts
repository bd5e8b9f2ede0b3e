import { indefinite, isPlural } from '../../kit/nouns.ts'
import { isVerbForm, startsWithVerb } from '../../kit/verbs.ts'
import { lowerFirst, upperFirstUnlessName, withoutEndPunctuation } from '../../kit/words.ts'
import type { Input } from './form.ts'

export type Words = ReturnType<typeof wordsOf>

/** "answer your questions", "warn you in time", "brews while you shower": what the product does, not its readers. */
const isByTheProduct = (benefit: string): boolean =>
  /^(?:\p{L}+\s+you|answer\s+your)\b/iu.test(benefit) || (/^\p{L}+s\s/u.test(benefit) && isOtherForm(benefit))

const isOtherForm = (phrase: string) => !startsWithVerb(phrase) && isVerbForm(phrase.split(' ')[0] ?? '')

/** Whether a benefit is something that readers do themselves. */
export const isDeed = (benefit: string): boolean => startsWithVerb(benefit) && !isByTheProduct(benefit)

const ARTICLE = /^(?:an?|the)\s+/i

/** The typed pieces as they stand within sentences. */
export function wordsOf(input: Input) {
  const what = indefinite(lowerFirst(withoutEndPunctuation(input.what)))
  const audience = lowerFirst(withoutEndPunctuation(input.audience).replace(/^for\s+/i, ''))
  const benefits = input.benefits.map(({ benefit }) =>
    lowerFirst(withoutEndPunctuation(benefit).replace(/^to\s+/i, '')),
  )
  return {
    /** As a sentence begins with it. */
    product: upperFirstUnlessName(withoutEndPunctuation(input.product)),
    /** With its article: "a trail running shoe". */
    what,
    /** "meal planner" of "a meal planner". */
    bareWhat: what.replace(ARTICLE, ''),
    isMany: isPlural(what),
    audience,
    /** "a meal planner for busy parents"; what names its readers already is not told twice. */
    whatFor: /\sfor\s/i.test(what) ? what : `${what} for ${audience}`,
    benefits,
    /** Those that read well behind the product's name or alone. */
    leading: benefits.filter((benefit) => !isByTheProduct(benefit)),
    problemNoun: lowerFirst(withoutEndPunctuation(input.problemNoun)),
    gainNoun: lowerFirst(withoutEndPunctuation(input.gainNoun)),
    action: upperFirstUnlessName(input.action || 'Get started'),
  }
}
