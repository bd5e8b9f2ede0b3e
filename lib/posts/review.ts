import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { leftOvers } from './structure/left-over'
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
