import type { Metadata } from 'next'
import { SearchPage } from '@/components/posts/search/search-page'
import { findInStudio } from '@/lib/content/studio-search'
import { searchPosts } from '@/lib/posts/search'
import { searchMetadata } from '@/lib/seo/listing-metadata'
import { parseSearch } from '@/lib/posts/search-terms'

type Props = PageProps<'/search'>

// Whole before it is sent: a part that streams in later would stay hidden without JavaScript.
export const instant = false

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(parseSearch(await searchParams))
}

export default async function Search({ searchParams }: Props) {
  const terms = parseSearch(await searchParams)
  // Whoever narrows a search to a type of post, or turns its pages, looks for posts.
  const studio = terms.type === null && terms.page === 1 ? findInStudio(terms.query) : []
  return <SearchPage terms={terms} result={await searchPosts(terms)} studio={studio} />
}
