'use client'

import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Shows `fallback` while a listing is on its way, for whoever comes by a link of the site. A page that is loaded whole has
 * no boundary: React sends the inside of a large one hidden, and nobody without JavaScript would ever see it.
 */
export function ListingBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const isRenderedHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [hasBoundary] = useState(isRenderedHere)
  return hasBoundary ? <Suspense fallback={fallback}>{children}</Suspense> : children
}
