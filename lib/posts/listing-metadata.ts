import type { Metadata } from 'next'
import type { PostType } from './schema'
import { listingByType } from '@/lib/content/listings'

/** What a page of a listing says of itself; `page` from 1. */
export function listingMetadata(type: PostType, page: number): Metadata {
  const { title, metaDescription, path } = listingByType[type]
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: metaDescription,
    alternates: { canonical: page > 1 ? `${path}/page/${page}` : path },
  }
}
