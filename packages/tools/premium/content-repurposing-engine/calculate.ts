import type { Article } from '../../kit/article.ts'
import { countOf } from '../../kit/format.ts'
import { formatHashtag } from '../../kit/hashtag.ts'
import { readPasted } from '../../kit/pasted-article.ts'
import { contentWords } from '../../kit/similarity.ts'
import { stem, stemIn } from '../../kit/stem.ts'
import { isStopWord } from '../../kit/stop-words.ts'
import { runStepsInSlices, type Steps } from '../../kit/steps.ts'
import { countCharacters } from '../../kit/text.ts'
import { isVerbForm, participles } from '../../kit/verbs.ts'
import { channels } from './channels.ts'
import type { Material } from './material.ts'
import { rank } from './pick.ts'
import { ACTION, channelInputs, type ChannelKey, channelKeys, type Input } from './form.ts'
import { type Reading, readSentences } from './sentences.ts'

export { channels } from './channels.ts'

export interface Draft {
  readonly key: ChannelKey
  readonly name: string
  readonly text: string
}

export type Result =
  | { readonly ok: false; readonly message: string }
  | {
      readonly ok: true
      readonly drafts: readonly Draft[]
      readonly title: string
      readonly notes: readonly string[]
      readonly pictures: readonly string[]
    }

const TOP_WORDS = 5
/** Nouns without a subject, and adjectives and adverbs that are frequent in any text. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'time times thing things people year years week weeks month months hour hours minute minutes half part parts kind side word words ' +
    'place point points case number lot someone something everyone everything anything nothing twice once never always often almost ' +
    'good great best better less little many much every another next last first second third long short high small large right left ' +
    'free full easy hard sure soon late early also even still well just quite really back away enough instead together without within ' +
    'today tomorrow yesterday fewer able about around because however whether'
  ).split(' '),
)

/** Guesses from its form whether a word is a noun. A word that is also a verb counts only if the title has it. */
const isTag = (word: string, language: Input['language'], title: ReadonlySet<string>): boolean =>
  /^\p{L}{4,}$/u.test(word) &&
  !isStopWord(word, language) &&
  (language !== 'en' ||
    !(
      EMPTY.has(word) ||
      participles.has(word) ||
      /[^e]ed$/.test(word) ||
      (!title.has(stem(word)) && (isVerbForm(word) || /(?:ly|ing|est)$/.test(word)))
    ))

/** The given words, or the most frequent nouns, plurals merged; a noun used once must be in the title. */
function hashtagsOf({ hashtags, language }: Input, { frequency }: Reading, title: string): string[] {
  const stemmed = (word: string) => stemIn(word, language)
  const titleStems = new Set(contentWords(title, language).map(stemmed))
  const counts = new Map<string, { word: string; most: number; total: number }>()
  for (const [word, count] of frequency) {
    if (!isTag(word, language, titleStems)) continue
    const known = counts.get(stemmed(word)) ?? { word, most: 0, total: 0 }
    counts.set(stemmed(word), {
      word: count > known.most ? word : known.word,
      most: Math.max(count, known.most),
      total: known.total + count,
    })
  }
  const frequent = [...counts.values()]
    .filter(({ word, total }) => total > 1 || titleStems.has(stemmed(word)))
    .sort((a, b) => b.total - a.total || (a.word < b.word ? -1 : 1))
    .slice(0, TOP_WORDS)
    .map(({ word }) => word)
  const bodies = (hashtags.length > 0 ? hashtags : frequent).map((phrase) => formatHashtag(phrase, 'camel', true))
  const good = bodies.filter((body) => /\p{L}/u.test(body) && countCharacters(body) <= 100)
  return [...new Set(good)].map((body) => `#${body}`)
}

function noSentence({ shortest, longest }: Reading): string {
  if (longest === 0) return 'No sentences were found: only headings, tables or code.'
  return longest > 40
    ? `No usable sentences: the shortest has ${shortest} words. Split long sentences first.`
    : `No usable sentences: the longest has ${longest} words. Join short sentences first.`
}

function notesOf({ input, reading, ranked }: Material, drafts: readonly Draft[], pictures: number): string[] {
  const empty = drafts
    .filter(({ text }) => text === '')
    .map(({ key, name }) =>
      key === 'questions' ? 'No heading of the article asks a question.' : `${name}: no sentence of the article fits.`,
    )
  const slides = drafts.find(({ key }) => key === 'carousel')?.text.match(/^Slide \d+:/gm)?.length ?? 6
  return [
    ranked.length < input.points &&
      `The article has ${countOf(ranked.length, 'usable sentence')}, fewer than the ${input.points} key points you asked for; all of them are used.`,
    reading.isList && 'More than half of the words are in lists: the steps stand for sentences.',
    slides < 6 && 'The carousel has fewer than six slides: the article has too few sentences that fit one.',
    pictures > 0 && 'Pictures are left out; their descriptions stand below.',
    ...empty,
  ].filter((note) => note !== false)
}

/** Writes a draft for each chosen channel from the article's own sentences. */
export function* repurpose(article: Article, typed: Input): Steps<Result> {
  const input = typed.action === ACTION.en ? { ...typed, action: ACTION[typed.language] } : typed
  const heading = article.blocks.find(({ kind }) => kind === 'heading')?.text ?? ''
  const title = input.title || [...heading].slice(0, 200).join('')
  if (countCharacters(title) < 3) return { ok: false, message: 'Title is required.' }
  const reading = yield* readSentences(article, input.language)
  const ranked = rank(reading, title, input.language)
  yield
  if (ranked.length === 0) return { ok: false, message: noSentence(reading) }
  const material: Material = { input, title, reading, ranked, hashtags: hashtagsOf(input, reading, title) }
  const drafts: Draft[] = []
  for (const key of channelKeys) {
    if (!input[key]) continue
    yield
    drafts.push({ key, name: channelInputs[key].control.label, text: channels[key].write(material) })
  }
  const { pictures } = article
  return { ok: true, drafts, title, notes: notesOf(material, drafts, pictures.length), pictures }
}

export async function makeDrafts(input: Input, signal: AbortSignal): Promise<Result> {
  return runStepsInSlices(repurpose(await readPasted(input.article, signal), input), signal)
}

export function draftsMarkdown(title: string, drafts: readonly Draft[]): string {
  const parts = drafts.filter(({ text }) => text !== '').map(({ name, text }) => `## ${name}\n\n${text}`)
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`
}
