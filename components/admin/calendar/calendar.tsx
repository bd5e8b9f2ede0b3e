'use client'

import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import Link from 'next/link'
import { DayCell } from './day-cell'
import { dragOf, MoveDialog, planKey, useMovePlan } from './plans'
import { ButtonLink } from '../shared/button-link'
import { useHolder } from '../shared/rights'
import { Button } from '@/components/ui/button'
import { useIsHydrated } from '@/components/ui/use-in-browser'
import { mayChange } from '@/lib/auth/rights'
import { timeZoneName } from '@/lib/datetime-local'
import type { Draft, Plan } from '@/lib/posts/admin/calendar'
import { type Day, dayMover, dayOf, daysOf, type Month, monthKey, monthsAway } from '@/lib/posts/admin/month'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const nameOf = ({ year, month }: Month) => monthName.format(Date.UTC(year, month - 1, 1))

function MonthNav({ month }: { month: Month }) {
  const link = (count: number, label: string, Icon: LucideIcon) => (
    <ButtonLink href={`/admin/calendar?month=${monthKey(monthsAway(month, count))}`} aria-label={label} title={label}>
      <Icon className="size-4" />
    </ButtonLink>
  )
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <h2 className="mr-auto text-xl max-sm:w-full" aria-live="polite">
        {nameOf(month)}
      </h2>
      {link(-1, 'Month before', ChevronLeft)}
      <ButtonLink href="/admin/calendar">Today</ButtonLink>
      {link(1, 'Month after', ChevronRight)}
    </div>
  )
}

/** Focuses a moved plan again, because another day renders a new element. Returns the setter of that plan. */
function useFocusOfMoved(plans: readonly Plan[]) {
  const moved = useRef<string | null>(null)
  useEffect(() => {
    if (moved.current === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-plan="${CSS.escape(moved.current)}"]`)?.focus()
  }, [plans])
  return (plan: Plan) => (moved.current = planKey(plan))
}

const draftKey = (id: string) => `draft:${id}`

/** The drafts that were changed last. A draft that is dropped on a day opens with that date. */
function DraftTray({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts-heading" className="grid gap-2 rounded-xl border border-line p-3">
      <h2 id="drafts-heading" className="font-sans text-sm font-semibold">
        Drafts
      </h2>
      <ul className="grid gap-1">
        {drafts.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`/admin/posts/${id}`}
              draggable
              onDragStart={dragOf(draftKey(id))}
              className="flex min-h-11 items-center rounded-lg border border-line bg-paper px-2 py-1 text-sm focus-inset hover:bg-paper-sunk xl:min-h-9"
            >
              <span className="line-clamp-2">{title || 'Untitled'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type CalendarProps = { month: Month; plans: readonly Plan[]; drafts: readonly Draft[] }

/** Publications, ends and changes of posts in a month. Future ones can be moved by drag, by keys or in a dialog. */
export function Calendar({ month, plans: stored, drafts }: CalendarProps) {
  // Days depend on the browser's time zone, so the server renders the month without plans.
  const isInBrowser = useIsHydrated()
  const { plans, move: movePlan } = useMovePlan(stored)
  const remember = useFocusOfMoved(plans)
  const move = (plan: Plan, to: Date) => {
    remember(plan)
    movePlan(plan, to)
  }
  const [onDay] = useState(dayMover)
  const moveToDay = (plan: Plan, day: Day) => move(plan, onDay(planKey(plan), new Date(plan.at), day))
  const [opened, setOpened] = useState<string | null>(null)
  const days = Map.groupBy(isInBrowser ? plans : [], ({ at }) => dayOf(new Date(at)))
  // eslint-disable-next-line react-x/purity -- a calendar that stays open past midnight shows the new day
  const today = isInBrowser ? dayOf(new Date()) : ''
  const find = (key: string | null) => plans.find((plan) => planKey(plan) === key)
  const shown = find(opened)
  const router = useRouter()
  const [hasPast, setHasPast] = useState(false)
  const who = useHolder()
  const isHidden = (day: Day) => !hasPast && monthKey(month) === today.slice(0, 7) && day < today
  const drop = (key: string, day: Day) => {
    const draft = drafts.find(({ id }) => draftKey(id) === key)
    // The editor validates the date and asks for the time.
    if (draft) return router.push(`/admin/posts/${draft.id}?date=${day}`)
    const plan = find(key)
    if (plan && !plan.isFixed) moveToDay(plan, day)
  }
  return (
    <div className="grid gap-4">
      <MonthNav month={month} />
      {daysOf(month).some((day) => isHidden(day) && days.has(day)) && (
        <Button tone="secondary" className="md:hidden" onClick={() => setHasPast(true)}>
          Earlier days
        </Button>
      )}
      <div className={`grid items-start gap-4 ${drafts.length > 0 ? 'xl:grid-cols-[minmax(0,1fr)_14rem]' : ''}`}>
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
                isPast={isHidden(day)}
                isOpen={isInBrowser && day >= today && mayChange(who, null)}
                plans={days.get(day) ?? []}
                onMove={moveToDay}
                onDrop={drop}
                onOpen={(plan) => setOpened(planKey(plan))}
              />
            ))}
          </ol>
        </div>
        <DraftTray drafts={drafts} />
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        Times are {isInBrowser ? timeZoneName() : 'your own'}. Drag a plan to another day, or move it with Shift and the
        arrow keys; press it for a time of its own.
      </p>
      {shown && <MoveDialog plan={shown} onClose={() => setOpened(null)} onMove={(to) => move(shown, to)} />}
    </div>
  )
}
