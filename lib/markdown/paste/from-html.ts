import type { ElementContent, Root, RootContent, Text } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options as WriterOptions } from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { tidyLists, wordLists } from './lists.ts'
import { scriptsInText, scriptsInTree } from './scripts.ts'
import { freePictures, keepPictures, type PastedPicture } from './pictures.ts'
import { CELL_BREAK, tidyTables } from './tables.ts'
import {
  dropNoise,
  hasContent,
  isBlank,
  joinTexts,
  lowerHeadings,
  markUp,
  plainSpaces,
  realLinks,
  splitParagraphs,
} from './tidy.ts'

const MARKS = /^(?:strong|b|em|i|del|s)$/
const kindOf = (tagName: string) => ({ b: 'strong', i: 'em', s: 'del' })[tagName] ?? tagName

/** The index of the next mark of the same kind, if at most spaces are between; else -1. */
function nextOfKind(siblings: RootContent[], index: number, kind: string): number {
  const at = isBlank(siblings[index + 1]) ? index + 2 : index + 1
  const next = siblings[at]
  return next?.type === 'element' && kindOf(next.tagName) === kind ? at : -1
}

/** Word repeats a mark for each text run: joins neighbouring marks and removes empty ones. */
function joinMarks(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !MARKS.test(node.tagName)) return undefined
    const siblings = parent.children as RootContent[]
    let end = index
    for (let at = index; at >= 0; at = nextOfKind(siblings, end, kindOf(node.tagName))) end = at
    const gone = siblings.splice(index + 1, end - index) as ElementContent[]
    node.children = [node.children, ...gone.map((one) => (one.type === 'element' ? one.children : [one]))].flat()
    if (hasContent(node)) return undefined
    siblings.splice(index, 1, { type: 'text', value: toString(node) })
    return [SKIP, index + 1]
  })
}

/** Moves spaces at the ends of bold and italic text outside, as Markdown requires, from any depth. */
function spacesOutside(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !MARKS.test(node.tagName)) return
    const edge = (side: 0 | -1): Text | undefined => {
      let last = node.children.at(side)
      while (last?.type === 'element') last = last.children.at(side)
      return last?.type === 'text' ? last : undefined
    }
    const first = edge(0)
    const head = first ? first.value.slice(0, first.value.length - first.value.trimStart().length) : ''
    if (first) first.value = first.value.slice(head.length)
    const last = edge(-1)
    const tail = last ? last.value.slice(last.value.trimEnd().length) : ''
    if (last) last.value = last.value.slice(0, last.value.length - tail.length)
    if (tail) parent.children.splice(index + 1, 0, { type: 'text', value: tail })
    if (head) parent.children.splice(index, 0, { type: 'text', value: head })
  })
}

/** The order matters: noise must not become list items, and bold text is marked before its spaces move. */
const STEPS = [
  dropNoise,
  plainSpaces,
  wordLists,
  splitParagraphs,
  tidyLists,
  markUp,
  lowerHeadings,
  joinMarks,
  spacesOutside,
  freePictures,
  realLinks,
  scriptsInTree,
  tidyTables,
  joinTexts,
]

/** An address of the web or of mail between spaces, without signs that mean something in a table, a link or code. */
const ADDRESS =
  /(?<=(?:^|\s)\(?)((?:https?:\/\/|www\.)(?=[\p{L}\p{N}])(?:[^\s<>|`[\]\\&]|&(?!#?\w{1,31};))+(?!\S)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?![^\s),.;:]))/giu

/** Signs of an address that may mark text up: a star or a tilde anywhere, an underscore that begins a word. */
const MARKUP = /[*~]|(?<![\p{L}\p{N}])_/u

type WriteText = NonNullable<NonNullable<WriterOptions['handlers']>['text']>

/**
 * Writes a text with its escapes, but an address as it is: the page makes a link of it, as of a typed one. In the words
 * of a link it is no link, and it would take in the markup directly after it, so there it gets its escapes.
 */
const writeText: WriteText = ({ value }: { value: string }, _parent, state, info) =>
  value
    .split(ADDRESS)
    .map((part, index, parts) => {
      const before = parts[index - 1]?.at(-1) ?? info.before
      const after = parts[index + 1]?.at(0) ?? info.after
      const isFree = !state.stack.includes('label') && /^[\s|),.;:]?$/.test(after)
      const isLink = index % 2 === 1 && isFree && !MARKUP.test(part)
      return isLink ? part : state.safe(part, { ...info, before, after })
    })
    .join('')

const parser = unified().use(rehypeParse, { fragment: true })
const writer = unified()
  .use(rehypeRemark, { handlers: { [CELL_BREAK]: () => ({ type: 'html', value: '<br>' }) } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    tightDefinitions: true,
    handlers: { text: writeText },
  })

const SHORT_DELIMITERS = /^\|(?: - \|)+$/gm

export type Pasted = {
  text: string
  /** Pictures with their bytes. `mark` is their address in the text. */
  pictures: PastedPicture[]
  /** The number of pictures that could not be kept. */
  lost: number
}

/** Converts HTML of a clipboard to Markdown. Structure and pictures stay; styles and scripts are dropped. */
export function pastedFromHtml(html: string): Pasted {
  const tree: Root = parser.parse(html)
  const kept = keepPictures(tree)
  for (const step of STEPS) step(tree)
  const text = scriptsInText(writer.stringify(writer.runSync(tree)).trim())
  return { text: text.replace(SHORT_DELIMITERS, (row) => row.replaceAll('-', '---')), ...kept }
}
