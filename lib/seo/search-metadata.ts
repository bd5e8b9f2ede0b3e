import type { Metadata } from 'next'
import type { SearchTerms } from '@/lib/posts/search-terms'
import { searchScreen } from '@/lib/content/screens'
import { pageMetadata } from './metadata'

/** What the search page says of itself. No list of results is worth a place in another search engine's list. */
export function searchMetadata({ query }: SearchTerms): Metadata {
  const metadata = pageMetadata('/search')
  return query ? { ...metadata, title: `${searchScreen.title}: ${query}` } : metadata
}
