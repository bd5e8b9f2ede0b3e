import { distance } from '../edit-distance.ts'
import { plain } from '../text.ts'

/** A word of a search that no post holds, and a word of posts that is spelt alike; both without their marks. */
export type Candidate = { typed: string; word: string; spelling: string }

/** Letters by which a word may differ from what was meant: one slip in a short word, two in a long one. */
const slipsOf = (typed: string): number => (typed.length <= 5 ? 1 : 2)

/** For each word its best candidate: the one with the fewest letters changed, of equal ones that which comes first. */
function bestOf(candidates: readonly Candidate[]): Map<string, string> {
  const best = new Map<string, { spelling: string; slips: number }>()
  for (const { typed, word, spelling } of candidates) {
    const slips = distance(typed, word, slipsOf(typed))
    if (slips <= slipsOf(typed) && slips < (best.get(typed)?.slips ?? Infinity)) best.set(typed, { spelling, slips })
  }
  return new Map([...best].map(([typed, { spelling }]) => [typed, spelling]))
}

/** A search with its misspelt words as posts spell them; null when there is nothing to change. */
export function respell(query: string, candidates: readonly Candidate[]): string | null {
  const best = bestOf(candidates)
  const respelt = query.replace(/[\p{L}\p{M}]+/gu, (word) => best.get(plain(word)) ?? word)
  return respelt === query ? null : respelt
}
