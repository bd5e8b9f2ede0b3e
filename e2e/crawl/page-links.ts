import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const parser = unified().use(rehypeParse)

/** The attributes, by element, with the address of a resource or link. */
const ADDRESSES: Record<string, string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src'],
  source: ['src'],
  script: ['src'],
  form: ['action'],
  use: ['href'],
}

/** Combinations of filters are left out, as in search engines: there are a thousand views of one list. */
const SKIPPED_RELS = ['preconnect', 'dns-prefetch', 'nofollow']

export type PageLinks = { links: string[]; images: string[]; ids: Set<string> }

const relsOf = ({ properties }: Element): unknown[] => (Array.isArray(properties.rel) ? properties.rel : [])

/** The address of a picture in its smallest width, which costs the server the least; undefined without widths. */
const smallestOf = ({ srcSet }: Element['properties']): string | undefined =>
  typeof srcSet === 'string' ? srcSet.trim().split(/\s/, 1)[0] : undefined

/** Every address in a document, unresolved, and the ids that an anchor can point to. */
export function readLinks(html: string): PageLinks {
  const tree: Root = parser.parse(html)
  const links: string[] = []
  const images: string[] = []
  const ids = new Set<string>()
  visit(tree, 'element', (node) => {
    if (typeof node.properties.id === 'string') ids.add(node.properties.id)
    if (relsOf(node).some((rel) => SKIPPED_RELS.includes(String(rel)))) return
    for (const name of ADDRESSES[node.tagName] ?? []) {
      const named = node.properties[name]
      if (typeof named !== 'string') continue
      const value = smallestOf(node.properties) ?? named
      links.push(value)
      if (node.tagName === 'img') images.push(value)
    }
  })
  return { links, images, ids }
}
