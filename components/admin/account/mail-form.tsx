'use client'

import { useState } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { setMail } from '@/lib/auth/account-actions'

/** Where the site writes about reviews that concern the account. */
export function MailForm({ mail }: { mail: string }) {
  const toast = useToast()
  const { run, isPending } = useAdminAction()
  const [typed, setTyped] = useState(mail)
  const [error, setError] = useState<string>()
  const save = async () => {
    const saved = await run('Not saved', async () => {
      const result = await setMail({ mail: typed })
      setError(result.ok ? undefined : result.fieldErrors?.mail)
      return result.ok ? { ok: true as const, data: true } : result
    })
    if (saved) toast.show({ variant: 'success', title: typed.trim() ? 'Address saved' : 'Address taken away' })
  }
  return (
    <form
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <InputField
        label="Your address (optional)"
        type="email"
        autoComplete="email"
        hint="Mail about reviews that concern you goes there. Leave it empty for none."
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" isBusy={isPending}>
          Save address
        </Button>
      </div>
    </form>
  )
}
