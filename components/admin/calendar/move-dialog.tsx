'use client'

import Link from 'next/link'
import { useState } from 'react'
import { LocalTime } from '../shared/local-time'
import { toLocalInput } from '../post-form/form-schema'
import { timeZoneName } from '../post-form/moments'
import { PLAN_WORDS } from './plan-entry'
import { Button, buttonStyles } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import type { Plan } from '@/lib/posts/admin/calendar'

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
