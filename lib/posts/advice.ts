import { parseMarkdown } from '../markdown/pipeline.ts'
import { mediaNamesIn } from '../images/image.ts'
import type { PostType } from './types.ts'
import type { Root, Nodes } from 'mdast'
import { readRecipeTree } from '../recipe/read.ts'
import type { Recipe } from '../recipe/types.ts'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { countWords } from './reading-time.ts'

/**
 * What would do a post's text good, computed here and now. `hasPicture`: the post has a picture of its own, beside those
 * in its text. Throws a TextProblem.
 */
export function adviseText(markdown: string, type: PostType, hasPicture: boolean): Advice[] {
  const tree = parseMarkdown(markdown)
  const advice = [adviseHeadings(tree), adviseImages(tree), adviseLinks(tree), adviseSentences(tree)]
  if (type !== 'recipe') return advice
  return [...advice, adviseRecipe(tree), adviseDish(hasPicture || mediaNamesIn(markdown).length > 0)]
}

/** A recipe without a picture is still a recipe to machines, but not one that a search engine gives its own place. */
const adviseDish = (isShown: boolean): Advice =>
  isShown
    ? fine('dish', 'The recipe has a picture: search engines can show it as a recipe.')
    : better(
        'dish',
        'Search engines show a recipe as one only with a picture of the dish, a photograph or a drawing: the cover that is put together here is not one.',
      )

const WANTED: [has: (recipe: Recipe) => boolean, name: string][] = [
  [({ servings }) => servings !== undefined, 'servings (“Serves 4”)'],
  [
    ({ prepMinutes, totalMinutes }) => prepMinutes !== undefined || totalMinutes !== undefined,
    'a preparation time (“Prep time: 15 min”)',
  ],
  [
    ({ cookMinutes, totalMinutes }) => cookMinutes !== undefined || totalMinutes !== undefined,
    'a cooking time (“Cook time: 30 min”)',
  ],
]

/** What search engines and readers look for in a recipe and do not find. */
function adviseRecipe(tree: Root): Advice {
  const recipe = readRecipeTree(tree)
  if (!recipe)
    return better(
      'recipe',
      'It is not recognised as a recipe: it needs a list under “Ingredients” and steps under “Directions”.',
    )
  const missing = WANTED.filter(([has]) => !has(recipe)).map(([, name]) => name)
  if (missing.length > 0) return better('recipe', `The recipe does not say: ${missing.join(', ')}.`)
  return fine('recipe', 'The recipe has its servings, times, ingredients and steps.')
}

/** Widths at which results are cut on a wide screen, in CSS pixels, and the fonts they are measured in. */
export const RESULT_TITLE = { width: 600, font: '20px Arial, sans-serif' }
export const RESULT_DESCRIPTION = { width: 920, font: '14px Arial, sans-serif' }

const TITLE_SHORT = 25
const DESCRIPTION_SHORT = 70

type Measure = (text: string) => number

/** `text` cut at a word so that it fits `width` with its ellipsis, as a search engine cuts it. */
export function cutToWidth(text: string, width: number, measure: Measure): string {
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

/** Whether title and description say enough, and fit. The description is the one an editor wrote; empty when none. */
export function adviseResult(
  title: string,
  isTitleCut: boolean,
  description: string,
  isDescriptionCut: boolean,
): Advice[] {
  return [adviseTitle(title, isTitleCut), adviseDescription(description, isDescriptionCut)]
}

function adviseTitle(title: string, isCut: boolean): Advice {
  if (title.trim() === '') return better('title', 'Give the post a title.')
  if (isCut)
    return better('title', 'The title is cut in results: put the important words first, or write a shorter meta title.')
  if (title.length < TITLE_SHORT)
    return better('title', 'The title is short: a few more words can say what the reader gets.')
  return fine('title', 'The title fits into a search result.')
}

function adviseDescription(description: string, isCut: boolean): Advice {
  if (description.trim() === '')
    return better('description', 'Write a meta description: two sentences that say why to read this.')
  if (isCut) return better('description', 'The description is cut in results: say the important part first.')
  if (description.length < DESCRIPTION_SHORT)
    return better('description', 'The description is short: there is room for more reasons to read on.')
  return fine('description', 'The description fits into a search result.')
}

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
function adviseHeadings(tree: Root): Advice {
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
function adviseImages(tree: Root): Advice {
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
function adviseLinks(tree: Root): Advice {
  const links = all(tree, 'link')
  const vague = links.find((link) => VAGUE.test(toString(link).trim()))
  if (vague) return better('links', `The link “${toString(vague)}” does not say where it leads.`)
  if (!links.some(({ url }) => url.startsWith('/')))
    return better('links', 'Link to another post or page of this site, so that readers can go on.')
  return fine('links', 'The text links to other pages of the site.')
}

/** Reading ease by the length of sentences, which works in any language. */
function adviseSentences(tree: Root): Advice {
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

/** One finding about a post, in words for its editor. `better`: it would do the post good; `fine`: nothing to do. */
export type Advice = { id: string; level: 'fine' | 'better'; text: string }

const fine = (id: string, text: string): Advice => ({ id, level: 'fine', text })
const better = (id: string, text: string): Advice => ({ id, level: 'better', text })
