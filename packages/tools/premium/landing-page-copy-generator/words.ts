import { indefinite, isPlural } from '../../kit/nouns.ts'
import { lowerFirst, upperFirstUnlessName, withoutEndPunctuation } from '../../kit/words.ts'
import type { Input } from './form.ts'

/** The typed pieces as they stand within sentences. */
export interface Words {
  /** As a sentence begins with it. */
  readonly product: string
  /** With its article: "a trail running shoe". */
  readonly what: string
  /** "meal planner" of "a meal planner". */
  readonly bareWhat: string
  readonly isMany: boolean
  readonly audience: string
  /** "a meal planner for busy parents"; what names its readers already is not told twice. */
  readonly whatFor: string
  readonly benefits: readonly string[]
  readonly problemNoun: string
  readonly gainNoun: string
  readonly action: string
}

const ARTICLE = /^(?:an?|the)\s+/i

export const wordsOf = (input: Input): Words => {
  const what = indefinite(lowerFirst(withoutEndPunctuation(input.what)))
  const audience = lowerFirst(withoutEndPunctuation(input.audience).replace(/^for\s+/i, ''))
  return {
    product: upperFirstUnlessName(withoutEndPunctuation(input.product)),
    what,
    bareWhat: what.replace(ARTICLE, ''),
    isMany: isPlural(what),
    audience,
    whatFor: /\sfor\s/i.test(what) ? what : `${what} for ${audience}`,
    benefits: input.benefits.map(({ benefit }) => lowerFirst(withoutEndPunctuation(benefit).replace(/^to\s+/i, ''))),
    problemNoun: lowerFirst(withoutEndPunctuation(input.problemNoun)),
    gainNoun: lowerFirst(withoutEndPunctuation(input.gainNoun)),
    action: input.action || 'Get started',
  }
}
