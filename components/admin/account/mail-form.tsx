'use client'

import { LineForm } from '../shared/editable-line'
import { setMail } from '@/lib/auth/account-actions'

/** The address for mail about reviews that concern the account. */
export function MailForm({ mail }: { mail: string }) {
  return (
    <div className="max-w-xl">
      <LineForm
        label="Your address (optional)"
        hint="Mail about reviews that concern you goes there. Leave it empty for none."
        initial={mail}
        type="email"
        button="Save address"
        failed="Not saved"
        onSave={(typed) => setMail({ mail: typed })}
        onSaved={(typed) => (typed.trim() ? 'Address saved' : 'Address taken away')}
      />
    </div>
  )
}
