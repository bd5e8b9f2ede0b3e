'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react'
import { MoveDialog, PlanEntry, useMovePlan } from './plans'
import { useInBrowser } from '../shared/local-time'
import { buttonStyles } from '@/components/ui/button'
import { timeZoneName } from '@/lib/moments'
import type { Plan } from '@/lib/posts/admin/calendar'
import { type Day, dayOf, daysOf, type Month, monthKey, monthsAway, onDay } from '@/lib/posts/admin/month'

const DRAG_TYPE = 'application/x-flavorcraft-plan'
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const asDate = (day: Day) => new Date(`${day}T00:00:00Z`)

/** Days are those of the browser: the server, which does not know them, draws the month without its entries. */
const useIsInBrowser = () =>
  useInBrowser(
    () => true,
    () => false,
  )

const keyOf = ({ id, plan }: Pick<Plan, 'id' | 'plan'>) => `${plan}:${id}`

function MonthNav({ month }: { month: Month }) {
  const { year, month: number } = month
  const link = (count: number, label: string, icon: 'before' | 'after') => (
    <Link
      href={`/admin/calendar?month=${monthKey(monthsAway(month, count))}`}
      aria-label={label}
      title={label}
      className={buttonStyles('secondary')}
    >
      {icon === 'before' ? <ChevronLeft aria-hidden="true" className="size-4" /> : null}
      {icon === 'after' ? <ChevronRight aria-hidden="true" className="size-4" /> : null}
    </Link>
  )
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <h2 className="mr-auto text-xl max-sm:w-full" aria-live="polite">
        {monthName.format(Date.UTC(year, number - 1, 1))}
      </h2>
      {link(-1, 'Month before', 'before')}
      <Link href="/admin/calendar" className={buttonStyles('secondary')}>
        Today
      </Link>
      {link(1, 'Month after', 'after')}
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

/** One day: on a telephone a line of its own, where something happens; else a square of the month. */
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
              key={keyOf(plan)}
              plan={plan}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(DRAG_TYPE, keyOf(plan))
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

function byDay(plans: readonly Plan[]): Map<Day, Plan[]> {
  const days = new Map<Day, Plan[]>()
  for (const plan of plans) {
    const day = dayOf(new Date(plan.at))
    days.set(day, [...(days.get(day) ?? []), plan])
  }
  return days
}

/** What was moved takes the focus along: on another day it is another element. */
function useFocusOfMoved(plans: readonly Plan[]) {
  const moved = useRef<string | null>(null)
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-plan="${CSS.escape(moved.current)}"]`)?.focus()
  }, [plans])
  return (plan: Plan) => (moved.current = keyOf(plan))
}

type Props = { month: Month; plans: readonly Plan[]; username: string }

/** A month of posts: what appeared, and what will appear, change or end; a plan is moved by drag, by keys, or in a dialog. */
export function Calendar({ month, plans: stored, username }: Props) {
  const isInBrowser = useIsInBrowser()
  const { plans, move: movePlan, dialog } = useMovePlan(stored, username)
  const remember = useFocusOfMoved(plans)
  const move = (plan: Plan, to: Date) => {
    remember(plan)
    movePlan(plan, to)
  }
  const [opened, setOpened] = useState<string | null>(null)
  const days = useMemo(() => (isInBrowser ? byDay(plans) : new Map<Day, Plan[]>()), [plans, isInBrowser])
  const today = isInBrowser ? dayOf(new Date()) : ''
  const find = (key: string | null) => plans.find((plan) => keyOf(plan) === key)
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
          aria-label={`Days of ${monthName.format(Date.UTC(month.year, month.month - 1, 1))}`}
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
              onOpen={(plan) => setOpened(keyOf(plan))}
            />
          ))}
        </ol>
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        Times are {isInBrowser ? timeZoneName() : 'your own'}. Drag a plan to another day, or move it with Shift and the
        arrow keys; press it for a time of its own.
      </p>
      {shown && <MoveDialog plan={shown} onClose={() => setOpened(null)} onMove={(to) => move(shown, to)} />}
      {dialog}
    </div>
  )
}
