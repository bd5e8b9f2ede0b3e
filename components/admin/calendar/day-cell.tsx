import { Plus } from 'lucide-react'
import Link from 'next/link'
import { type DragEvent, useState } from 'react'
import { DRAG_TYPE, PlanEntry, planKey } from './plans'
import type { Plan } from '@/lib/posts/admin/calendar'
import { type Day, type Month, monthKey } from '@/lib/posts/admin/month'

const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const asDate = (day: Day) => new Date(`${day}T00:00:00Z`)

type DayProps = {
  day: Day
  month: Month
  isToday: boolean
  /** Hides the day on a telephone: the day is past, and past days are not shown. */
  isPast: boolean
  /** Whether a post can still be planned for the day. */
  isOpen: boolean
  plans: readonly Plan[]
  onMove: (plan: Plan, to: Day) => void
  onDrop: (key: string, day: Day) => void
  onOpen: (plan: Plan) => void
}

/** One day: a cell of the month, or on a telephone a row, shown only with plans or for today. */
export function DayCell({ day, month, isToday, isPast, isOpen, plans, onMove, onDrop, onOpen }: DayProps) {
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
      className={`min-w-0 grid-cols-1 content-start gap-1 border-line bg-paper-raised p-1.5 data-over:bg-paper-sunk data-over:outline-2 data-over:-outline-offset-2 data-over:outline-accent max-md:rounded-xl max-md:border max-md:p-3 md:grid md:min-h-28 md:border-r md:border-b ${isPast || (plans.length === 0 && !isToday) ? 'max-md:hidden' : 'grid'} ${isOther ? 'md:bg-paper-sunk/60' : ''}`}
    >
      <div className="flex items-center justify-between px-1 text-sm md:min-h-7">
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
        {isOpen && (
          <Link
            href={`/admin/blog?date=${day}`}
            aria-label={`New post for ${dayName.format(asDate(day))}`}
            title="New post for this day"
            className="-mr-1 grid size-11 place-items-center rounded-lg text-ink-soft hover:text-ink md:size-7"
          >
            <Plus className="size-4" />
          </Link>
        )}
      </div>
      {plans.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {plans.map((plan) => (
            <PlanEntry key={planKey(plan)} plan={plan} onMove={(to) => onMove(plan, to)} onOpen={() => onOpen(plan)} />
          ))}
        </ul>
      )}
      {plans.length === 0 && isToday && <p className="px-1 text-sm text-ink-soft md:hidden">Nothing today.</p>}
    </li>
  )
}
