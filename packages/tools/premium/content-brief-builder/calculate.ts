import { type Article, readArticle } from '../../kit/article.ts'
import { readPasted } from '../../kit/pasted-article.ts'
import { slugify } from '../../kit/slug.ts'
import { runStepsInSlices, type Steps } from '../../kit/steps.ts'
import { countWords } from '../../kit/text.ts'
import { readTopic } from '../../kit/topic.ts'
import { withoutEndPunctuation } from '../../kit/words.ts'
import { completed, headingsOf, median, outlineOf, questionsOf, skeletonOf } from './outline.ts'
import type { Input, Intent } from './form.ts'
import { briefMarkdown } from './markdown.ts'
import { termsOf } from './terms.ts'
import { descriptionOf, titlesOf } from './titles.ts'

export type Brief = ReturnType<typeof buildBrief> extends Steps<infer R> ? R : never

const DEFAULT_LENGTH = 900

const wordsOf = ({ blocks }: Article) => blocks.reduce((sum, { text }) => sum + countWords(text), 0)

function lengthOf(target: number | null, articles: readonly Article[]) {
  if (target !== null) return { words: target, reason: 'your target' }
  const words = Math.round(median(articles.map(wordsOf)) / 50) * 50
  if (words > 0) return { words, reason: 'the median of the references, rounded to 50' }
  const hasReferences = articles.length > 0
  const reason = hasReferences ? 'the references are too short to tell' : 'taken where there are no references'
  return { words: DEFAULT_LENGTH, reason }
}

const BY_INTENT: Readonly<Record<Intent, string>> = {
  learn: 'The first paragraph answers the question; the rest explains it.',
  compare: 'Every candidate is measured by the same criteria, in one table.',
  buy: 'Prices have a date and a source; who should not buy is said, too.',
  do: 'A reader has done the steps once with this text alone.',
}

const checklistOf = ({ intent, links }: Input, questions: readonly string[]): string[] =>
  [
    'The focus phrase stands in the title, the first paragraph and one heading, and reads naturally.',
    BY_INTENT[intent],
    questions.length > 0 && 'Every question of this brief has its answer.',
    'Each figure, name and quotation has a source.',
    links.length > 0 && 'Each internal page is linked where it helps, with words that say where it leads.',
    'Nothing is taken over from the references word for word.',
    'Pictures have descriptions.',
  ].filter((point) => point !== false)

export function* buildBrief(input: Input, articles: readonly Article[]) {
  const focus = withoutEndPunctuation(input.focus)
  const topic = readTopic(input.focus)
  const audience = withoutEndPunctuation(input.audience)
  const headings = articles.flatMap((article, at) => headingsOf(article, at))
  yield
  const proposed = yield* outlineOf(headings, articles.length)
  yield
  const questions = questionsOf(input.questions, headings)
  const terms = yield* termsOf(articles.length > 0 ? articles : [readArticle(input.notes)])
  return {
    focus,
    intent: input.intent,
    audience,
    titles: titlesOf(topic, input.intent),
    slug: slugify(focus),
    description: descriptionOf(topic, input.intent, audience),
    outline: completed(proposed, skeletonOf(topic, input.intent), articles.length),
    terms,
    references: articles.length,
    questions,
    length: lengthOf(input.length, articles),
    links: input.links,
    notes: input.notes.trim(),
    checklist: checklistOf(input, questions),
  }
}

/** The brief of pasted references, and its text. */
export async function makeBrief(input: Input, signal: AbortSignal) {
  const articles: Article[] = []
  for (const { text } of input.references) articles.push(await readPasted(text, signal))
  const brief = await runStepsInSlices(buildBrief(input, articles), signal)
  return { brief, markdown: briefMarkdown(brief) }
}
