'use client'

import { lazy, Suspense } from 'react'
import { timerStore } from './timer-store'
import { useStored } from '@/components/ui/use-in-browser'
import { retryLoad } from '@/lib/retry-load'

const TimersBar = lazy(async () => ({ default: (await retryLoad(() => import('./timers-bar'))).TimersBar }))

/** Shows the running timers on every page. The script loads only when a timer runs. */
export function TimersMount() {
  return useStored(timerStore) !== null ? (
    <Suspense fallback={null}>
      <TimersBar />
    </Suspense>
  ) : null
}
