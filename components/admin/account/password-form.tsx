'use client'

import { useActionForm } from '../shared/use-action-form'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { changePassword } from '@/lib/auth/account-actions'
import { PASSWORD_MIN, passwordChangeSchema } from '@/lib/auth/password'

/** Changes the account's own password. */
export function PasswordForm({ username }: { username: string }) {
  const { form, field, save, isSubmitting } = useActionForm({
    schema: passwordChangeSchema,
    defaultValues: { present: '', next: '' },
    failed: 'Not changed',
    send: changePassword,
    onDone: () => {
      form.reset()
      return { title: 'Password changed', description: 'Your other sessions have ended.' }
    },
  })
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={save}>
      {/* A password manager stores the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <InputField label="Present password" type="password" autoComplete="current-password" {...field('present')} />
      <InputField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters; a few unrelated words are good.`}
        {...field('next')}
      />
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          Change password
        </Button>
      </div>
    </form>
  )
}
