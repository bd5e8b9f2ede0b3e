'use client'

import { useState, useTransition } from 'react'
import { useGuarded } from '../desk/use-guarded'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { savePost } from '@/lib/posts/desk/actions'
import type { EditablePost } from '@/lib/posts/desk/row'

/** Gives a post the minute at which it appears by itself, in the editor's own time zone. */
export function ScheduleForm({ post, username }: { post: EditablePost; username: string }) {
  const toast = useToast()
  const { run, dialog } = useGuarded(username)
  const [error, setError] = useState<string>()
  const [version, setVersion] = useState(post.version)
  const [isPending, startTransition] = useTransition()

  function schedule(data: FormData) {
    const moment = new Date(String(data.get('publishAt')))
    if (Number.isNaN(moment.getTime())) return setError('Choose a date and a time')
    if (moment.getTime() <= Date.now()) return setError('Choose a moment that is still to come')
    setError(undefined)
    startTransition(async () => {
      const publishAt = moment.toISOString()
      const target = { id: post.id, version }
      const saved = await run('Not scheduled', () => savePost({ ...post.values, intent: 'schedule', target, publishAt }))
      if (!saved) return
      setVersion(saved.version)
      toast.show({ variant: 'success', title: 'Scheduled', description: 'It appears on the site by itself.' })
    })
  }
  return (
    <form action={schedule} noValidate className="grid max-w-sm gap-4">
      <Field label="Appears on the site" hint="In your own time zone." error={error}>
        {(control) => <input {...control} type="datetime-local" name="publishAt" className={controlStyles} />}
      </Field>
      <Button type="submit" aria-disabled={isPending || undefined} className="justify-self-start">
        {isPending ? 'Scheduling...' : 'Schedule'}
      </Button>
      {dialog}
    </form>
  )
}
