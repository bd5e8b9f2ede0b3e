'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type PostFormValues, postFormSchema } from './form-schema'
import { usePostField } from './text-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'

function DateField() {
  const { field, error } = usePostField('publishAt')
  return (
    <Field label="Publish on" hint="In your own time zone." error={error}>
      {(control) => <input {...control} {...field} type="datetime-local" className={controlStyles} />}
    </Field>
  )
}

type Props = { label: string; isBusy: boolean; onSchedule: () => void }

/** Asks for the minute at which the post appears by itself. */
export function ScheduleButton({ label, isBusy, onSchedule }: Props) {
  const { getValues, setError } = useFormContext<PostFormValues>()
  const [isAsking, setIsAsking] = useState(false)

  function schedule() {
    const checked = postFormSchema.safeParse({ ...getValues(), intent: 'schedule' })
    const wrong = checked.error?.issues.find(({ path }) => path[0] === 'publishAt')
    if (wrong) return setError('publishAt', { message: wrong.message }, { shouldFocus: true })
    setIsAsking(false)
    onSchedule()
  }

  return (
    <>
      <Button tone="secondary" aria-disabled={isBusy || undefined} onClick={() => isBusy || setIsAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="When shall it appear?"
        description="The post becomes public by itself at that minute."
      >
        <DateField />
        <div className="flex flex-wrap gap-3">
          <Button onClick={schedule}>Schedule post</Button>
          <Button tone="quiet" onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  )
}
