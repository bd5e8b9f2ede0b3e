'use client'

import { Download } from 'lucide-react'
import { useState, useTransition } from 'react'
import { type Run, useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { exportMessages, previewRetention, setRetention } from '@/lib/contact/inbox/actions'
import { COUNTED_MESSAGES_MAX, countMonths, type InboxParams, RETENTION_CHOICES } from '@/lib/contact/inbox/params'
import { countedUpTo } from '@/lib/paging'
import { privacyLimits } from '@/lib/privacy-limits'

type FormProps = { months: number; run: Run; onDone: () => void }

const countMessages = (count: number) =>
  count === 1 ? '1 message' : `${countedUpTo(count, COUNTED_MESSAGES_MAX)} messages`

/** What stands beside the choice once it is known how many messages it would delete. */
function consequenceOf(older: number | null, chosen: number): string {
  if (older === null || older === 0) return ''
  return `${countMessages(older)} ${older === 1 ? 'is' : 'are'} older than ${countMonths(chosen)} and will be deleted for good at once.`
}

/** Saves the choice; asks once more, with the number, before messages are lost. */
function useRetention({ months, run, onDone }: FormProps) {
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

  function choose(next: number) {
    setChosen(next)
    setOlder(null)
  }
  return { chosen, older, isPending, choose, save: () => isPending || startTransition(save) }
}

function RetentionForm(props: FormProps) {
  const { months, onDone } = props
  const { chosen, older, isPending, choose, save } = useRetention(props)
  const choices = [...new Set([...RETENTION_CHOICES, months])].sort((a, b) => a - b)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label="Delete messages after" hint="The privacy policy allows nothing longer.">
        {(control) => (
          <select
            {...control}
            value={chosen}
            onChange={(event) => choose(Number(event.target.value))}
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

/** Opens the choice of how long messages are kept. */
function RetentionSetting({ months, username }: { months: number; username: string }) {
  const { run, dialog } = useAdminAction(username)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        Change how long
      </Button>
      <Dialog open={isOpen} onClose={close} title="How long are messages kept?">
        <RetentionForm months={months} run={run} onDone={close} />
      </Dialog>
      {dialog}
    </>
  )
}

type Props = { months: number; canChange: boolean; username: string }

/** How long messages are kept, and where an admin changes it; the privacy policy is the limit. */
export function RetentionNote({ months, canChange, username }: Props) {
  return (
    <section
      aria-labelledby="retention-heading"
      className="grid justify-items-start gap-2 border-t border-line pt-5 text-sm text-ink-soft"
    >
      <h2 id="retention-heading" className="font-sans text-sm font-semibold text-ink">
        Kept for {countMonths(months)}
      </h2>
      <p className="max-w-prose">
        Messages are deleted by themselves {countMonths(months)} after they arrive, archived ones too. The privacy
        policy promises {countMonths(privacyLimits.contactRetentionMonths)} at the most. A file that you export is yours
        to delete.
        {!canChange && ' An admin can choose a shorter time.'}
      </p>
      {canChange && <RetentionSetting months={months} username={username} />}
    </section>
  )
}

const KEPT_MS = 60_000

function saveAs(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/** Saves the messages of the view as a file. Not a link: an ended session or an outage would be saved in its place. */
export function ExportButton({ params, username }: { params: InboxParams; username: string }) {
  const { run, dialog } = useAdminAction(username)
  const [isPending, startTransition] = useTransition()
  const save = () =>
    startTransition(async () => {
      const file = await run('Not exported', () => exportMessages(params))
      if (file) saveAs(file.name, file.text)
    })
  return (
    <>
      <Button tone="secondary" aria-disabled={isPending || undefined} onClick={() => isPending || save()}>
        <Download aria-hidden="true" className="size-4" />
        {isPending ? 'Exporting...' : 'Export as CSV'}
      </Button>
      {dialog}
    </>
  )
}
