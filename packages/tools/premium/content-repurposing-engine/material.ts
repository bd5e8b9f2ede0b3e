import { asSentence, cutToCharacters } from '../../kit/words.ts'
import { countCharacters } from '../../kit/text.ts'
import { hookOf, pick, type Ranked, shorten } from './pick.ts'
import type { Reading } from './sentences.ts'
import type { Input } from './form.ts'

/** The input of every channel. */
export interface Material {
  readonly input: Input
  readonly title: string
  readonly reading: Reading
  readonly ranked: readonly Ranked[]
  readonly hashtags: readonly string[]
}

export type Hook = ReturnType<typeof hookFor>

type Fits = (text: string) => boolean

/** The opening sentence of a channel, or the title, cut at a word if it is too long. */
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

/** The best sentences that fit, without the one that opens the channel. */
export const pointsFor = ({ ranked }: Material, hook: Hook, count: number, fits: Fits): string[] =>
  pick(ranked, { count, fit: (text) => shorten(text, fits), without: [hook.candidate] }).map(({ text }) => text)

/** "Read the full article: https://…", only one of the two, or ''. */
export const closing = ({ action, url }: Input): string =>
  url === '' ? action : action === '' ? url : `${action.replace(/(?<![\s.:])[\s.:]+$/, '')}: ${url}`

/** Joins sentences; a list item without a full stop gets one. */
export const paragraphOf = (pieces: readonly string[]): string => pieces.map(asSentence).join(' ')

/** Joins the pieces in order and leaves out those that no longer fit. */
export function joinFitting(pieces: readonly string[], between: string, last: string, fits: Fits): string {
  const whole = (list: readonly string[]) => [...list, last].filter(Boolean).join(between)
  let kept: string[] = []
  for (const piece of pieces.filter(Boolean)) {
    if (fits(whole([...kept, piece]))) kept = [...kept, piece]
  }
  return whole(kept)
}
