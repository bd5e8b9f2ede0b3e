'use client'

import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { ListingSkeleton } from './listing-skeleton'

const never = () => () => undefined

/**
 * Shows a listing's header and skeletons while its posts are on their way, for whoever comes by a link of the site. A page that is loaded whole has
 * no boundary: React sends the inside of a large one hidden, and nobody without JavaScript would ever see it.
 */
export function ListingBoundary({ header, children }: { header: ReactNode; children: ReactNode }) {
  const isRenderedHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [hasBoundary] = useState(isRenderedHere)
  if (!hasBoundary) return children
  const fallback = (
    <>
      {header}
      <ListingSkeleton />
    </>
  )
  return <Suspense fallback={fallback}>{children}</Suspense>
}
