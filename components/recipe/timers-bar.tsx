import './timers.css'
import { Pause, Play, X } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { useEffect, useState } from 'react'
import { allowSound, notifyState, ring } from './timer-sound'
import { timerStore } from './timer-store'
import { useStored } from '@/components/ui/use-in-browser'
import { timerWords as words } from '@/lib/content/timer-words'
import {
  addTime,
  clock,
  holdOrGo,
  isOver,
  nextTimers,
  readTimers,
  restOfRange,
  secondsLeft,
  type Timer,
  writeTimers,
} from '@/lib/recipe/timers'

const change = (id: string, to: (timer: Timer) => Timer | null) =>
  timerStore.set(
    writeTimers(readTimers(timerStore.get()).flatMap((timer) => (timer.id === id ? (to(timer) ?? []) : [timer]))),
  )

/** The time, four times a second. A background window is woken about once a minute and rings then. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(interval)
  }, [])
  return now
}

function ringDue(now: number): void {
  for (const timer of readTimers(timerStore.get())) {
    if (timer.rung || !isOver(timer, now)) continue
    change(timer.id, (due) => ({ ...due, rung: true }))
    ring(words.done, `${timer.name} (${timer.recipe})`)
  }
}

/** Moves the focus from a button that disappears to the other timers; from the last timer, to the step or the page. */
function focusAfter(button: Element): void {
  const bar = button.closest<HTMLElement>('.timers')
  const isLast = bar?.querySelectorAll('.timer').length === 1
  const next = isLast ? button.closest('.cook, .site-shell')?.querySelector<HTMLElement>('.cook-page h2, main') : bar
  next?.focus({ preventScroll: true })
}

function TimerTab({ timer, now }: { timer: Timer; now: number }) {
  const over = isOver(timer, now)
  const rest = restOfRange(timer)
  const isHeld = timer.left !== undefined
  return (
    <li className="timer" data-over={over ? '' : undefined}>
      <Link href={timer.path} className="timer-name">
        {timer.name} <span className="sr-only">({timer.recipe})</span>
      </Link>
      <span className="timer-left" role={over ? 'alert' : 'timer'} aria-live={over ? 'assertive' : 'off'}>
        {over ? words.done : clock(secondsLeft(timer, now))}
      </span>
      {over && rest > 0 && (
        <button
          type="button"
          aria-label={`${words.rest(clock(rest))}: ${timer.name}`}
          onClick={() => change(timer.id, (due) => ({ ...addTime(due, rest, now), seconds: rest, most: rest }))}
        >
          {words.rest(clock(rest))}
        </button>
      )}
      {(!over || rest === 0) && (
        <button
          type="button"
          aria-label={`${words.minute}: ${timer.name}`}
          onClick={() => change(timer.id, (due) => addTime(due, 60, now))}
        >
          {words.minute}
        </button>
      )}
      {!over && (
        <button
          type="button"
          aria-label={`${isHeld ? words.go : words.hold}: ${timer.name}`}
          onClick={() => change(timer.id, (due) => holdOrGo(due, now))}
        >
          {isHeld ? <Play /> : <Pause />}
        </button>
      )}
      <button
        type="button"
        aria-label={`${words.stop}: ${timer.name}`}
        onClick={({ currentTarget }) => {
          focusAfter(currentTarget)
          change(timer.id, () => null)
        }}
      >
        <X />
      </button>
    </li>
  )
}

/** Says whether timers notify in this browser, and asks for permission. */
function NotifyChoice() {
  const [state, setState] = useState(notifyState)
  if (state === 'default') {
    return (
      <button
        type="button"
        className="timers-notify"
        onClick={() => {
          allowSound()
          void Notification.requestPermission().then(setState)
        }}
      >
        {words.notify}
      </button>
    )
  }
  return <p className="text-small text-ink-soft">{state === 'denied' ? words.blocked : words.note}</p>
}

/** The number of timers shown before "+n" is pressed, besides elapsed ones. */
const SHOWN_MAX = 3

/** The running timers, shown on every page and after a reload. */
export function TimersBar() {
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  /** The timers that were shown when the focus came into the bar: a press there must not hide its own row. */
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null)
  const timers = readTimers(useStored(timerStore))
  useEffect(() => ringDue(now), [now])
  if (timers.length === 0) return null
  const next = nextTimers(timers, SHOWN_MAX, now)
  const shown = timers.filter((timer) => isOpen || isOver(timer, now) || (kept ?? next).has(timer.id))
  const more = timers.length - shown.length
  return (
    <section
      aria-label={words.title}
      tabIndex={-1}
      className="timers"
      onFocus={() => setKept(kept ?? next)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setKept(null)}
    >
      <ul>
        {shown.map((timer) => (
          <TimerTab key={timer.id} timer={timer} now={now} />
        ))}
      </ul>
      {(more > 0 || isOpen) && (
        <button type="button" className="timers-notify" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fewer : `+${more}`} <span className="sr-only">{words.timers}</span>
        </button>
      )}
      <NotifyChoice />
    </section>
  )
}
