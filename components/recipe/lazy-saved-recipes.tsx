'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/use-in-browser'
import { retryLoad } from '@/lib/retry-load'

const Loaded = lazy(async () => ({ default: (await retryLoad(() => import('./saved-recipes'))).SavedRecipes }))

type Props = {
  /** Shown above the words of an empty list; from the server, so that the page loads no script for it. */
  emptyArt: ReactNode
}

/** The server renders an empty placeholder, because only the browser has the saved recipes. */
export function SavedRecipes({ emptyArt }: Props) {
  const isLive = useIsHydrated()
  const room = <div className="min-h-[60vh]" />
  return isLive ? (
    <Suspense fallback={room}>
      <Loaded emptyArt={emptyArt} />
    </Suspense>
  ) : (
    room
  )
}
