import { asSentence, cutToCharacters } from '../../kit/words.ts'
import { countCharacters } from '../../kit/text.ts'
import { hookOf, pick, type Ranked, shorten } from './pick.ts'
import type { Reading } from './sentences.ts'
import type { Input } from './form.ts'

/** What every channel is made of. */
export interface Material {
  readonly input: Input
  readonly title: string
  readonly reading: Reading
  readonly ranked: readonly Ranked[]
  readonly hashtags: readonly string[]
}

export type Hook = ReturnType<typeof hookFor>

type Fits = (text: string) => boolean

/** The first sentence of a channel, or the title, cut at a word where even that is too long. */
export function hookFor({ ranked, reading, title }: Material, fits: Fits) {
  const hook = hookOf(ranked, reading.words, fits)
  if (hook) return hook
  const whole = shorten(title, fits)
  if (whole !== null) return { text: whole, candidate: null }
  let room = countCharacters(title)
  while (room > 1 && !fits(`${cutToCharacters(title, room)}…`)) room -= 1
  return { text: `${cutToCharacters(title, room)}…`, candidate: null }
}

export const atMost =
  (characters: number): Fits =>
  (text) =>
    countCharacters(text) <= characters

/** The points of a channel: the best sentences that fit, without the one that opens it. */
export const pointsFor = ({ ranked }: Material, hook: Hook, count: number, fits: Fits): string[] =>
  pick(ranked, { count, fit: (text) => shorten(text, fits), without: [hook.candidate] }).map(({ text }) => text)

/** "Read the full article: https://…", or one of the two; '' with neither. */
export const closing = ({ action, url }: Input): string =>
  url === '' ? action : action === '' ? url : `${action.replace(/(?<![\s.:])[\s.:]+$/, '')}: ${url}`

/** Sentences one behind the other; a point of a list, which has no full stop, gets its own. */
export const paragraphOf = (pieces: readonly string[]): string => pieces.map(asSentence).join(' ')

/** Pieces from the first on, as many as fit together. */
export function joinFitting(pieces: readonly string[], between: string, last: string, fits: Fits): string {
  const whole = (list: readonly string[]) => [...list, last].filter(Boolean).join(between)
  let kept: string[] = []
  for (const piece of pieces.filter(Boolean)) {
    if (fits(whole([...kept, piece]))) kept = [...kept, piece]
  }
  return whole(kept)
}
