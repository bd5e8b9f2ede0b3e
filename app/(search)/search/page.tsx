import type { Metadata } from 'next'
import { SearchPage } from '@/components/posts/search/search-page'
import { findInStudio } from '@/lib/content/studio-search'
import { searchPosts, type SearchResult } from '@/lib/posts/search'
import { searchMetadata } from '@/lib/seo/listing-metadata'
import { parseSearch, type SearchTerms } from '@/lib/posts/search-terms'
import { note } from '@/lib/request-notes'
import { BackendError } from '@/lib/supabase/backend-error'

type Props = PageProps<'/search'>

// Whole before it is sent: a part that streams in later would stay hidden without JavaScript.
export const instant = false

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(parseSearch(await searchParams))
}

/** In an outage the page says so, in its words and, where `npm start` serves it, in its status. */
async function searchOrNothing(terms: SearchTerms): Promise<SearchResult | null> {
  try {
    return await searchPosts(terms)
  } catch (error) {
    if (!(error instanceof BackendError && error.transient)) throw error
    note({ status: 503 })
    return null
  }
}

export default async function Search({ searchParams }: Props) {
  const terms = parseSearch(await searchParams)
  // Whoever narrows a search to a type of post, or turns its pages, looks for posts.
  const studio = terms.type === null && terms.page === 1 ? findInStudio(terms.query) : []
  return <SearchPage terms={terms} result={await searchOrNothing(terms)} studio={studio} />
}
