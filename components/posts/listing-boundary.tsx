'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { useIsHydrated } from '@/components/ui/use-in-browser'
import { SKELETON_COUNT } from '@/lib/posts/limits'

/** The placeholder of a listing: six cards, the first one wide. */
function ListingSkeleton() {
  return (
    <div role="status" aria-label="Loading posts" className="post-grid">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <div key={index} data-skeleton="" className={index === 0 ? 'post-card lead-card' : 'post-card'}>
          <div className="post-card-picture">
            <div />
          </div>
          <div className="post-card-text">
            <div />
            <div />
            <div />
          </div>
        </div>
      ))}
    </div>
  )
}

/**
 * Shows skeletons while a listing loads after a client-side navigation. A full page load has no boundary, because React
 * sends the content of a large boundary hidden, and readers without JavaScript would not see it.
 */
export function ListingBoundary({ hasFilters, children }: { hasFilters: boolean; children: ReactNode }) {
  const [hasBoundary] = useState(useIsHydrated())
  if (!hasBoundary) return children
  const fallback = (
    <>
      {/* As tall as the filters, so that the layout does not shift. */}
      {hasFilters && <div className="mb-10 h-11" />}
      <ListingSkeleton />
    </>
  )
  return <Suspense fallback={fallback}>{children}</Suspense>
}
