import type { ReactNode } from 'react'
import { ListingBoundary } from './listing-boundary'
import { ListingHeader } from './listing-header'
import type { PostType } from '@/lib/posts/types'

/** The first page of a listing: its header, and six skeletons until the posts are there. */
export function ListingFrame({ type, children }: { type: PostType; children: ReactNode }) {
  return (
    <>
      <ListingHeader type={type} page={1} />
      <ListingBoundary hasFilters={type === 'recipe'}>{children}</ListingBoundary>
    </>
  )
}
