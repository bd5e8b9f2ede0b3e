'use client'

import { useState } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { MonthsField } from '../shared/months-field'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialog'
import { previewRetention, setRetention } from '@/lib/contact/inbox/actions'
import { COUNTED_MESSAGES_MAX, RETENTION_CHOICES } from '@/lib/contact/inbox/params'
import { countedUpTo } from '@/lib/paging'
import { privacyLimits } from '@/lib/retention'
import { counted } from '@/lib/text'

const countMessages = (count: number) =>
  count === 1 ? '1 message' : `${countedUpTo(count, COUNTED_MESSAGES_MAX)} messages`

/** The warning beside the choice, once the number of messages to delete is known. */
function consequenceOf(older: number | null, chosen: number): string {
  if (older === null || older === 0) return ''
  return `${countMessages(older)} ${older === 1 ? 'is' : 'are'} older than ${counted(chosen, 'month')} and will be deleted for good at once.`
}

type DialogProps = { months: number; onClose: () => void }

/** Saves the choice; asks once more, with the number, before messages are lost. */
function RetentionDialog({ months, onClose }: DialogProps) {
  const { act, isPending } = useAdminAction()
  const [chosen, setChosen] = useState(months)
  const [older, setOlder] = useState<number | null>(null)

  const set = () =>
    act(
      'Not saved',
      () => setRetention(chosen),
      () => {
        onClose()
        return `Messages are kept for ${counted(chosen, 'month')}`
      },
    )
  const count = () =>
    act(
      'Not saved',
      () => previewRetention(chosen),
      (found) => {
        if (found > 0) setOlder(found)
        else set()
        return undefined
      },
    )
  return (
    <FormDialog
      onClose={onClose}
      title="How long are messages kept?"
      send={isPending ? 'Saving...' : older ? `Save and delete ${countMessages(older)}` : 'Save'}
      isBusy={isPending}
      onSend={older === null ? count : set}
    >
      <MonthsField
        label="Delete messages after"
        hint="The privacy policy allows nothing longer."
        choices={RETENTION_CHOICES}
        now={months}
        value={chosen}
        onChoose={(next) => {
          setChosen(next)
          setOlder(null)
        }}
      />
      <p role="alert" className="text-sm font-medium text-tomato empty:hidden">
        {consequenceOf(older, chosen)}
      </p>
    </FormDialog>
  )
}

/** Opens the choice of how long messages are kept. */
function RetentionSetting({ months }: { months: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        Change how long
      </Button>
      {isOpen && <RetentionDialog months={months} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** How long messages are kept, and where an admin changes it; the privacy policy is the limit. */
export function RetentionNote({ months, canChange }: { months: number; canChange: boolean }) {
  return (
    <section
      aria-labelledby="retention-heading"
      className="grid justify-items-start gap-2 border-t border-line pt-5 text-sm text-ink-soft"
    >
      <h2 id="retention-heading" className="font-sans text-sm font-semibold text-ink">
        Kept for {counted(months, 'month')}
      </h2>
      <p className="max-w-prose">
        Messages are deleted by themselves {counted(months, 'month')} after they arrive, archived ones too. The privacy
        policy promises {counted(privacyLimits.contactRetentionMonths, 'month')} at the most. A file that you export is
        yours to delete.
        {!canChange && ' An admin can choose a shorter time.'}
      </p>
      {canChange && <RetentionSetting months={months} />}
    </section>
  )
}
