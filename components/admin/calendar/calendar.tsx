'use client'

import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react'
import { MoveDialog, PlanEntry, planKey, useMovePlan } from './plans'
import { useInBrowser } from '../shared/local-time'
import { buttonStyles } from '@/components/ui/button'
import { timeZoneName } from '@/lib/datetime-local'
import type { Plan } from '@/lib/posts/admin/calendar'
import { type Day, dayOf, daysOf, type Month, monthKey, monthsAway, onDay } from '@/lib/posts/admin/month'

const DRAG_TYPE = 'application/x-flavorcraft-plan'
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const nameOf = ({ year, month }: Month) => monthName.format(Date.UTC(year, month - 1, 1))
const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const asDate = (day: Day) => new Date(`${day}T00:00:00Z`)

function MonthNav({ month }: { month: Month }) {
  const link = (count: number, label: string, Icon: LucideIcon) => (
    <Link
      href={`/admin/calendar?month=${monthKey(monthsAway(month, count))}`}
      aria-label={label}
      title={label}
      className={buttonStyles('secondary')}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Link>
  )
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <h2 className="mr-auto text-xl max-sm:w-full" aria-live="polite">
        {nameOf(month)}
      </h2>
      {link(-1, 'Month before', ChevronLeft)}
      <Link href="/admin/calendar" className={buttonStyles('secondary')}>
        Today
      </Link>
      {link(1, 'Month after', ChevronRight)}
    </div>
  )
}

type DayProps = {
  day: Day
  month: Month
  isToday: boolean
  plans: readonly Plan[]
  onMove: (plan: Plan, to: Date) => void
  onDrop: (key: string, day: Day) => void
  onOpen: (plan: Plan) => void
}

/** One day: on a telephone a line, if it has plans; else a square of the month. */
function DayCell({ day, month, isToday, plans, onMove, onDrop, onOpen }: DayProps) {
  const [isOver, setIsOver] = useState(false)
  const takes = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAG_TYPE)
  const isOther = !day.startsWith(monthKey(month))
  return (
    <li
      data-over={isOver || undefined}
      data-day={day}
      onDragOver={(event) => {
        if (!takes(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!takes(event)) return
        event.preventDefault()
        setIsOver(false)
        onDrop(event.dataTransfer.getData(DRAG_TYPE), day)
      }}
      className={`min-w-0 grid-cols-1 content-start gap-1 border-line bg-paper-raised p-1.5 data-over:bg-paper-sunk data-over:outline-2 data-over:-outline-offset-2 data-over:outline-accent max-md:rounded-xl max-md:border max-md:p-3 md:grid md:min-h-28 md:border-r md:border-b ${plans.length === 0 && !isToday ? 'max-md:hidden' : 'grid'} ${isOther ? 'md:bg-paper-sunk/60' : ''}`}
    >
      <p className="px-1 text-sm">
        <time
          dateTime={day}
          aria-current={isToday ? 'date' : undefined}
          className={`tabular-nums aria-[current]:font-semibold aria-[current]:text-accent ${isOther ? 'text-ink-soft' : ''}`}
        >
          <span className="md:sr-only">{dayName.format(asDate(day))}</span>
          <span aria-hidden="true" className="max-md:hidden">
            {Number(day.slice(8))}
          </span>
          {isToday && <span className="sr-only"> (today)</span>}
        </time>
      </p>
      {plans.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {plans.map((plan) => (
            <PlanEntry
              key={planKey(plan)}
              plan={plan}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(DRAG_TYPE, planKey(plan))
                dataTransfer.effectAllowed = 'move'
              }}
              onMove={(to) => onMove(plan, to)}
              onOpen={() => onOpen(plan)}
            />
          ))}
        </ul>
      )}
      {plans.length === 0 && isToday && <p className="px-1 text-sm text-ink-soft md:hidden">Nothing today.</p>}
    </li>
  )
}

/** Focuses a moved plan: on another day it is another element. Answers how to name it. */
function useFocusOfMoved(plans: readonly Plan[]) {
  const moved = useRef<string | null>(null)
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-plan="${CSS.escape(moved.current)}"]`)?.focus()
  }, [plans])
  return (plan: Plan) => (moved.current = planKey(plan))
}

/** A month of posts: publications, ends and changes, past and planned. A plan is moved by drag, by keys or in a dialog. */
export function Calendar({ month, plans: stored }: { month: Month; plans: readonly Plan[] }) {
  // Days are those of the browser's time zone: the server renders the month without its plans.
  const isInBrowser = useInBrowser(
    () => true,
    () => false,
  )
  const { plans, move: movePlan } = useMovePlan(stored)
  const remember = useFocusOfMoved(plans)
  const move = (plan: Plan, to: Date) => {
    remember(plan)
    movePlan(plan, to)
  }
  const [opened, setOpened] = useState<string | null>(null)
  const days = useMemo(
    () => Map.groupBy(isInBrowser ? plans : [], ({ at }) => dayOf(new Date(at))),
    [plans, isInBrowser],
  )
  const today = isInBrowser ? dayOf(new Date()) : ''
  const find = (key: string | null) => plans.find((plan) => planKey(plan) === key)
  const shown = find(opened)
  const drop = (key: string, day: Day) => {
    const plan = find(key)
    if (plan && !plan.isPast) move(plan, onDay(new Date(plan.at), day))
  }
  return (
    <div className="grid gap-4">
      <MonthNav month={month} />
      <div className="max-md:grid max-md:gap-2 md:overflow-hidden md:rounded-xl md:border md:border-line">
        <div aria-hidden="true" className="grid grid-cols-7 border-b border-line bg-paper-sunk max-md:hidden">
          {WEEKDAYS.map((name) => (
            <span key={name} className="truncate px-2.5 py-2 text-sm font-semibold text-ink-soft">
              {name}
            </span>
          ))}
        </div>
        <ol
          aria-label={`Days of ${nameOf(month)}`}
          className="-mr-px -mb-px grid grid-cols-1 gap-2 md:grid-cols-7 md:gap-0"
        >
          {daysOf(month).map((day) => (
            <DayCell
              key={day}
              day={day}
              month={month}
              isToday={day === today}
              plans={days.get(day) ?? []}
              onMove={move}
              onDrop={drop}
              onOpen={(plan) => setOpened(planKey(plan))}
            />
          ))}
        </ol>
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        Times are {isInBrowser ? timeZoneName() : 'your own'}. Drag a plan to another day, or move it with Shift and the
        arrow keys; press it for a time of its own.
      </p>
      {shown && <MoveDialog plan={shown} onClose={() => setOpened(null)} onMove={(to) => move(shown, to)} />}
    </div>
  )
}
