'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { PostNotFound as Screen } from './post-not-found'
import { loadAgain } from '@/lib/load-again'

const LazyScreen = lazy(async () => ({ default: (await loadAgain(() => import('./post-not-found'))).PostNotFound }))

/** Every post brings the way to this screen along, and not the screen: it is fetched when it is wanted. */
export function PostNotFound(props: ComponentProps<typeof Screen>) {
  return (
    <Suspense>
      <LazyScreen {...props} />
    </Suspense>
  )
}
