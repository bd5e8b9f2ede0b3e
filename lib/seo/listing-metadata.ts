import type { Metadata } from 'next'
import { pagedPath } from '@/lib/urls'
import { buildMetadata, pageFacts } from './metadata'
import { sitePage } from './site-pages'
import { type PostType, postTypes } from '@/lib/posts/types'

/** What a page (from 1) of a listing says of itself; later pages say so in title and description. */
export function listingMetadata(type: PostType, page: number): Metadata {
  const { path } = postTypes[type]
  const facts = { ...pageFacts(sitePage(path)), feed: type }
  if (page === 1) return buildMetadata(facts)
  return buildMetadata({
    ...facts,
    path: pagedPath(path, page),
    title: `${facts.title}, page ${page}`,
    description: `Page ${page}. ${facts.description}`,
  })
}
