import type { Metadata } from 'next'
import { pageMetadata } from './metadata'
import type { PagedList } from './paged-list'
import { sitePage } from './site-pages'
import { searchScreen } from '@/lib/content/screens'
import { filterTexts, topicPath, topicsPage, topicText } from '@/lib/content/topics'
import { type Filters, filtersPath, filtersTitle } from '@/lib/posts/filters'
import type { SearchTerms } from '@/lib/posts/search-terms'
import type { PostTopic } from '@/lib/posts/topics'
import { type PostType, postTypes } from '@/lib/posts/types'
import type { Site } from '@/lib/site'
import { topicFeedKey } from '@/lib/urls'

export const listingList = (site: Site, type: PostType): PagedList => ({
  ...sitePage(site, postTypes[type].path),
  parent: '/',
  feed: type,
})

export function topicList(topic: PostTopic): PagedList {
  const { title, description } = topicText(topic)
  const path = topicPath(topic.slug)
  return {
    path,
    title,
    description,
    picture: { title, kicker: topicsPage.title, seed: path, cover: 'guide', photo: null },
    parent: '/topics',
    feed: topicFeedKey(topic.slug),
    topic,
  }
}

/** A single filter has its own page; several filters name the page of the first one as canonical. */
export function filtersList(site: Site, filters: Filters): PagedList {
  const path = filtersPath(filters)
  const title = filtersTitle(filters)
  return {
    path,
    title,
    description: filterTexts.description(title, site),
    picture: { title, kicker: postTypes.recipe.title, seed: path, cover: 'recipe', photo: null },
    parent: '/blog',
    feed: 'recipe',
    ...(filters.length > 1 && { canonicalPath: filtersPath(filters.slice(0, 1)) }),
  }
}

/** Lists of results are not indexed. */
export async function searchMetadata({ query }: SearchTerms): Promise<Metadata> {
  const metadata = await pageMetadata('/search')
  return query ? { ...metadata, title: `${searchScreen.title}: ${query}` } : metadata
}
