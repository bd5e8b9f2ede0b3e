'use client'

import { lazy, Suspense } from 'react'

// Next sends the not-found screens with every page. As references to scripts that load when needed, they
// cost a page next to nothing.
const InItsShell = lazy(() => import('./not-found-contents'))
const Screen = lazy(() => import('./not-found-screen'))

/** For an unknown address. */
export function NotFoundPage() {
  return (
    <Suspense>
      <InItsShell />
    </Suspense>
  )
}

/** For an unknown address below a layout that has a shell. */
export function NotFoundHere() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  )
}
