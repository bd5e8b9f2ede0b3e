'use client'

import { lazy, Suspense } from 'react'
import { useIsLive } from '@/components/ui/use-in-browser'
import { retryLoad } from '@/lib/retry-load'

const Loaded = lazy(async () => ({ default: (await retryLoad(() => import('./saved-shelf'))).SavedShelf }))

/** What is saved is known in the browser only: the server draws the room for it. */
export function SavedShelf() {
  const isLive = useIsLive()
  const room = <div className="min-h-[60vh]" />
  return isLive ? (
    <Suspense fallback={room}>
      <Loaded />
    </Suspense>
  ) : (
    room
  )
}
