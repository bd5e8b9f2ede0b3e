'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useFormAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { changePassword } from '@/lib/auth/account-actions'
import { PASSWORD_MIN, passwordChangeSchema } from '@/lib/auth/password'

type Values = z.input<typeof passwordChangeSchema>
const EMPTY: Values = { present: '', next: '' }

/** Changes one's own password. */
export function PasswordForm({ username }: { username: string }) {
  const toast = useToast()
  const form = useForm<Values>({ resolver: zodResolver(passwordChangeSchema), defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState
  const send = useFormAction(form)

  const save = form.handleSubmit(async (values) => {
    if ((await send('Not changed', () => changePassword(values))) === null) return
    toast.show({ variant: 'success', title: 'Password changed', description: 'Your other sessions have ended.' })
    form.reset(EMPTY)
  })
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={save}>
      {/* A password manager stores the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <InputField
        label="Present password"
        type="password"
        autoComplete="current-password"
        error={errors.present?.message}
        {...form.register('present')}
      />
      <InputField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters; a few unrelated words are good.`}
        error={errors.next?.message}
        {...form.register('next')}
      />
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          Change password
        </Button>
      </div>
    </form>
  )
}
