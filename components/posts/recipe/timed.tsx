'use client'

import { useSyncExternalStore } from 'react'
import { timerStore } from '@/components/recipe/timer-store'
import { timerWords } from '@/lib/content/timer-words'

const never = () => () => undefined
const yes = () => true
const no = () => false

/** A step's number and first words: what its timer is called. */
function nameOf(button: HTMLElement, time: string): string {
  const step = button.closest('[data-step]')?.getAttribute('data-step')
  const item = button.closest('.recipe-steps > li')
  const before = item?.parentElement instanceof HTMLOListElement ? item.parentElement.start - 1 : 0
  const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) + 1 + before : 0
  const number = step ?? String(index)
  return number === '0' ? time : `Step ${number}: ${time}`
}

async function start(text: string, name: string): Promise<void> {
  const [{ splitDurations }, { readTimers, startTimer, writeTimers }] = await Promise.all([
    import('@/lib/recipe/durations'),
    import('@/lib/recipe/timers'),
  ])
  const [duration] = splitDurations(text)
  if (typeof duration !== 'object') return
  const { seconds, most } = duration
  const timer = {
    name,
    recipe: document.querySelector('h1')?.textContent ?? document.title,
    path: location.pathname,
    seconds,
    ...(most && { most }),
  }
  timerStore.set(writeTimers(startTimer(readTimers(timerStore.get()), timer, Date.now())))
}

/** A time in a step: words without a script, a button that starts a timer with one. */
export function Timed({ children }: { children: string }) {
  const isLive = useSyncExternalStore(never, yes, no)
  if (!isLive) return <span className="timed">{children}</span>
  return (
    <button
      type="button"
      className="timed"
      aria-label={timerWords.start(children)}
      onClick={(event) => {
        // Within the press: browsers let a page sound only after one.
        void import('@/components/recipe/ring').then(({ allowSound }) => allowSound())
        start(children, nameOf(event.currentTarget, children)).catch((error: unknown) =>
          console.warn('The timer did not start:', error),
        )
      }}
    >
      {children}
    </button>
  )
}
