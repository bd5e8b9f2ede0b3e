'use client'

import { useState } from 'react'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { MonthsField, useMonths } from '../shared/months-field'
import { Button } from '@/components/ui/button'
import { setLogRetention } from '@/lib/audit/actions'
import { LOG_MONTHS } from '@/lib/audit/params'
import { counted } from '@/lib/text'

/** Sets how long log entries are kept. Asks before a shorter time: the next scheduled run deletes older entries. */
export function LogRetention({ months }: { months: number }) {
  const { act, isPending } = useAdminAction()
  const [chosen, choose] = useMonths(months)
  const [isAsking, setIsAsking] = useState(false)
  const time = counted(chosen, 'month')
  const save = () => act('Not saved', setLogRetention, chosen, `Entries are kept for ${time}`)
  return (
    <section aria-label="How long entries are kept" className="flex flex-wrap items-end gap-3">
      <MonthsField label="Delete entries after" choices={LOG_MONTHS} now={months} value={chosen} onChoose={choose} />
      <Button tone="secondary" isBusy={isPending} onClick={() => (chosen < months ? setIsAsking(true) : save())}>
        Save
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Keep entries for ${time} only?`}
          consequence="Older entries are deleted for good within a day."
          yes="Save"
          onYes={save}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
