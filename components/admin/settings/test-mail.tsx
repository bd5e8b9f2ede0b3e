'use client'

import { LineForm } from '../shared/editable-line'
import { sendTestMail } from '@/lib/settings/actions'

/** Sends a test mail through the configured mail server. */
export function TestMail() {
  return (
    <section aria-label="Mail" className="grid gap-4 border-t border-line pt-6">
      <h2 className="font-display text-xl font-semibold">Mail</h2>
      <LineForm
        label="Send a test mail to"
        button="Send a test mail"
        failed="Not sent"
        onSave={(to) => sendTestMail({ to })}
        onSaved={(to) => `The mail server took the mail to ${to}`}
      />
    </section>
  )
}
