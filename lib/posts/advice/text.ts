import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { countWords } from '../reading-time.ts'
import { type Advice, better, fine } from './types.ts'

/** A text of this length without a heading is a wall. */
const WORDS_WITHOUT_HEADING = 300
const LONG_SENTENCE_WORDS = 25
const LONG_SENTENCES_SHARE = 0.25
const VAGUE = /^(?:here|click here|this|link|read more|more|tutaj|więcej)$/i

function all<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = []
  visit(tree, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>)
  })
  return found
}

/** One first level, which is the title, and no level left out. */
export function adviseHeadings(tree: Root): Advice {
  const headings = all(tree, 'heading')
  if (headings.some(({ depth }) => depth === 1))
    return better('headings', 'Begin headings with ##: the title is the only first level of the page.')
  const jump = headings.find(({ depth }, index) => depth > (headings[index - 1]?.depth ?? 1) + 1)
  if (jump)
    return better('headings', `The heading “${toString(jump)}” skips a level: readers who listen lose the order.`)
  const words = countWords(toString(tree))
  if (headings.length === 0 && words > WORDS_WITHOUT_HEADING)
    return better('headings', 'Divide the text with headings: it is long without one.')
  return fine('headings', 'The headings are in order.')
}

/** Every picture says what can be seen on it. */
export function advisePictures(tree: Root): Advice {
  const images = all(tree, 'image')
  const silent = images.filter(({ alt }) => !alt?.trim()).length
  if (silent > 0)
    return better(
      'pictures',
      `${silent === 1 ? 'A picture has' : `${silent} pictures have`} no alt text: say in a few words what can be seen.`,
    )
  return fine(
    'pictures',
    images.length > 0 ? 'Every picture in the text has an alt text.' : 'There is no picture in the text to describe.',
  )
}

/** Links that lead on, with words that say where. */
export function adviseLinks(tree: Root): Advice {
  const links = all(tree, 'link')
  const vague = links.find((link) => VAGUE.test(toString(link).trim()))
  if (vague) return better('links', `The link “${toString(vague)}” does not say where it leads.`)
  if (!links.some(({ url }) => url.startsWith('/')))
    return better('links', 'Link to another post or page of this site, so that readers can go on.')
  return fine('links', 'The text links to other pages of the site.')
}

/** Reading ease by the length of sentences, which works in any language. */
export function adviseSentences(tree: Root): Advice {
  const prose = all(tree, 'paragraph').map((node) => toString(node))
  const sentences = prose.flatMap((text) => text.split(/(?<=[.!?…])\s+/u)).filter((text) => countWords(text) > 0)
  const long = sentences.filter((text) => countWords(text) > LONG_SENTENCE_WORDS)
  if (long.length > sentences.length * LONG_SENTENCES_SHARE) {
    return better(
      'sentences',
      `${long.length} of ${sentences.length} sentences have more than ${LONG_SENTENCE_WORDS} words: some could be two.`,
    )
  }
  return fine('sentences', 'The sentences are easy to read.')
}
