import type { Metadata } from 'next'
import type { SearchTerms } from './search-terms'
import { searchScreen } from '@/lib/content/screens'

/** What the search page says of itself. No list of results is worth a place in another search engine's list. */
export function searchMetadata({ query }: SearchTerms): Metadata {
  return {
    title: query ? `${searchScreen.title}: ${query}` : searchScreen.title,
    description: searchScreen.startText,
    alternates: { canonical: '/search' },
    robots: { index: false, follow: true },
  }
}
