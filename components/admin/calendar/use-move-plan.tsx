import { useOptimistic, useTransition } from 'react'
import { useAdminAction } from '../shared/use-admin-action'
import { useToast } from '@/components/ui/toast'
import { movePlanned } from '@/lib/posts/admin/actions'
import type { Plan } from '@/lib/posts/admin/calendar'

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
