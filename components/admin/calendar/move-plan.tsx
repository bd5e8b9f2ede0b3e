'use client'

import Link from 'next/link'
import { useOptimistic, useState, useTransition } from 'react'
import { LocalTime } from '../shared/local-time'
import { toLocalInput } from '../post-form/form-schema'
import { timeZoneName } from '../post-form/moments'
import { PLAN_WORDS } from './plan-entry'
import { Button, buttonStyles } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import type { Plan } from '@/lib/posts/admin/calendar'
import { useAdminAction } from '../shared/use-admin-action'
import { useToast } from '@/components/ui/toast'
import { movePlanned } from '@/lib/posts/admin/actions'

const isSame = (a: Plan, b: Plan) => a.id === b.id && a.plan === b.plan

const moved = (plans: readonly Plan[], plan: Plan): Plan[] =>
  plans.map((one) => (isSame(one, plan) ? plan : one)).sort((a, b) => Date.parse(a.at) - Date.parse(b.at))

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Moves plans, on the screen at once and on the server; each move can be taken back. */
export function useMovePlan(stored: readonly Plan[], username: string) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [, startTransition] = useTransition()
  const [plans, show] = useOptimistic(stored, moved)

  function move(plan: Plan, to: Date, isUndo = false) {
    if (to.getTime() === Date.parse(plan.at)) return
    if (to.getTime() <= Date.now())
      return void toast.show({ variant: 'error', title: 'Not Moved', description: 'That time has passed.' })
    startTransition(async () => {
      const next = { ...plan, at: to.toISOString() }
      show(next)
      const done = await run('Not Moved', () =>
        movePlanned({ id: plan.id, plan: plan.plan, from: plan.at, to: next.at }),
      )
      if (!done) return
      const action = { label: 'Undo', run: () => move(done, new Date(plan.at), true) }
      const description = `${plan.title || 'Untitled'}: ${moment.format(to)}`
      toast.show({ variant: 'success', title: 'Moved', description, ...(!isUndo && { action }) })
    })
  }
  return { plans, move: (plan: Plan, to: Date) => move(plan, to), dialog }
}

type Props = { plan: Plan; onClose: () => void; onMove: (to: Date) => void }

/** One thing of the calendar: what it is, the way to its post, and another moment for it. */
export function MoveDialog({ plan, onClose, onMove }: Props) {
  const { id, title, at, isPast } = plan
  const [value, setValue] = useState(() => toLocalInput(at))
  const [error, setError] = useState<string>()
  const { past, future } = PLAN_WORDS[plan.plan]

  function move() {
    const to = new Date(value)
    if (Number.isNaN(to.getTime())) return setError('Choose a date and a time')
    if (to.getTime() <= Date.now()) return setError('Choose a time in the future')
    onClose()
    onMove(to)
  }
  return (
    <Dialog open onClose={onClose} title={title || 'Untitled'}>
      <p className="text-sm text-ink-soft">
        {isPast ? past : future}: <LocalTime iso={at} />
      </p>
      {!isPast && (
        <InputField
          label="Move to"
          hint={`Your time zone: ${timeZoneName(new Date(at))}.`}
          error={error}
          type="datetime-local"
          value={value}
          onChange={({ target }) => {
            setValue(target.value)
            setError(undefined)
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {!isPast && <Button onClick={move}>Move</Button>}
        <Link href={`/admin/posts/${id}`} className={buttonStyles('secondary')}>
          Edit post
        </Link>
      </div>
    </Dialog>
  )
}
