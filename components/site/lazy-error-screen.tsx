import { type ComponentProps, lazy, Suspense } from 'react'
import type { ErrorScreen as Screen } from './error-screen'
import { retryLoad } from '@/lib/retry-load'

const LazyScreen = lazy(async () => ({ default: (await retryLoad(() => import('./error-screen'))).ErrorScreen }))

/** Loads the error screen on demand, so that pages do not carry its script. */
export function ErrorScreen(props: ComponentProps<typeof Screen>) {
  return (
    <Suspense>
      <LazyScreen {...props} />
    </Suspense>
  )
}
