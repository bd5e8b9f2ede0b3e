import { type ComponentProps, lazy, Suspense } from 'react'
import type { ErrorScreen as Screen } from './error-screen'
import { retryLoad } from '@/lib/retry-load'

const LazyScreen = lazy(async () => ({ default: (await retryLoad(() => import('./error-screen'))).ErrorScreen }))

/** Loaded when it is needed, so that pages do not carry the screen. */
export function ErrorScreen(props: ComponentProps<typeof Screen>) {
  return (
    <Suspense>
      <LazyScreen {...props} />
    </Suspense>
  )
}
