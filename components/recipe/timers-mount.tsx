'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { timerStore } from './timer-store'
import { loadAgain } from '@/lib/load-again'

const TimersBar = lazy(async () => ({ default: (await loadAgain(() => import('./timers-bar'))).TimersBar }))

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
