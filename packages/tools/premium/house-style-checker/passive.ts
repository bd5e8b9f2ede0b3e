import { participles } from '../../kit/verbs.ts'
import { type Finding, found } from './finding.ts'
import { type Token, wordTokens } from './tokens.ts'

const BE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'been', 'being', 'be'])
/** Words in -ed that are no participles ("need"), and adjectives of feeling ("she was pleased"). */
const NO_PARTICIPLES =
  'need needed indeed hundred speed seed feed breed weed naked sacred wicked shed greed exceed proceed succeed ' +
  'pleased interested excited tired bored worried surprised delighted satisfied concerned married experienced supposed closed'
const NONE: ReadonlySet<string> = new Set(NO_PARTICIPLES.split(' '))

const isParticiple = ({ text }: Token) =>
  participles.has(text) || (text.length > 3 && text.endsWith('ed') && !NONE.has(text))

/** A form of "be" with a participle among the next two words. */
export function findPassive(tokens: readonly Token[]): Finding[] {
  const words = wordTokens(tokens)
  return words.flatMap((word, at): Finding[] => {
    if (!BE.has(word.text)) return []
    const behind = words.slice(at + 1, at + 3)
    const participle = behind.find(isParticiple)
    // A punctuation mark between the two ends the search.
    const divides = tokens.some(
      ({ text, start }) => start > word.start && participle && start < participle.start && /[.!?;:,\u0000]/.test(text),
    )
    if (!participle || divides) return []
    const finding = found('passive', word.start, participle.end, 'Passive voice: who does it?')
    return [{ ...finding, isAdvice: true }]
  })
}
