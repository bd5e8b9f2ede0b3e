import type { Metadata } from 'next'
import { topicFeedKey } from './feeds/addresses'
import type { Graph } from './json-ld/node'
import { trailOf } from './json-ld/page'
import { buildMetadata, pageMetadata, pageSocialImage } from './metadata'
import { listGraph, type PagedList, pagedFacts } from './paged-list'
import { sitePage } from './site-pages'
import type { SocialImage } from './social-image'
import { searchScreen } from '@/lib/content/screens'
import { filterTexts, topicPath, topicsPage, topicText } from '@/lib/content/topics'
import { type Filters, filtersPath, filtersTitle } from '@/lib/posts/filters'
import type { PostSummary } from '@/lib/posts/post'
import type { SearchTerms } from '@/lib/posts/search-terms'
import type { PostTopic } from '@/lib/posts/topics'
import { type PostType, postTypes } from '@/lib/posts/types'
import type { Site } from '@/lib/site'

function listingList(site: Site, type: PostType): PagedList {
  const listing = sitePage(site, postTypes[type].path)
  const { path, title, description } = listing
  return { path, title, description, picture: pageSocialImage(listing) }
}

export const listingMetadata = (site: Site, type: PostType, page: number): Metadata =>
  buildMetadata(site, { ...pagedFacts(listingList(site, type), page), feed: type })

export function listingGraph(site: Site, type: PostType, page: number, posts: readonly PostSummary[]): Graph {
  const list = listingList(site, type)
  return listGraph(site, list, trailOf(site, list.path), page, posts)
}

export const topicSocialImage = (topic: PostTopic): SocialImage => ({
  title: topicText(topic).title,
  kicker: topicsPage.title,
  seed: topicPath(topic.slug),
  cover: 'guide',
  photo: null,
})

const topicList = (topic: PostTopic): PagedList => ({
  path: topicPath(topic.slug),
  ...topicText(topic),
  picture: topicSocialImage(topic),
})

export const topicMetadata = (site: Site, topic: PostTopic, page: number): Metadata =>
  buildMetadata(site, { ...pagedFacts(topicList(topic), page), feed: topicFeedKey(topic.slug) })

export function topicGraph(site: Site, topic: PostTopic, page: number, posts: readonly PostSummary[]): Graph {
  const list = topicList(topic)
  return listGraph(site, list, [...trailOf(site, '/topics'), { name: list.title, path: list.path }], page, posts)
}

export const filtersSocialImage = (filters: Filters): SocialImage => ({
  title: filtersTitle(filters),
  kicker: postTypes.recipe.title,
  seed: filtersPath(filters),
  cover: 'recipe',
  photo: null,
})

const filtersList = (site: Site, filters: Filters): PagedList => ({
  path: filtersPath(filters),
  title: filtersTitle(filters),
  description: filterTexts.description(filtersTitle(filters), site),
  picture: filtersSocialImage(filters),
})

/**
 * A single filter has a page of its own; several filters name the page of the first one as canonical. An
 * empty list is not indexed.
 */
export const filtersMetadata = (site: Site, filters: Filters, page: number, isEmpty: boolean): Metadata =>
  buildMetadata(site, {
    ...pagedFacts(filtersList(site, filters), page),
    feed: 'recipe',
    hidden: isEmpty,
    ...(filters.length > 1 && { canonicalPath: filtersPath(filters.slice(0, 1)) }),
  })

export function filtersGraph(site: Site, filters: Filters, page: number, posts: readonly PostSummary[]): Graph {
  const list = filtersList(site, filters)
  return listGraph(site, list, [...trailOf(site, '/blog'), { name: list.title, path: list.path }], page, posts)
}

/** Lists of results are not indexed. */
export async function searchMetadata({ query }: SearchTerms): Promise<Metadata> {
  const metadata = await pageMetadata('/search')
  return query ? { ...metadata, title: `${searchScreen.title}: ${query}` } : metadata
}
