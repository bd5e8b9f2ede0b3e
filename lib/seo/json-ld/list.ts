import type { NamedNode } from './node'
import type { Crumb } from './page'
import { absoluteUrl } from '@/lib/absolute-url'

export const listId = (path: string): string => absoluteUrl(`${path}#list`)

/** A list of pages in the order shown; `offset` is the number of items on earlier pages. */
export const itemListNode = (path: string, items: readonly Crumb[], offset = 0): NamedNode => ({
  '@type': 'ItemList',
  '@id': listId(path),
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: offset + index + 1,
    url: absoluteUrl(item.path),
    name: item.name,
  })),
})
