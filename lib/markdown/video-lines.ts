import type { Element, Root as HastRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Paragraph, PhrasingContent, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { isElement } from './elements.ts'
import { type Video, videoOf, videoTitle } from './video.ts'

/** The path of a film on this site, which Markdown does not link by itself. */
const FILM_PATH = /^\/(?!\/)\S{1,500}\.mp4(?:#t=\d{1,6})?$/i

/** A line of a paragraph, and the line break behind it. */
type Line = { nodes: PhrasingContent[]; end?: PhrasingContent }

/** Splits a text at its line breaks. Each part gets its position in the source. */
function piecesOf(text: Text, offsetOf: (line: number) => number): Text[] {
  const first = text.position?.start
  return text.value.split('\n').map((value, index): Text => {
    if (!first || index === 0) return { ...text, value }
    const line = first.line + index
    const start = { line, column: 1, offset: offsetOf(line) }
    return { type: 'text', value, position: { start, end: start } }
  })
}

function linesOf({ children }: Paragraph, offsetOf: (line: number) => number): Line[] {
  const lines: Line[] = []
  let nodes: PhrasingContent[] = []
  const endLine = (end: PhrasingContent) => {
    lines.push({ nodes, end })
    nodes = []
  }
  for (const child of children) {
    if (child.type === 'break') endLine(child)
    else if (child.type !== 'text') nodes.push(child)
    else
      piecesOf(child, offsetOf).forEach((piece, index) => {
        if (index > 0) endLine({ type: 'text', value: '\n' })
        if (piece.value !== '') nodes.push(piece)
      })
  }
  return [...lines, { nodes }]
}

/** The site's origin is unknown here, so accept any film. The page keeps films of other sites as links. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : 'https://site.invalid')

/** The link of a line with only a video; else null. */
function videoLink({ nodes }: Line): PhrasingContent | null {
  const [only, ...others] = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  if (!only || others.length > 0) return null
  if (only.type === 'link') return videoOf(only.url, originOf(only.url)) && only
  const path = only.type === 'text' ? only.value.trim() : ''
  return FILM_PATH.test(path) ? { ...only, type: 'link', url: path, children: [{ type: 'text', value: path }] } : null
}

function paragraphOf(lines: readonly Line[]): Paragraph {
  const children = lines.flatMap(({ nodes, end }, index) => (end && index < lines.length - 1 ? [...nodes, end] : nodes))
  const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end]
  return { type: 'paragraph', children, ...(start && end && { position: { start, end } }) }
}

function splitParagraph(paragraph: Paragraph, offsetOf: (line: number) => number): Paragraph[] {
  const parts: Line[][] = []
  let isOpen = false
  for (const line of linesOf(paragraph, offsetOf)) {
    const link = videoLink(line)
    if (link) parts.push([{ nodes: [link] }])
    else if (isOpen) parts.at(-1)?.push(line)
    else parts.push([line])
    isOpen = link === null
  }
  return parts.map(paragraphOf)
}

const mayHoldVideo = ({ children }: Paragraph) =>
  children.some((child) => child.type === 'link' || (child.type === 'text' && /\.mp4/i.test(child.value)))

/** Puts each line with only the address of a video into its own paragraph. `text` is the source of the tree. */
export function separateVideoLines(tree: Root, text: string): void {
  let offsets: number[] | undefined
  const offsetOf = (line: number) => {
    offsets ??= [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)]
    return offsets[line - 1] ?? text.length
  }
  tree.children = tree.children.flatMap((node) =>
    node.type === 'paragraph' && mayHoldVideo(node) ? splitParagraph(node, offsetOf) : [node],
  )
}

export type VideoLine = Video & { address: string; title: string | null }

/** The video of a paragraph with only a link to it; else null. */
export function videoLineOf(paragraph: Element | undefined, origin: string): VideoLine | null {
  const [link, ...others] = paragraph?.children ?? []
  if (!isElement(link, 'a') || others.length > 0) return null
  const address = String(link.properties.href ?? '')
  const video = videoOf(address, origin)
  return video && { ...video, address, title: videoTitle(toString(link), address) }
}

/** The videos that a rendered text shows as cards. */
export function videosIn(tree: HastRoot, origin: string): VideoLine[] {
  const videos: VideoLine[] = []
  visit(tree, 'element', (node) => {
    const video = node.tagName === 'p' ? videoLineOf(node, origin) : null
    if (video) videos.push(video)
  })
  return videos
}
