'use client'

import { Download } from 'lucide-react'
import { useTransition } from 'react'
import { useAdminAction } from '../shared/use-admin-action'
import { Button } from '@/components/ui/button'
import { exportMessages } from '@/lib/contact/inbox/actions'
import type { InboxParams } from '@/lib/contact/inbox/params'

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
