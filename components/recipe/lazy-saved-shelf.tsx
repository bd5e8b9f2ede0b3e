'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { retryLoad } from '@/lib/retry-load'

const Loaded = lazy(async () => ({ default: (await retryLoad(() => import('./saved-shelf'))).SavedShelf }))

const never = () => () => undefined
const yes = () => true
const no = () => false

/** What is saved is known in the browser only: the server draws the room for it. */
export function SavedShelf() {
  const isLive = useSyncExternalStore(never, yes, no)
  const room = <div className="min-h-[60vh]" />
  return isLive ? (
    <Suspense fallback={room}>
      <Loaded />
    </Suspense>
  ) : (
    room
  )
}
