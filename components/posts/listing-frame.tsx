import type { ReactNode } from 'react'
import { ListingBoundary } from './listing-boundary'
import { ListingHeader } from './listing-header'
import type { PostType } from '@/lib/posts/types'

/** Around the first page of a listing: its own header and six skeletons until the posts are there. */
export function ListingFrame({ type, children }: { type: PostType; children: ReactNode }) {
  return <ListingBoundary header={<ListingHeader type={type} page={1} />}>{children}</ListingBoundary>
}
