'use client'

import { lazy, Suspense } from 'react'
import { notFoundScreen } from '@/lib/content/screens'

// Next sends the not-found screens with every page. As references to scripts that load when needed, they
// cost a page next to nothing.
const InItsShell = lazy(() => import('./not-found-contents'))
const Screen = lazy(() => import('./not-found-screen'))

const { title, text, home } = notFoundScreen

/** React sends the screen as a part that only a script shows. */
const withoutScript = (
  <noscript>
    <div className="page-width py-16">
      <h1 className="text-h1 font-semibold">{title}</h1>
      <p className="mt-4">{text}</p>
      <p className="mt-4">
        <a href={home.href} className="underline">
          {home.label}
        </a>
      </p>
    </div>
  </noscript>
)

/** For an unknown address. */
export function NotFoundPage() {
  return (
    <Suspense fallback={withoutScript}>
      <InItsShell />
    </Suspense>
  )
}

/** For an unknown address below a layout that has a shell. */
export function NotFoundHere() {
  return (
    <Suspense fallback={withoutScript}>
      <Screen />
    </Suspense>
  )
}
