'use client'

import { CircleCheck, CircleX, Clock, Layers, type LucideIcon } from 'lucide-react'
import type { DragEvent, KeyboardEvent } from 'react'
import type { Plan } from '@/lib/posts/admin/calendar'
import { dayOf, daysAway, onDay } from '@/lib/posts/admin/month'

/** What happens, in a word, before its moment and after it. */
export const PLAN_WORDS: Record<Plan['plan'], { future: string; past: string; Icon: LucideIcon }> = {
  publish: { future: 'Appears', past: 'Published', Icon: Clock },
  end: { future: 'Ends', past: 'Ended', Icon: CircleX },
  changes: { future: 'Changes appear', past: 'Changes due', Icon: Layers },
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Days that a key moves a plan by. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

type Props = {
  plan: Plan
  onDragStart: (event: DragEvent) => void
  onMove: (to: Date) => void
  onOpen: () => void
}

/** One thing of a day. What is still to come can be moved. */
export function PlanEntry({ plan, onDragStart, onMove, onOpen }: Props) {
  const { title, at, isPast } = plan
  const words = PLAN_WORDS[plan.plan]
  const Icon = isPast && plan.plan === 'publish' ? CircleCheck : words.Icon
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (isPast || step === undefined || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove(onDay(new Date(at), daysAway(dayOf(new Date(at)), step)))
  }
  return (
    <li>
      <button
        type="button"
        draggable={!isPast}
        onDragStart={onDragStart}
        onKeyDown={onKeyDown}
        onClick={onOpen}
        data-plan={`${plan.plan}:${plan.id}`}
        title={title}
        {...(!isPast && { 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown' })}
        className={`flex min-h-11 w-full min-w-0 items-center gap-1.5 rounded-lg px-1.5 text-left text-[0.8125rem] leading-tight focus-inset hover:bg-paper-sunk md:min-h-8 ${isPast ? 'text-ink-soft' : 'cursor-grab border border-line bg-paper font-semibold'}`}
      >
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="shrink-0 tabular-nums">
          <span className="sr-only">{isPast ? words.past : words.future} </span>
          <time dateTime={at}>{time.format(new Date(at))}</time>
        </span>
        <span className="truncate">{title || 'Untitled'}</span>
      </button>
    </li>
  )
}
