import type { Metadata } from 'next'
import { topicFeedKey } from './feeds/addresses'
import { itemListNode, listId, postCrumbs } from './json-ld/list'
import type { Graph } from './json-ld/node'
import { pageGraphOf, trailOf } from './json-ld/page'
import { buildMetadata } from './metadata'
import type { SocialImage } from './social-image'
import { filterTexts, topicPath, topicsPage, topicText } from '@/lib/content/topics'
import { type Filters, filtersPath, filtersTitle } from '@/lib/posts/filters'
import { PAGE_SIZE } from '@/lib/posts/limits'
import type { PostSummary } from '@/lib/posts/post'
import type { PostTopic } from '@/lib/posts/topics'
import { postTypes } from '@/lib/posts/types'
import type { Site } from '@/lib/site'
import { pagedPath } from '@/lib/urls'

type ListFacts = {
  path: string
  title: string
  description: string
  picture: SocialImage
  parent: string
}

export const topicSocialImage = (topic: PostTopic): SocialImage => ({
  title: topicText(topic).title,
  kicker: topicsPage.title,
  seed: topicPath(topic.slug),
  cover: 'guide',
  photo: null,
})

export const filtersSocialImage = (filters: Filters): SocialImage => ({
  title: filtersTitle(filters),
  kicker: postTypes.recipe.title,
  seed: filtersPath(filters),
  cover: 'recipe',
  photo: null,
})

const topicList = (topic: PostTopic): ListFacts => ({
  path: topicPath(topic.slug),
  ...topicText(topic),
  picture: topicSocialImage(topic),
  parent: '/topics',
})

const filtersList = (site: Site, filters: Filters): ListFacts => ({
  path: filtersPath(filters),
  title: filtersTitle(filters),
  description: filterTexts.description(filtersTitle(filters), site),
  picture: filtersSocialImage(filters),
  parent: '/blog',
})

/** Facts of a page (from 1) of such a list. */
const listFacts = ({ path, title, description, picture }: ListFacts, page: number) => ({
  path: pagedPath(path, page),
  title: page > 1 ? `${title}, page ${page}` : title,
  description: page > 1 ? `Page ${page}. ${description}` : description,
  picture,
  imageAlt: `${title}, ${picture.kicker}`,
})

function listGraph(site: Site, list: ListFacts, page: number, posts: readonly PostSummary[]): Graph {
  const path = pagedPath(list.path, page)
  const crumbs = [{ name: list.title, path: list.path }, ...(page > 1 ? [{ name: `Page ${page}`, path }] : [])]
  return pageGraphOf(
    site,
    {
      type: 'CollectionPage',
      path,
      title: list.title,
      description: list.description,
      trail: [...trailOf(site, list.parent), ...crumbs],
      picture: list.picture,
      mainEntity: listId(path),
    },
    itemListNode(path, postCrumbs(posts), (page - 1) * PAGE_SIZE),
  )
}

export const topicMetadata = (site: Site, topic: PostTopic, page: number): Metadata =>
  buildMetadata(site, { ...listFacts(topicList(topic), page), feed: topicFeedKey(topic.slug) })

export const topicGraph = (site: Site, topic: PostTopic, page: number, posts: readonly PostSummary[]): Graph =>
  listGraph(site, topicList(topic), page, posts)

/**
 * A single filter has a page of its own; several filters name the page of the first one as canonical. An
 * empty list is not indexed.
 */
export const filtersMetadata = (site: Site, filters: Filters, page: number, isEmpty: boolean): Metadata =>
  buildMetadata(site, {
    ...listFacts(filtersList(site, filters), page),
    feed: 'recipe',
    hidden: isEmpty,
    ...(filters.length > 1 && { canonicalPath: filtersPath(filters.slice(0, 1)) }),
  })

export const filtersGraph = (site: Site, filters: Filters, page: number, posts: readonly PostSummary[]): Graph =>
  listGraph(site, filtersList(site, filters), page, posts)
