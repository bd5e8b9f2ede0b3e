import type { Metadata } from 'next'
import { SearchPage } from '@/components/posts/search/search-page'
import { findAuthors } from '@/lib/authors/find'
import { findInStudio, saysTooLittle } from '@/lib/content/studio-search'
import { searchForgivingly } from '@/lib/posts/search'
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
  if (saysTooLittle(terms.query)) return <SearchPage terms={terms} found={null} />
  // Whoever narrows a search to a type of post, or turns its pages, looks for posts.
  const isWide = terms.type === null && terms.page === 1
  const [result, people] = await Promise.all([searchForgivingly(terms), isWide ? findAuthors(terms.query) : []])
  const studio = isWide ? findInStudio(terms.query) : []
  return <SearchPage terms={terms} found={{ result, people, studio }} />
}
