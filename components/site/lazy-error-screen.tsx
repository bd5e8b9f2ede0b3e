'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { ErrorScreen as Screen } from './error-screen'
import { loadAgain } from '@/lib/load-again'

const LazyScreen = lazy(async () => ({ default: (await loadAgain(() => import('./error-screen'))).ErrorScreen }))

/** Every page brings the way to this screen along, and not the screen: it is fetched when it is wanted. */
export function ErrorScreen(props: ComponentProps<typeof Screen>) {
  return (
    <Suspense>
      <LazyScreen {...props} />
    </Suspense>
  )
}
