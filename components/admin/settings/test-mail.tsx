'use client'

import { useAdminAction } from '../shared/admin-action'
import { LineForm } from '../shared/editable-line'
import { useToast } from '@/components/ui/toast'
import { sendTestMail } from '@/lib/settings/mail-actions'

/** Shows whether the mail server of the environment works. */
export function TestMail() {
  const toast = useToast()
  const { run } = useAdminAction()
  async function send(to: string): Promise<boolean | string> {
    let error: string | undefined
    const sent = await run('Not sent', async () => {
      const result = await sendTestMail({ to })
      if (!result.ok) error = result.fieldErrors?.to
      return result.ok ? { ok: true, data: true } : result
    })
    if (sent) toast.show({ variant: 'success', title: `The mail server took the mail to ${to}` })
    return error ?? sent ?? false
  }
  return (
    <section aria-label="Mail" className="grid gap-4 border-t border-line pt-6">
      <h2 className="font-display text-xl font-semibold">Mail</h2>
      <LineForm label="Send a test mail to" save="Send a test mail" onSave={send} />
    </section>
  )
}
