import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { nodesOf } from './advice'
import { LOOKED_UP_ADDRESS_MAX } from './limits'
import { allSections, sectionBlocks } from './structure/article'
import type { Section } from './structure/schema'
import type { PostType } from './types'
import { mediaName } from '@/lib/images/image'
import { parseMarkdown } from '@/lib/markdown/pipeline'
import { videoOf, videoTitle } from '@/lib/markdown/video'
import { checkRecipe } from '@/lib/recipe/check'
import { safetyDoubts } from '@/lib/recipe/checks/safety'
import { cutAtWord } from '@/lib/text'

/** A finding about an unpublished text; `line` from 1. The form asks about grave findings before it publishes. */
export type Finding = {
  message: string
  line?: number
  isGrave?: boolean
  /** The words of a doubt, which an editor can confirm. */
  words?: string
}
/** A link to a path of this site, or to an address of the web. */
export type TextLink = { address: string; words: string; line: number }
/** A picture without an alt text in this text; the library may have one. */
export type UndescribedPicture = { name: string; line: number }

export type PublishCheck = { findings: Finding[]; links: TextLink[]; undescribed: UndescribedPicture[] }

const SHOWN = 60
const shortened = (text: string) => cutAtWord(text, SHOWN)

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1

/** The address of a link as it is looked up; null for a heading of the same page or a mail address. */
function addressOf(url: string, origin: string): string | null {
  if (/^https?:\/\//i.test(url)) {
    const parsed = URL.parse(url)
    return parsed?.origin === origin ? parsed.pathname : (parsed?.href ?? null)
  }
  return url.startsWith('/') && !url.startsWith('//') ? url : null
}

/** Leaves out longer addresses, because the look-up refuses a list with one. */
const linksOf = (tree: Root, origin: string): TextLink[] =>
  nodesOf(tree, 'link').flatMap((node) => {
    const address = addressOf(node.url, origin)
    if (!address || address.length > LOOKED_UP_ADDRESS_MAX) return []
    return [{ address, words: shortened(toString(node)), line: lineOf(node) }]
  })

const undescribedPictures = (tree: Root): UndescribedPicture[] =>
  nodesOf(tree, 'image').flatMap((node) => {
    const name = mediaName(node.url)
    return name && !node.alt?.trim() ? [{ name, line: lineOf(node) }] : []
  })

/** Findings for the lines that become a video card without a title. */
const untitledVideos = (tree: Root, origin: string): Finding[] =>
  tree.children.flatMap((node) => {
    const [link, ...others] = node.type === 'paragraph' ? node.children : []
    if (link?.type !== 'link' || others.length > 0 || !videoOf(link.url, origin)) return []
    if (videoTitle(toString(link), link.url)) return []
    return [{ message: 'A video has no title: write its line as [title](address).', line: lineOf(link) }]
  })

/** A shorter line of a template may also be the author's own. */
const SHORTEST_PROMPT = 20

/** Removes the list marker, so that a line is recognised also after its list was turned into a paragraph. */
const withoutMarker = (line: string): string => line.replace(/^\s*(?:[-*+>]|\d{1,9}[.)])\s+/, '').trim()

/** The sentences in recipe templates that tell the author what to write. The templates' steps and amounts may stay. */
const RECIPE_PROMPTS = [
  /^Say in two or three sentences what makes /,
  /^Amounts and times are the usual starting point for this kind of dish\./,
  /: set the amount in the test$/,
  /The prompt names what can poison a dog or a cat\./,
  /[:,] (?:and )?say (?:so, and say )?how (?:long|warm|much|many|each part|to warm)\b/,
  /: say what they become the next day\.$/,
  /^(?:Say first how long|Sweet or savoury: delete) /,
]

const SUBJECT = /\{subject\}/i
const linesOf = (section: Section): string[] =>
  sectionBlocks(section)
    .slice(1)
    .flatMap((block) => block.split('\n'))
    .map(withoutMarker)

/** The lines of the other templates. A line with the subject in it is matched by its start and end. */
const PROMPTS = allSections
  .flatMap(linesOf)
  .filter((line) => line.length >= SHORTEST_PROMPT && !/^\|[\s|:-]*$/.test(line))
const WHOLE_PROMPTS = new Set(PROMPTS.filter((line) => !SUBJECT.test(line)))
const SUBJECT_PROMPTS = PROMPTS.filter((line) => SUBJECT.test(line)).map((line) => {
  const parts = line.split(SUBJECT)
  return { start: parts[0] ?? '', end: parts.at(-1) ?? '' }
})

const isPrompt = (line: string): boolean =>
  WHOLE_PROMPTS.has(line) ||
  SUBJECT_PROMPTS.some(
    ({ start, end }) => line.length > start.length + end.length && line.startsWith(start) && line.endsWith(end),
  ) ||
  RECIPE_PROMPTS.some((prompt) => prompt.test(line))

/** The helper's sentences that the author has not replaced, with their lines, from 1. */
export const leftoverPrompts = (markdown: string): { text: string; line: number }[] =>
  markdown
    .split('\n')
    .map((whole, index) => ({ text: withoutMarker(whole), line: index + 1 }))
    .filter(({ text }) => isPrompt(text))

/** Checks a text before it is public. `origin` is this site's. Throws a TextProblem. */
export function checkBeforePublishing(markdown: string, type: PostType, origin: string): PublishCheck {
  const tree = parseMarkdown(markdown)
  const prompts = leftoverPrompts(markdown).map(({ text, line }) => ({
    message: `A sentence of the helper is still there: “${shortened(text)}”`,
    line,
    isGrave: true,
  }))
  const recipe = type === 'recipe' ? checkRecipe(markdown, tree) : { findings: [], doubts: safetyDoubts(markdown) }
  return {
    findings: [
      ...prompts,
      ...recipe.findings.map(({ message, line }) => ({ message, ...(line !== undefined && { line }) })),
      ...untitledVideos(tree, origin),
      ...recipe.doubts.map(({ message, line, words }) => ({ message, line, words })),
    ],
    links: linksOf(tree, origin),
    undescribed: undescribedPictures(tree),
  }
}
