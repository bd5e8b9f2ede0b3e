'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { ErrorScreen as Screen } from './error-screen'
import { loadAgain } from '@/lib/load-again'

const LazyScreen = lazy(async () => ({ default: (await loadAgain(() => import('./error-screen'))).ErrorScreen }))

/** Loaded when it is needed, so that pages do not carry the screen. */
export function ErrorScreen(props: ComponentProps<typeof Screen>) {
  return (
    <Suspense>
      <LazyScreen {...props} />
    </Suspense>
  )
}
