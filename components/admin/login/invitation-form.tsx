'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { type ActionFailure, fail, invalidFields } from '@/lib/action-result'
import { acceptInvitationOf, acceptPlainly } from '@/lib/auth/invitation-actions'
import { USERNAME_MAX } from '@/lib/auth/limits'
import { PASSWORD_MIN } from '@/lib/auth/password'

const FAILED = fail('The account could not be made. Please try again in a moment.')

/** What the address says after a form without scripts. */
export type Wrong = 'username' | 'password' | 'invitation'

const WRONG: Record<Wrong, ActionFailure> = {
  username: invalidFields({ username: 'Choose another name: this one is taken, or holds other characters' }),
  password: invalidFields({
    password: `Choose another password: at least ${PASSWORD_MIN} characters, without your username or the name of the site, and none of the common ones`,
  }),
  invitation: FAILED,
}

type Props = { token: string; username: string; wrong?: Wrong | undefined }

/** Chooses the username and the password of an invited account. The browser can send it without scripts. */
export function InvitationForm({ token, username, wrong }: Props) {
  const [failure, setFailure] = useState(wrong === undefined ? null : WRONG[wrong])
  const [isPending, startTransition] = useTransition()

  function refuse(form: HTMLFormElement, result: ActionFailure) {
    startTransition(() => setFailure(result))
    const wrongInput = form.elements.namedItem(result.fieldErrors?.username ? 'username' : 'password')
    if (result.fieldErrors && wrongInput instanceof HTMLInputElement) wrongInput.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = Object.fromEntries(new FormData(form))
    startTransition(async () => {
      const result = await acceptInvitationOf(typed).catch(() => FAILED)
      // A full load, so that policy and cookies are those of the panel.
      if (result.ok) window.location.replace('/admin/blog')
      else refuse(form, result)
    })
  }

  return (
    <form action={acceptPlainly} onSubmit={submit} noValidate className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <InputField
        label="Username"
        hint="Small letters, digits, dots, hyphens and underscores."
        error={failure?.fieldErrors?.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={USERNAME_MAX}
        defaultValue={username}
      />
      <InputField
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters; a few unrelated words are good.`}
        error={failure?.fieldErrors?.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
      <p role="alert" className="text-sm font-medium text-tomato empty:hidden">
        {failure?.fieldErrors ? '' : failure?.message}
      </p>
      <Button type="submit" isBusy={isPending}>
        Make my account
      </Button>
    </form>
  )
}
