import type { Metadata } from 'next'
import { SearchPage } from '@/components/posts/search/search-page'
import { searchPosts } from '@/lib/posts/search'
import { searchMetadata } from '@/lib/seo/search-metadata'
import { parseSearch } from '@/lib/posts/search-terms'

type Props = PageProps<'/search'>

// Whole before it is sent: a part that streams in later would stay hidden without JavaScript.
export const instant = false

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(parseSearch(await searchParams))
}

export default async function Search({ searchParams }: Props) {
  const terms = parseSearch(await searchParams)
  return <SearchPage terms={terms} result={await searchPosts(terms)} />
}
