'use client'

import { Download } from 'lucide-react'
import { useAdminAction } from './admin-action'
import { Button } from '@/components/ui/button'
import { saveAs } from '@/components/ui/save-as'
import type { ActionResult } from '@/lib/action-result'

type Props<Params> = {
  params: Params
  action: (params: Params) => Promise<ActionResult<{ name: string; text: string }>>
}

/** Saves the result of an action as a CSV file. A link would save the login page after a session has ended. */
export function ExportFileButton<Params>({ params, action }: Props<Params>) {
  const { act, isPending } = useAdminAction()
  return (
    <Button
      tone="secondary"
      isBusy={isPending}
      onClick={() => act('Not exported', action, params, ({ name, text }) => void saveAs(name, text, 'text/csv'))}
    >
      <Download className="size-4" />
      {isPending ? 'Exporting...' : 'Export as CSV'}
    </Button>
  )
}
