'use client'

import { lazy, Suspense } from 'react'

// The router sends its not-found screens along with every page: as references to what is fetched when it is wanted, they
// cost a page next to nothing.
const InItsShell = lazy(() => import('./not-found-contents'))
const Screen = lazy(() => import('./not-found-screen'))

/** For an address that no part of the site knows. */
export function NotFoundPage() {
  return (
    <Suspense>
      <InItsShell />
    </Suspense>
  )
}

/** For an address below a part of the site, whose shell stands already. */
export function NotFoundHere() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  )
}
