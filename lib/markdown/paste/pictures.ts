import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { isElement } from '../elements.ts'
import { oneLine } from '../../text.ts'

/** A picture whose bytes came with the paste; `mark` is its placeholder in the text. */
export type PastedPicture = { mark: string; data: string; alt: string }

const DATA = /^data:image\/(?:png|jpe?g|webp);base64,/i
/** Attributes with the real address of a lazily loaded picture. */
const LATE = ['dataSrc', 'dataLazySrc', 'dataOriginal'] as const
/** The first address of a `srcset`: a space, or a comma before a space, ends it. */
const FIRST = /^\s*(\S+?)(?=,?(?:\s|$))/

const isTiny = ({ properties }: Element) =>
  [properties.width, properties.height].some((side) => side !== undefined && Number(side) < 8)

function usable(source: string): string | null {
  if (source.startsWith('//')) return `https:${source}`
  return DATA.test(source) || /^https?:\/\//i.test(source) || source.startsWith('/media/') ? source : null
}

/** The usable address of a picture: data, a web address or one of this site. Null without one. */
function sourceOf({ properties }: Element): string | null {
  const late = LATE.map((name) => properties[name]).find((value) => /^https?:/.test(String(value)))
  // Only without another address: the first of several may be a small copy.
  const [, first = ''] = FIRST.exec(String(properties.dataSrcset ?? '')) ?? []
  return usable(String(late ?? properties.src ?? '')) ?? usable(first)
}

/** Escapes signs that Markdown would escape with a backslash, which is no part of an address. */
const markdownAddress = (source: string) => source.replace(/[ ()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Whether a picture is an emoji. Its alt text is the letter. */
const isEmoji = ({ properties }: Element) => /\bemoji\b/.test(String(properties.className ?? ''))

/**
 * Keeps the pictures of a paste: web pictures by their address, and pictures with data by a short mark instead of their
 * long address. Removes local files and tracking pixels. `lost` counts the removed pictures except pixels.
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
      node.properties = { src: DATA.test(source) ? mark : markdownAddress(source), alt }
      return undefined
    }
    return [SKIP, index]
  })
  return { pictures, lost }
}

/** Unwraps a link around only a picture: it usually leads to a larger copy. */
export function freePictures(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || !parent || index === undefined) return
    const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    if (isElement(only, 'img') && others.length === 0) parent.children.splice(index, 1, only)
  })
}
