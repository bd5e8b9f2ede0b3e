'use client'

import { Download } from 'lucide-react'
import { useAdminAction } from './admin-action'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/action-result'

const KEPT_MS = 60_000

/** Saves a text as a file. */
export function saveAs(name: string, text: string | Blob, type = 'text/csv') {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

type Props = { onExport: () => Promise<ActionResult<{ name: string; text: string }>> }

/** Saves what an action returns as a CSV file. Not a link: it would save the login page after a session has ended. */
export function ExportFileButton({ onExport }: Props) {
  const { act, isPending } = useAdminAction()
  return (
    <Button
      tone="secondary"
      isBusy={isPending}
      onClick={() => act('Not exported', onExport, ({ name, text }) => void saveAs(name, text))}
    >
      <Download aria-hidden="true" className="size-4" />
      {isPending ? 'Exporting...' : 'Export as CSV'}
    </Button>
  )
}
