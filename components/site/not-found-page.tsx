'use client'

import { lazy, Suspense } from 'react'

const NotFoundContents = lazy(() => import('./not-found-contents'))

/**
 * The router sends its not-found page along with every page: as a reference to what is fetched when it is wanted, it
 * costs a page next to nothing.
 */
export function NotFoundPage() {
  return (
    <Suspense>
      <NotFoundContents />
    </Suspense>
  )
}
