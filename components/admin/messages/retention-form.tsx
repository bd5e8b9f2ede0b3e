import { useState, useTransition } from 'react'
import type { Run } from '../shared/use-admin-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { previewRetention, setRetention } from '@/lib/contact/inbox/retention-actions'
import { countMonths, RETENTION_CHOICES } from '@/lib/contact/inbox/retention-schema'

type Props = { months: number; run: Run; onDone: () => void }

const countMessages = (count: number) => (count === 1 ? '1 message' : `${count} messages`)

/** What stands beside the choice once it is known how many messages it would delete. */
function consequenceOf(older: number | null, chosen: number): string {
  if (older === null || older === 0) return ''
  return `${countMessages(older)} ${older === 1 ? 'is' : 'are'} older than ${countMonths(chosen)} and will be deleted for good at once.`
}

/** The choice; it asks once more, with the number, before messages are lost. */
export function RetentionForm({ months, run, onDone }: Props) {
  const toast = useToast()
  const [chosen, setChosen] = useState(months)
  const [older, setOlder] = useState<number | null>(null)
  const [isPending, startTransition] = useTransition()

  async function save() {
    if (older === null) {
      const count = await run('Not saved', () => previewRetention(chosen))
      if (count === null) return
      if (count > 0) {
        setOlder(count)
        return
      }
    }
    if ((await run('Not saved', () => setRetention(chosen))) === null) return
    toast.show({ variant: 'success', title: `Messages are kept for ${countMonths(chosen)}` })
    onDone()
  }

  const choices = [...new Set([...RETENTION_CHOICES, months])].sort((a, b) => a - b)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) startTransition(save)
      }}
    >
      <Field label="Delete messages after" hint="The privacy policy allows nothing longer.">
        {(control) => (
          <select
            {...control}
            value={chosen}
            onChange={(event) => {
              setChosen(Number(event.target.value))
              setOlder(null)
            }}
            className={controlStyles}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {countMonths(choice)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p role="alert" className="text-sm font-medium text-tomato empty:hidden">
        {consequenceOf(older, chosen)}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isPending || undefined}>
          {isPending ? 'Saving...' : older ? `Save and delete ${countMessages(older)}` : 'Save'}
        </Button>
      </div>
    </form>
  )
}
