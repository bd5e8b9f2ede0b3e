import type { Metadata } from 'next'
import { SearchPage } from '@/components/posts/search/search-page'
import { findAuthors, findTopics } from '@/lib/content/search-by-name'
import { findInStudio, hasOnlyStopWords } from '@/lib/content/studio-search'
import { type ForgivingResult, searchForgivingly } from '@/lib/posts/search'
import { parseSearch, type SearchTerms } from '@/lib/posts/search-terms'
import { searchMetadata } from '@/lib/seo/list-facts'
import { BackendError } from '@/lib/supabase/backend-error'

type Props = PageProps<'/search'>

// Render completely before sending: a streamed part stays hidden without JavaScript.
export const instant = false

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(parseSearch(await searchParams))
}

/**
 * Null in an outage, which the page reports; the middleware sets the status
 * (docs/decisions/put-a-small-server-before-next.md).
 */
async function searchOrNothing(terms: SearchTerms): Promise<ForgivingResult | null> {
  try {
    return await searchForgivingly(terms)
  } catch (error) {
    if (!(error instanceof BackendError && error.transient)) throw error
    return null
  }
}

export default async function Search({ searchParams }: Props) {
  const requested = parseSearch(await searchParams)
  if (hasOnlyStopWords(requested.query)) return <SearchPage terms={requested} found={null} />
  const found = await searchOrNothing(requested)
  // Past the last page, "0 results" would be wrong. A redirect would be an empty page without JavaScript.
  const isPastEnd = requested.page > 1 && found?.total === 0
  const terms = isPastEnd ? { ...requested, page: 1 } : requested
  const result = isPastEnd ? await searchOrNothing(terms) : found
  // A search narrowed to a type, or a later page, shows posts only.
  const isWide = terms.type === null && terms.page === 1
  const [topics, people] =
    isWide && result ? await Promise.all([findTopics(terms.query), findAuthors(terms.query)]) : [[], []]
  const studio = isWide ? findInStudio(terms.query) : []
  return <SearchPage terms={terms} found={{ result, topics, people, studio }} />
}
