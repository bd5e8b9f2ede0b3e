import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { countWords } from './reading-time.ts'
import type { PostType } from './types.ts'
import { parseMarkdown } from '../markdown/pipeline.ts'
import { checkRecipe, pictureFindings } from '../recipe/check.ts'
import { FOUND_ALL } from '../recipe/wanted.ts'

/** One finding about a post. `better`: the post can be improved; `fine`: nothing to do. */
export type Advice = { id: string; level: 'fine' | 'better'; text: string }

const advice = (id: string, problem: string | false | undefined, fine: string): Advice =>
  problem ? { id, level: 'better', text: problem } : { id, level: 'fine', text: fine }

/** Advice on a post's text. `hasPicture`: the post or its text has a picture. Throws a TextProblem. */
export function adviseText(markdown: string, type: PostType, hasPicture: boolean): Advice[] {
  const tree = parseMarkdown(markdown)
  const general = [adviseHeadings(tree), adviseImages(tree), adviseLinks(tree), adviseSentences(tree)]
  if (type !== 'recipe') return general
  const missing = [...pictureFindings(hasPicture), ...checkRecipe(markdown, tree).findings]
  return [...general, advice('recipe', missing.map(({ message }) => message).join(' '), FOUND_ALL)]
}

/** A search engine on a wide screen cuts results at these widths (CSS pixels), measured in these fonts. */
export const RESULT_TITLE = { width: 600, font: '20px Arial, sans-serif' }
export const RESULT_DESCRIPTION = { width: 920, font: '14px Arial, sans-serif' }

const TITLE_SHORT = 25
const DESCRIPTION_SHORT = 70

/** Cuts `text` at a word so that it fits `width` with its ellipsis, as a search engine does. */
export function cutToWidth(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  const words = text.split(' ')
  while (words.length > 1) {
    words.pop()
    const cut = `${words.join(' ')} …`
    if (measure(cut) <= width) return cut
  }
  const letters = [...(words[0] ?? '')]
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('')}…`
}

/** Advice on the length of title and description in a search result. `description` is the editor's own, or empty. */
export function adviseResult(
  title: string,
  isTitleCut: boolean,
  description: string,
  isDescriptionCut: boolean,
): Advice[] {
  return [
    advice('title', titleProblem(title, isTitleCut), 'The title fits into a search result.'),
    advice(
      'description',
      descriptionProblem(description, isDescriptionCut),
      'The description fits into a search result.',
    ),
  ]
}

function titleProblem(title: string, isCut: boolean) {
  if (title.trim() === '') return 'Give the post a title.'
  if (isCut) return 'The title is cut in results: put the important words first, or write a shorter meta title.'
  return title.length < TITLE_SHORT && 'The title is short: a few more words can say what the reader gets.'
}

function descriptionProblem(description: string, isCut: boolean) {
  if (description.trim() === '') return 'Write a meta description: two sentences that say why to read this.'
  if (isCut) return 'The description is cut in results: say the important part first.'
  return (
    description.length < DESCRIPTION_SHORT && 'The description is short: there is room for more reasons to read on.'
  )
}

/** A text of this length needs a heading. */
const WORDS_WITHOUT_HEADING = 300
const LONG_SENTENCE_WORDS = 25
const LONG_SENTENCES_SHARE = 0.25
const VAGUE = /^(?:here|click here|this|link|read more|more|tutaj|więcej)$/i

/** The nodes of a type, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = []
  visit(tree, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>)
  })
  return found
}

function headingProblem(tree: Root) {
  const headings = nodesOf(tree, 'heading')
  if (headings.some(({ depth }) => depth === 1))
    return 'Begin headings with ##: the title is the only first level of the page.'
  const jump = headings.find(({ depth }, index) => depth > (headings[index - 1]?.depth ?? 1) + 1)
  if (jump) return `The heading “${toString(jump)}” skips a level: readers who listen lose the order.`
  const isLong = headings.length === 0 && countWords(toString(tree)) > WORDS_WITHOUT_HEADING
  return isLong && 'Divide the text with headings: it is long without one.'
}

const adviseHeadings = (tree: Root) => advice('headings', headingProblem(tree), 'The headings are in order.')

function adviseImages(tree: Root) {
  const images = nodesOf(tree, 'image')
  const undescribed = images.filter(({ alt }) => !alt?.trim()).length
  const subject = undescribed === 1 ? 'A picture has' : `${undescribed} pictures have`
  return advice(
    'pictures',
    undescribed > 0 && `${subject} no alt text: say in a few words what can be seen.`,
    images.length > 0 ? 'Every picture in the text has an alt text.' : 'There is no picture in the text to describe.',
  )
}

function adviseLinks(tree: Root) {
  const links = nodesOf(tree, 'link')
  const vague = links.find((link) => VAGUE.test(toString(link).trim()))
  const hasOwn = links.some(({ url }) => url.startsWith('/'))
  return advice(
    'links',
    vague
      ? `The link “${toString(vague)}” does not say where it leads.`
      : !hasOwn && 'Link to another post or page of this site, so that readers can go on.',
    'The text links to other pages of the site.',
  )
}

/** Reading ease by the length of sentences, which works in any language. */
function adviseSentences(tree: Root) {
  const prose = nodesOf(tree, 'paragraph').map((node) => toString(node))
  const sentences = prose.flatMap((text) => text.split(/(?<=[.!?…])\s+/u)).filter((text) => countWords(text) > 0)
  const long = sentences.filter((text) => countWords(text) > LONG_SENTENCE_WORDS)
  return advice(
    'sentences',
    long.length > sentences.length * LONG_SENTENCES_SHARE &&
      `${long.length} of ${sentences.length} sentences have more than ${LONG_SENTENCE_WORDS} words: some could be two.`,
    'The sentences are easy to read.',
  )
}
