import type { SchemaNode } from './node'
import type { Crumb } from './page'
import type { PostSummary } from '@/lib/posts/post'
import { absoluteUrl } from '@/lib/absolute-url'
import { postPath } from '@/lib/urls'

export const listId = (path: string): string => absoluteUrl(`${path}#list`)

/** A list of pages in the order shown; `offset` counts those of earlier pages. */
export const itemListNode = (path: string, items: readonly Crumb[], offset = 0): SchemaNode => ({
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

export const postCrumbs = (posts: readonly PostSummary[]): Crumb[] =>
  posts.map(({ slug, title }) => ({ name: title, path: postPath(slug) }))
