import { CircleCheck, CircleX, Clock, Layers, type LucideIcon } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, startTransition, useOptimistic, useState } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { ButtonLink } from '../shared/button-link'
import { LocalTime } from '../shared/local-time'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { momentInput, timeZoneName, toIso, toLocalInput } from '@/lib/datetime-local'
import type { Plan } from '@/lib/posts/admin/calendar'
import { movePlanned } from '@/lib/posts/admin/list-actions'
import { type Day, dayOf, daysAway } from '@/lib/posts/admin/month'

const PLAN_WORDS: Record<Plan['plan'], { future: string; past: string; Icon: LucideIcon }> = {
  publish: { future: 'Appears', past: 'Published', Icon: Clock },
  end: { future: 'Ends', past: 'Ended', Icon: CircleX },
  changes: { future: 'Changes appear', past: 'Changes due', Icon: Layers },
}

/** The drag type; its data is the key of a plan or of a draft. */
export const DRAG_TYPE = 'application/x-flavorcraft-plan'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export const planKey = ({ id, plan }: Pick<Plan, 'id' | 'plan'>) => `${plan}:${id}`

/** Returns the handler that starts the drag of a plan or a draft. */
export const dragOf =
  (key: string) =>
  ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(DRAG_TYPE, key)
    dataTransfer.effectAllowed = 'move'
  }

type PlanEntryProps = {
  plan: Plan
  onMove: (to: Day) => void
  onOpen: () => void
}

/** One plan of a day. Only a future plan can be moved. */
export function PlanEntry({ plan, onMove, onOpen }: PlanEntryProps) {
  const { title, at, isPast, isFixed } = plan
  const words = PLAN_WORDS[plan.plan]
  const Icon = isPast && plan.plan === 'publish' ? CircleCheck : words.Icon
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (isFixed || step === undefined || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove(daysAway(dayOf(new Date(at)), step))
  }
  return (
    <li>
      <button
        type="button"
        draggable={!isFixed}
        onDragStart={dragOf(planKey(plan))}
        onKeyDown={onKeyDown}
        onClick={onOpen}
        data-plan={planKey(plan)}
        title={title}
        {...(!isFixed && { 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown' })}
        className={`group/plan flex min-h-11 w-full min-w-0 items-center gap-x-1.5 rounded-lg px-1.5 py-1 text-left md:flex-wrap text-[0.8125rem] leading-tight focus-inset hover:bg-paper-sunk md:min-h-8 ${isFixed ? 'text-ink-soft' : 'cursor-grab border border-line bg-paper font-semibold'}`}
      >
        <Icon className="size-3.5 shrink-0" />
        <span className="shrink-0 tabular-nums">
          <span className="sr-only">{isPast ? words.past : words.future} </span>
          <time dateTime={at}>{time.format(new Date(at))}</time>
        </span>
        <span className="min-w-0 md:line-clamp-2 md:w-full md:group-hover/plan:line-clamp-none md:group-focus-visible/plan:line-clamp-none">
          {title || 'Untitled'}
        </span>
      </button>
    </li>
  )
}

const withMoved = (plans: readonly Plan[], moved: Plan): Plan[] =>
  plans
    .map((one) => (planKey(one) === planKey(moved) ? moved : one))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Moves plans optimistically, each with an undo. */
export function useMovePlan(stored: readonly Plan[]) {
  const toast = useToast()
  const { run } = useAdminAction()
  const [plans, show] = useOptimistic(stored, withMoved)

  function move(plan: Plan, to: Date) {
    if (to.getTime() === Date.parse(plan.at)) return
    startTransition(async () => {
      const at = to.toISOString()
      show({ ...plan, at })
      const moved = await run('Not Moved', () => movePlanned({ id: plan.id, plan: plan.plan, from: plan.at, to: at }))
      if (!moved) return
      const action = { label: 'Undo', run: () => move(moved, new Date(plan.at)) }
      const description = `${plan.title || 'Untitled'}: ${moment.format(to)}`
      toast.show({ variant: 'success', title: 'Moved', description, action })
    })
  }
  return { plans, move }
}

export function MoveDialog({ plan, onClose, onMove }: { plan: Plan; onClose: () => void; onMove: (to: Date) => void }) {
  const { id, title, at, isPast, isFixed } = plan
  const [value, setValue] = useState(() => toLocalInput(at))
  const [error, setError] = useState<string>()
  const { past, future } = PLAN_WORDS[plan.plan]

  function move() {
    const to = new Date(toIso(value, at))
    if (Number.isNaN(to.getTime())) return setError('Choose a date and a time')
    if (to.getTime() <= Date.now()) return setError('Choose a time in the future')
    onClose()
    onMove(to)
  }
  return (
    <Dialog onClose={onClose} title={title || 'Untitled'}>
      <p className="text-sm text-ink-soft">
        {isPast ? past : future}: <LocalTime iso={at} />
      </p>
      {!isFixed && (
        <InputField
          label="Move to"
          hint={`Your time zone: ${timeZoneName(value)}.`}
          error={error}
          {...momentInput}
          value={value}
          onChange={({ target }) => {
            setValue(target.value)
            setError(undefined)
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {!isFixed && <Button onClick={move}>Move</Button>}
        <ButtonLink href={`/admin/posts/${id}`}>Edit post</ButtonLink>
      </div>
    </Dialog>
  )
}
