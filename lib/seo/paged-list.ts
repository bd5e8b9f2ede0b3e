import { itemListNode, listId } from './json-ld/list'
import type { Graph, SchemaNode } from './json-ld/node'
import { type Crumb, pageGraphOf } from './json-ld/page'
import type { SocialImage } from './social-image'
import { PAGE_SIZE } from '@/lib/posts/limits'
import type { PostSummary } from '@/lib/posts/post'
import type { Site } from '@/lib/site'
import { pagedPath, postPath } from '@/lib/urls'

/** Posts on pages that follow each other: a listing, a topic, a choice of recipes, an author's. */
export type PagedList = {
  /** Of the first page. */
  path: string
  title: string
  description: string
  picture: SocialImage
}

/** Facts of a page (from 1) of a list: a later one has its number in title and description. */
export const pagedFacts = ({ path, title, description, picture }: PagedList, page: number) => ({
  path: pagedPath(path, page),
  title: page > 1 ? `${title}, page ${page}` : title,
  description: page > 1 ? `Page ${page}. ${description}` : description,
  picture,
  imageAlt: `${title}, ${picture.kicker}`,
})

/** The steps to a page (from 1) of a list; `trail` leads to its first page. */
export const pagedTrail = (trail: readonly Crumb[], path: string, page: number): readonly Crumb[] =>
  page > 1 ? [...trail, { name: `Page ${page}`, path: pagedPath(path, page) }] : trail

/** The posts of a page (from 1), counted on from the pages before it. */
export const postListNode = (path: string, page: number, posts: readonly PostSummary[]): SchemaNode =>
  itemListNode(
    pagedPath(path, page),
    posts.map(({ slug, title }) => ({ name: title, path: postPath(slug) })),
    (page - 1) * PAGE_SIZE,
  )

/** The graph of a page (from 1) of a list; `trail` leads to its first page. */
export function listGraph(
  site: Site,
  list: PagedList,
  trail: readonly Crumb[],
  page: number,
  posts: readonly PostSummary[],
): Graph {
  const { path, title, picture } = pagedFacts(list, page)
  return pageGraphOf(
    site,
    {
      type: 'CollectionPage',
      path,
      title,
      description: list.description,
      trail: pagedTrail(trail, list.path, page),
      picture,
      mainEntity: listId(path),
    },
    postListNode(list.path, page, posts),
  )
}
