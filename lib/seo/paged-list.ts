import type { Metadata } from 'next'
import { type Graph, listId, type SchemaNode } from './json-ld/node'
import { type Crumb, itemListNode, pageGraphOf, type PageNodeFacts, trailOf } from './json-ld/page'
import { buildMetadata } from './metadata'
import type { PageFacts } from './site-pages'
import { PAGE_SIZE } from '@/lib/posts/limits'
import type { PostSummary } from '@/lib/posts/post'
import type { Site } from '@/lib/site'
import { pagedPath, postPath } from '@/lib/urls'

/** Posts on consecutive pages: a listing, a topic, a filter, or an author. The facts are those of the first page. */
export type PagedList = PageFacts & {
  /** The path of the page one step up. */
  readonly parent: string
}

/** The facts of a page (from 1) of a list; later pages have their number in title and description. */
export const pagedFacts = (list: PagedList, page: number): PageFacts => ({
  ...list,
  path: pagedPath(list.path, page),
  title: page > 1 ? `${list.title}, page ${page}` : list.title,
  description: page > 1 ? `Page ${page}. ${list.description}` : list.description,
})

export const listMetadata = (site: Site, list: PagedList, page: number): Metadata =>
  buildMetadata(site, pagedFacts(list, page))

/** The steps from the home page to a page (from 1) of a list. */
const listTrail = (site: Site, { parent, title, path }: PagedList, page: number): Crumb[] => [
  ...trailOf(site, parent),
  { name: title, path },
  ...(page > 1 ? [{ name: `Page ${page}`, path: pagedPath(path, page) }] : []),
]

/**
 * The graph of a page (from 1) of a list. Its posts are numbered after those of earlier pages. `own`: facts of a page
 * that is about more than its posts; `nodes`: what it is about.
 */
export function listGraph(
  site: Site,
  list: PagedList,
  page: number,
  posts: readonly PostSummary[],
  own: Partial<PageNodeFacts> = {},
  nodes: readonly SchemaNode[] = [],
): Graph {
  const facts = pagedFacts(list, page)
  const items = posts.map(({ slug, title }) => ({ name: title, path: postPath(slug) }))
  return pageGraphOf(
    site,
    { ...facts, type: 'CollectionPage', trail: listTrail(site, list, page), mainEntity: listId(facts.path), ...own },
    ...nodes,
    itemListNode(facts.path, items, (page - 1) * PAGE_SIZE),
  )
}
