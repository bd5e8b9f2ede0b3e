import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { educationSections } from './structure/education'
import { guideSections } from './structure/guide'
import { newsSections } from './structure/news'
import type { Section } from './structure/outline'
import type { PostType } from './types'
import { mediaName } from '@/lib/images/image'
import { parseMarkdown } from '@/lib/markdown/pipeline'
import { checkRecipe } from '@/lib/recipe/check'

/** Something that a text lacks before readers see it; `line` from 1, where it has a place. `isGrave`: whoever publishes is asked first. */
export type Finding = { message: string; line?: number; isGrave?: boolean }
/** Where a link of the text leads: an address of this site from its first slash, or one of the web. */
export type TextLink = { address: string; words: string; line: number }
/** A picture that the text says nothing of; the library may. `name` is null for one that still waits in the tray. */
export type SilentPicture = { name: string | null; number: number | null; line: number }

export type Review = { findings: Finding[]; links: TextLink[]; silent: SilentPicture[] }

const SHOWN = 60
const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text)

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1

/** The address of a link as it is looked up; null for one that is not: a heading of the same page, a mail address. */
function addressOf(url: string, origin: string): string | null {
  if (/^https?:\/\//i.test(url)) {
    const parsed = URL.parse(url)
    return parsed?.origin === origin ? parsed.pathname : (parsed?.href ?? null)
  }
  return url.startsWith('/') && !url.startsWith('//') ? url : null
}

function linksOf(tree: Root, origin: string): TextLink[] {
  const links: TextLink[] = []
  visit(tree, 'link', (node) => {
    const address = addressOf(node.url, origin)
    if (address) links.push({ address, words: shortened(toString(node)), line: lineOf(node) })
  })
  return links
}

function silentPictures(tree: Root): SilentPicture[] {
  const silent: SilentPicture[] = []
  visit(tree, 'image', (node) => {
    if (node.alt?.trim()) return
    const number = /^picture:(\d+)$/.exec(node.url)?.[1]
    silent.push({ name: mediaName(node.url), number: number ? Number(number) : null, line: lineOf(node) })
  })
  return silent
}

/** A shorter line may well be somebody's own words. */
const SHORTEST_ORDER = 20

const LIST_MARKER = /^\s*(?:[-*+>]|\d{1,9}[.)])\s+/
/** A line without its list marker, so that a list that was made a paragraph is known again. */
const withoutMarker = (line: string): string => line.replace(LIST_MARKER, '').trim()

/**
 * What the recipes of the helper leave to be written: their steps and amounts are good as they are, these sentences tell
 * the author what to say.
 */
const RECIPE_ORDERS = [
  /^Say in two or three sentences what makes /,
  /^Amounts and times are the usual starting point for this kind of dish\./,
  /: set the amount in the test$/,
  /The prompt names what can poison a dog or a cat\./,
  /[:,] (?:and )?say (?:so, and say )?how (?:long|warm|much|many|each part|to warm)\b/,
  /: say what they become the next day\.$/,
]

const linesOf = ({ body }: Section): string[] => body.flatMap((part) => part.split('\n')).map(withoutMarker)

const isOrder = (line: string) => line.length >= SHORTEST_ORDER && !/^\|[\s|:-]*$/.test(line)

/** Lines as the templates have them; those that name the subject as what stands before and after it. */
const ORDERS = [...guideSections, ...newsSections, ...educationSections].flatMap(linesOf).filter(isOrder)
const WHOLE_ORDERS = new Set(ORDERS.filter((line) => !/\{subject\}/i.test(line)))
const SUBJECT_ORDERS = ORDERS.filter((line) => /\{subject\}/i.test(line)).map((line) => {
  const parts = line.split(/\{subject\}/i)
  return { start: parts[0] ?? '', end: parts.at(-1) ?? '' }
})

const isSubjectOrder = (line: string) =>
  SUBJECT_ORDERS.some(
    ({ start, end }) => line.length > start.length + end.length && line.startsWith(start) && line.endsWith(end),
  )

/** A sentence of the helper that is still in a text, and its line, from 1. */
type LeftOver = { text: string; line: number }

/** What of the helper's orders to the author nobody has written over yet. */
export function leftOvers(markdown: string): LeftOver[] {
  return markdown.split('\n').flatMap((whole, index) => {
    const text = withoutMarker(whole)
    const isLeft = WHOLE_ORDERS.has(text) || isSubjectOrder(text) || RECIPE_ORDERS.some((order) => order.test(text))
    return isLeft ? [{ text, line: index + 1 }] : []
  })
}

/** A text as somebody reads it once more before it is public. `origin` is that of this site. Throws a TextProblem. */
export function reviewText(markdown: string, type: PostType, origin: string): Review {
  const tree = parseMarkdown(markdown)
  const orders = leftOvers(markdown).map(({ text, line }) => ({
    message: `A sentence of the helper is still there: “${shortened(text)}”`,
    line,
    isGrave: true,
  }))
  const recipe = type === 'recipe' ? checkRecipe(markdown, tree).findings : []
  return {
    findings: [...orders, ...recipe.map(({ message, line }) => ({ message, ...(line !== undefined && { line }) }))],
    links: linksOf(tree, origin),
    silent: silentPictures(tree),
  }
}
