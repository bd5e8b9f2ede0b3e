'use client'

import { useState } from 'react'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { MonthsForm } from '../shared/months-form'
import { useHolder } from '../shared/rights'
import { may } from '@/lib/auth/rights'
import { previewRetention, setRetention } from '@/lib/contact/inbox/actions'
import { COUNTED_MESSAGES_MAX, RETENTION_CHOICES } from '@/lib/contact/inbox/params'
import { countedRows } from '@/lib/paging'
import { privacyLimits } from '@/lib/retention'
import { counted } from '@/lib/text'

const countMessages = (count: number) => countedRows(count, 'message', COUNTED_MESSAGES_MAX)

/** Changes the retention. Before messages are deleted, asks with their number. */
function RetentionChoice({ months }: { months: number }) {
  const { act, isPending } = useAdminAction()
  const [asked, setAsked] = useState<{ kept: number; older: number } | null>(null)
  const set = (kept: number) => act('Not saved', setRetention, kept, `Messages are kept for ${counted(kept, 'month')}`)
  const save = (chosen: number) =>
    act('Not saved', previewRetention, chosen, (older) => {
      if (older > 0) setAsked({ kept: chosen, older })
      else set(chosen)
      return undefined
    })
  return (
    <>
      <MonthsForm
        label="Delete messages after"
        choices={RETENTION_CHOICES}
        stored={months}
        isBusy={isPending}
        onSave={save}
      />
      {asked && (
        <ConfirmDialog
          question={`Keep messages for ${counted(asked.kept, 'month')} only?`}
          consequence={`${countMessages(asked.older)} ${asked.older === 1 ? 'is' : 'are'} older and will be deleted for good at once.`}
          yes={`Save and delete ${countMessages(asked.older)}`}
          onYes={() => set(asked.kept)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** Shows how long messages are kept; an admin can change it, up to the limit of the privacy policy. */
export function RetentionNote({ months }: { months: number }) {
  const canChange = may(useHolder(), 'retention')
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
      {canChange && <RetentionChoice months={months} />}
    </section>
  )
}
