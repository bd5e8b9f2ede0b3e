import { dateWarnings, stateAt, toMoment } from '../../item.ts'
import type { JsonObject } from '../../json.ts'
import { plainText } from '../../plain-text.ts'
import { decodedPath } from '../../../urls.ts'
import { readBytes, readText } from '../../read-text.ts'
import { itemOfRecipe } from '../../recipe-item.ts'
import type { ImportedItem, Format, SourceFile } from '../../types.ts'
import { isMhtml, pageOfMhtml } from './mhtml.ts'
import { readPageRecipe } from './read.ts'
import { pictureOf, shortValue } from './recipe-node.ts'

const attribute = (html: string, pattern: RegExp): string => plainText(pattern.exec(html)?.[1] ?? '')

/** The address of the canonical link; empty without one. */
const canonicalOf = (html: string): string => {
  const link = (html.match(/<link\b[^<>]*/gi) ?? []).find((one) => /\srel=["']?canonical\b/i.test(one)) ?? ''
  return attribute(link, /\shref=["']([^"']+)/i)
}

/** The address of a saved page: from its canonical link, `og:url` or structured data. Empty without one. */
export function addressOf(html: string, node: JsonObject | null): string {
  const shared = (html.match(/<meta\b[^<>]*/gi) ?? []).find((meta) => /\bproperty=["']?og:url\b/i.test(meta)) ?? ''
  const address = [canonicalOf(html), attribute(shared, /\bcontent=["']([^"']+)/i), node ? shortValue(node.url) : '']
  return address.find((one) => URL.canParse(one)) ?? ''
}

/** The last part of a path, decoded and without the ending of a file. */
const slugAt = (path: string): string =>
  decodedPath(path.split('/').filter(Boolean).at(-1) ?? '').replace(/\.(?:x?html?|php|aspx?)$/i, '')

/** The item of a saved recipe page, from its structured data; null when it has none. */
function itemOf(name: string, html: string): ImportedItem | null {
  const read = readPageRecipe(html)
  if (!read) return null
  const { recipe, node, others } = read
  const address = addressOf(html, node)
  const date = shortValue(node.datePublished)
  const publishedAt = toMoment(date)
  return itemOfRecipe(name, recipe, {
    title: recipe.name || attribute(html, /<title[^<>]*>([^<]*)/i) || name,
    slug: address ? slugAt(new URL(address).pathname) : '',
    state: stateAt(publishedAt),
    publishedAt,
    updatedAt: toMoment(shortValue(node.dateModified)),
    author: shortValue(node.author),
    picture: pictureOf(node, recipe.name),
    pageBytes: new TextEncoder().encode(html).length,
    oldAddresses: address ? [new URL(address).pathname] : [],
    warnings: [
      ...dateWarnings(date, publishedAt),
      ...(others.length > 0 ? [`Other recipes of the page are left out: ${others.slice(0, 20).join(', ')}.`] : []),
    ],
  })
}

const HEAD_BYTES = 4096

/** The HTML of a saved page, which may be MHTML. */
export async function htmlOfPage({ name, blob }: SourceFile): Promise<string> {
  const isPacked = isMhtml(name, await readText(blob.slice(0, HEAD_BYTES)))
  return isPacked ? pageOfMhtml(await readBytes(blob)) : readText(blob)
}

export const reader: Format = {
  detect: ({ name }, head) =>
    isMhtml(name, head) || /\.x?html?$/i.test(name) || /^\s*(?:<!doctype html|<html)/i.test(head),
  async *read(file) {
    const item = itemOf(file.name, await htmlOfPage(file))
    yield item ?? { id: file.name, title: file.name, refused: 'The page says no recipe in its structured data.' }
  },
}
