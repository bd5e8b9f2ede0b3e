import type { Nodes as HastNodes, Root as HastRoot } from 'hast'
import type { Nodes } from 'mdast'
import { element, textNode } from './elements.ts'

/** The deepest nesting of a text: quotes in lists in quotes. */
export const MAX_DEPTH = 100
/** Columns of a table. Every row gets a cell for each. */
const MAX_COLUMNS = 100
/** Parts of a page: paragraphs, list items, cells, links, pieces of text. */
const MAX_PARTS = 12_000
const MAX_OUTPUT_BYTES = 1_000_000

/** A problem with a text or a file. The message is for its author, unlike the errors of the engine. */
export class TextProblem extends Error {
  override name = 'TextProblem'
}

const number = (value: number) => value.toLocaleString('en')

const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const MARKER = />|[-+*]|\d{1,9}[.)]/g
/** The delimiter row of a table, which has only these signs. Its cells are the columns. */
const DELIMITERS = /^[ \t>|:-]+$/
/** The words behind backticks hold no backtick: "```js``` is code" is a paragraph. */
const FENCE = /^ {0,3}(`{3,}(?![^`]*`)|~{3,})/

const depthOf = (line: string): number => CONTAINERS.exec(line)?.[0].match(MARKER)?.length ?? 0

/** No normal line repeats a sign this often, and fewer repetitions are never slow. */
const SUSPICIOUS = 1000
const SIGNS = /[^\p{L}\p{N}\s]/gu

type Suspect = { line: number; sign: string; count: number }

function findSuspect(lines: readonly string[]): Suspect | null {
  let worst: Suspect | null = null
  for (const [index, line] of lines.entries()) {
    if (line.length < SUSPICIOUS) continue
    const counts = new Map<string, number>()
    for (const [sign] of line.matchAll(SIGNS)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
    for (const [sign, count] of counts) if (count > (worst?.count ?? 0)) worst = { line: index + 1, sign, count }
  }
  return worst && worst.count >= SUSPICIOUS ? worst : null
}

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/)

/** The message for a line that takes too long; null when no line does. */
export function slowLineMessage(text: string): string | null {
  const suspect = findSuspect(linesOf(text))
  return (
    suspect &&
    `Line ${number(suspect.line)} has the sign “${suspect.sign}” ${number(suspect.count)} times, which takes too long to read as Markdown. Take it out or put it into a code block.`
  )
}

/** The message for a text that takes too long. It names the likely line, else the length. */
export function slowTextMessage(text: string): string {
  const ofLine = slowLineMessage(text)
  if (ofLine) return ofLine
  const written = linesOf(text).filter((line) => line.trim() !== '').length
  return `The text takes too long to read as Markdown: it has ${number(written)} lines with ${number(text.length)} characters. Divide it into several posts.`
}

function checkLine(line: string, where: string): void {
  const depth = depthOf(line)
  if (depth > MAX_DEPTH)
    throw new TextProblem(`${where} is nested ${number(depth)} levels deep. At most ${MAX_DEPTH} can be shown.`)
  const columns = line.includes('|') && DELIMITERS.test(line) ? line.split('|').length : 0
  // Bars at both ends add no column.
  if (columns > MAX_COLUMNS + 2)
    throw new TextProblem(`${where} begins a table of ${number(columns)} columns. At most ${MAX_COLUMNS} can be shown.`)
}

/** The lines of a text outside its code blocks, with their numbers from 1. */
export function linesOutsideCode(text: string): { line: string; number: number }[] {
  const found: { line: string; number: number }[] = []
  let fence = ''
  for (const [index, line] of linesOf(text).entries()) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    if (fence) {
      if (mark.startsWith(fence) && line.trim() === mark) fence = ''
      continue
    }
    fence = mark
    if (!mark) found.push({ line, number: index + 1 })
  }
  return found
}

/** Checks a text before it is parsed, in one pass. Throws a TextProblem that names the line. */
export function checkSource(text: string): void {
  for (const { line, number: at } of linesOutsideCode(text)) checkLine(line, `Line ${number(at)}`)
}

type TreeNode = Nodes | HastNodes

const lineOf = (node: TreeNode, fallback: number) => node.position?.start.line ?? fallback

/** Walks a tree without recursion, since it may be deep. Throws a TextProblem. */
export function checkTree(tree: TreeNode): void {
  const open: { node: TreeNode; depth: number; line: number }[] = [{ node: tree, depth: 0, line: 1 }]
  let parts = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    const line = lineOf(node, next.line)
    parts += 1
    if (depth > MAX_DEPTH)
      throw new TextProblem(
        `Line ${number(line)} is nested more than ${MAX_DEPTH} levels deep. At most ${MAX_DEPTH} can be shown.`,
      )
    if ('children' in node) for (const child of node.children) open.push({ node: child, depth: depth + 1, line })
  }
  if (parts > MAX_PARTS)
    throw new TextProblem(
      `The text has ${number(parts)} parts (paragraphs, list items, cells, links). At most ${number(MAX_PARTS)} can be shown: divide it into several posts.`,
    )
}

/** Throws a TextProblem when a rendered text is too large for a page. */
export function checkOutput(bytes: number): void {
  if (bytes > MAX_OUTPUT_BYTES)
    throw new TextProblem(
      `The page of this text would have ${number(Math.ceil(bytes / 1000))} kB. At most ${number(MAX_OUTPUT_BYTES / 1000)} kB can be shown: divide it into several posts.`,
    )
}

/** The plain paragraphs of a text that cannot be rendered. A long text is cut. */
export function plainTree(text: string): HastRoot {
  const paragraphs = text.slice(0, PLAIN_MAX).split(/\n\n+/, PLAIN_PARAGRAPHS)
  return { type: 'root', children: paragraphs.map((value) => element('p', {}, [textNode(value)])) }
}

const PLAIN_MAX = 20_000
const PLAIN_PARAGRAPHS = 500
