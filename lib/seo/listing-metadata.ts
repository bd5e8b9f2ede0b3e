import type { Metadata } from 'next'
import { buildMetadata, pageFacts, pageMetadata } from './metadata'
import { sitePage } from './site-pages'
import type { Site } from '@/lib/site'
import { pagedPath } from '@/lib/urls'
import { type PostType, postTypes } from '@/lib/posts/types'
import type { SearchTerms } from '@/lib/posts/search-terms'
import { searchScreen } from '@/lib/content/screens'

/** Metadata of the search page. Lists of results are not indexed. */
export async function searchMetadata({ query }: SearchTerms): Promise<Metadata> {
  const metadata = await pageMetadata('/search')
  return query ? { ...metadata, title: `${searchScreen.title}: ${query}` } : metadata
}

/** Metadata of a page (from 1) of a listing; later pages have their number in title and description. */
export function listingMetadata(site: Site, type: PostType, page: number): Metadata {
  const { path } = postTypes[type]
  const facts = { ...pageFacts(sitePage(site, path)), feed: type }
  if (page === 1) return buildMetadata(site, facts)
  return buildMetadata(site, {
    ...facts,
    path: pagedPath(path, page),
    title: `${facts.title}, page ${page}`,
    description: `Page ${page}. ${facts.description}`,
  })
}
