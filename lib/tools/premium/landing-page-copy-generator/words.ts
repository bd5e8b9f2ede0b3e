import { lowerFirst, withoutEnd } from '../../kit/words.ts'
import type { Input } from './schema.ts'

/** The typed pieces as they stand within sentences. */
export interface Words {
  readonly product: string
  readonly what: string
  /** "meal planner" of "a meal planner". */
  readonly bareWhat: string
  readonly audience: string
  readonly benefits: readonly string[]
  readonly problemNoun: string
  readonly gainNoun: string
  readonly action: string
}

export const wordsOf = (input: Input): Words => {
  const what = lowerFirst(withoutEnd(input.what))
  return {
    product: withoutEnd(input.product),
    what,
    bareWhat: what.replace(/^(?:an?|the)\s+/i, ''),
    audience: lowerFirst(withoutEnd(input.audience)),
    benefits: input.benefits.map(({ benefit }) => lowerFirst(withoutEnd(benefit).replace(/^to\s+/i, ''))),
    problemNoun: lowerFirst(withoutEnd(input.problemNoun)),
    gainNoun: lowerFirst(withoutEnd(input.gainNoun)),
    action: input.action || 'Get started',
  }
}
