import type { ReactNode } from 'react'
import { ListingBoundary } from './listing-boundary'
import { ListingHeader } from './listing-header'
import type { PostType } from '@/lib/posts/types'
import { SKELETON_COUNT } from '@/lib/posts/limits'

/** What stands in for a listing while it loads: six cards of the cards' own shape, the first one wide. */
function ListingSkeleton() {
  return (
    <div role="status" aria-label="Loading posts" className="post-grid">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <div key={index} data-skeleton="" className={`post-card ${index === 0 ? 'lead-card' : ''}`}>
          <div className="post-card-picture">
            <div className="aspect-[4/3] animate-pulse bg-paper-sunk" />
          </div>
          <div className="post-card-text">
            <div className="h-7 w-4/5 animate-pulse rounded bg-paper-sunk" />
            <div className="h-4 w-3/5 animate-pulse rounded bg-paper-sunk" />
            <div className="mt-auto h-5 w-1/3 animate-pulse rounded bg-paper-sunk" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Around the first page of a listing: its own header and six skeletons until the posts are there. */
export function ListingFrame({ type, children }: { type: PostType; children: ReactNode }) {
  const fallback = (
    <>
      <ListingHeader type={type} page={1} />
      {/* As tall as the ways to choose that will stand here, so that nothing moves. */}
      {type === 'recipe' && <div className="mb-10 h-11" />}
      <ListingSkeleton />
    </>
  )
  return <ListingBoundary fallback={fallback}>{children}</ListingBoundary>
}
