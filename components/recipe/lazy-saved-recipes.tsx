'use client'

import { lazy, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/use-in-browser'
import { retryLoad } from '@/lib/retry-load'

const Loaded = lazy(async () => ({ default: (await retryLoad(() => import('./saved-recipes'))).SavedRecipes }))

/** The server renders an empty placeholder, because only the browser has the saved recipes. */
export function SavedRecipes() {
  const isLive = useIsHydrated()
  const room = <div className="min-h-[60vh]" />
  return isLive ? (
    <Suspense fallback={room}>
      <Loaded />
    </Suspense>
  ) : (
    room
  )
}
