'use client'

import { useState } from 'react'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { MonthsForm } from '../shared/months-form'
import { setLogRetention } from '@/lib/audit/actions'
import { LOG_MONTHS } from '@/lib/audit/params'
import { counted } from '@/lib/text'

/** Sets how long log entries are kept. Asks before a shorter time: the next scheduled run deletes older entries. */
export function LogRetention({ months }: { months: number }) {
  const { act, isPending } = useAdminAction()
  const [asked, ask] = useState<number | null>(null)
  const save = (kept: number) =>
    act('Not saved', setLogRetention, kept, `Entries are kept for ${counted(kept, 'month')}`)
  return (
    <section aria-label="How long entries are kept">
      <MonthsForm
        label="Delete entries after"
        choices={LOG_MONTHS}
        stored={months}
        isBusy={isPending}
        onSave={(chosen) => (chosen < months ? ask(chosen) : save(chosen))}
      />
      {asked !== null && (
        <ConfirmDialog
          question={`Keep entries for ${counted(asked, 'month')} only?`}
          consequence="Older entries are deleted for good within a day."
          yes="Save"
          onYes={() => save(asked)}
          onClose={() => ask(null)}
        />
      )}
    </section>
  )
}
