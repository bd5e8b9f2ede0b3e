'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { timerStore } from './timer-store'
import { retryLoad } from '@/lib/retry-load'

const TimersBar = lazy(async () => ({ default: (await retryLoad(() => import('./timers-bar'))).TimersBar }))

const isRunning = () => timerStore.get() !== null
const unknown = () => false

/** Shows the running timers on every page. The script loads only when a timer runs. */
export function TimersMount() {
  const hasTimers = useSyncExternalStore(timerStore.subscribe, isRunning, unknown)
  return hasTimers ? (
    <Suspense fallback={null}>
      <TimersBar />
    </Suspense>
  ) : null
}
