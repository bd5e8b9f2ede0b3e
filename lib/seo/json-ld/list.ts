import { absoluteUrl, pagedPath, postPath } from '@/lib/urls'
import { pageSocialImage } from '../metadata'
import { type Crumb, pageGraphOf, trailOf } from './page'
import type { Graph, SchemaNode } from './node'
import { sitePage } from '../site-pages'
import type { PostSummary } from '@/lib/posts/post'
import { PAGE_SIZE } from '@/lib/posts/limits'

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

/** A page (from 1) of a listing and the posts on it. */
export function listingGraph(listingPath: string, page: number, posts: readonly PostSummary[]): Graph {
  const listing = sitePage(listingPath)
  const path = pagedPath(listingPath, page)
  const title = page > 1 ? `${listing.title}, page ${page}` : listing.title
  const trail = page > 1 ? [...trailOf(listingPath), { name: `Page ${page}`, path }] : trailOf(listingPath)
  const { description } = listing
  return pageGraphOf(
    {
      type: 'CollectionPage',
      path,
      title,
      description,
      trail,
      picture: pageSocialImage(listing),
      mainEntity: listId(path),
    },
    itemListNode(path, postCrumbs(posts), (page - 1) * PAGE_SIZE),
  )
}
