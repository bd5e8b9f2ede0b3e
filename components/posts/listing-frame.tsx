import type { ReactNode } from 'react'
import { ListingBoundary } from './listing-boundary'
import { ListingHeader } from './listing-header'
import type { PostType } from '@/lib/posts/types'

/** Around the first page of a listing: its own header and six skeletons until the posts are there. */
export function ListingFrame({ type, children }: { type: PostType; children: ReactNode }) {
  const header = (
    <>
      <ListingHeader type={type} page={1} />
      {/* As tall as the ways to choose that will stand here, so that nothing moves. */}
      {type === 'recipe' && <div className="mb-10 h-11" />}
    </>
  )
  return <ListingBoundary header={header}>{children}</ListingBoundary>
}
