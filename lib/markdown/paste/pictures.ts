import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { isElement } from '../elements.ts'
import { oneLine } from '../../text.ts'

/** A picture whose bytes came with the paste; `mark` is its placeholder in the text. */
export type PastedPicture = { mark: string; data: string; alt: string }

const DATA = /^data:image\/(?:png|jpe?g|webp);base64,/i
/** Pages that load their pictures late have the real address beside a blank one. */
const LATE = ['dataSrc', 'dataLazySrc', 'dataOriginal'] as const

const isTiny = ({ properties }: Element) =>
  [properties.width, properties.height].some((side) => side !== undefined && Number(side) < 8)

/** The address that shows the picture; null when there is none that could be brought in. */
function sourceOf(node: Element): string | null {
  const { src } = node.properties
  const late = LATE.map((name) => node.properties[name]).find((value) => /^https?:/.test(String(value)))
  const source = String(late ?? src ?? '')
  if (source.startsWith('//')) return `https:${source}`
  return DATA.test(source) || /^https?:\/\//i.test(source) || source.startsWith('/media/') ? source : null
}

/** Emoji that a page draws as pictures are letters again. */
const isEmoji = ({ properties }: Element) => /\bemoji\b/.test(String(properties.className ?? ''))

/**
 * Keeps the pictures of a paste: those of this site and of others by their address, and those whose bytes came along by a
 * mark, since their address would fill the text. What cannot be shown anywhere (a file of the other machine, a pixel that
 * counts readers) goes; `lost` counts those that a reader would miss.
 */
export function keepPictures(tree: Root): { pictures: PastedPicture[]; lost: number } {
  const pictures: PastedPicture[] = []
  let lost = 0
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return undefined
    const alt = oneLine(String(node.properties.alt ?? ''))
    const source = isTiny(node) ? null : sourceOf(node)
    if (isEmoji(node)) parent.children.splice(index, 1, { type: 'text', value: alt })
    else if (!source) {
      if (!isTiny(node)) lost += 1
      parent.children.splice(index, 1)
    } else {
      const mark = `pasted:${pictures.length + 1}`
      if (DATA.test(source)) pictures.push({ mark, data: source, alt })
      node.properties = { src: DATA.test(source) ? mark : source, alt }
      return undefined
    }
    return [SKIP, index]
  })
  return { pictures, lost }
}

/** A link around nothing but a picture leads to a larger copy of it. */
export function freePictures(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || !parent || index === undefined) return
    const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    if (isElement(only, 'img') && others.length === 0) parent.children.splice(index, 1, only)
  })
}
