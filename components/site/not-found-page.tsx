'use client'

import { lazy, Suspense } from 'react'
import { notFoundWords } from '@/lib/content/not-found-words'

// Next sends the not-found screens with every page; loaded on demand, they add almost nothing to it.
const ScreenInShell = lazy(() => import('./not-found-contents'))
const Screen = lazy(() => import('./not-found-screen'))

/**
 * The fallback: React sends the screen itself as a hidden part, which only a script shows. The condition keeps it out of
 * the scripts of every page.
 */
const withoutScript = typeof window === 'undefined' && (
  <noscript>
    <div className="page-width py-16">
      <h1 className="text-h1 font-semibold">{notFoundWords.title}</h1>
      <p className="mt-4">{notFoundWords.text}</p>
      <p className="mt-4">
        <a href={notFoundWords.home.href} className="underline">
          {notFoundWords.home.label}
        </a>
      </p>
    </div>
  </noscript>
)

/** For an unknown address, with its own shell. */
export function NotFoundPage() {
  return (
    <Suspense fallback={withoutScript}>
      <ScreenInShell />
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
