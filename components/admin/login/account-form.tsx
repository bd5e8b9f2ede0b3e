'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { type ActionFailure, type ActionResult, fail, invalidFields } from '@/lib/action-result'
import { USERNAME_MAX } from '@/lib/auth/limits'
import { PASSWORD_MIN } from '@/lib/auth/password'

const FAILED = fail('It could not be saved. Please try again in a moment.')

/** The failures by the code that the address has after a form without scripts. */
const WRONG = {
  username: invalidFields({ username: 'Choose another name: this one is taken, or holds other characters' }),
  password: invalidFields({
    password: `Choose another password: at least ${PASSWORD_MIN} characters, without your username or the name of the site, and none of the common ones`,
  }),
  link: FAILED,
}

type Props = {
  token: string
  username: string
  /** The account already has its username. */
  isNamed?: boolean
  wrong?: keyof typeof WRONG | undefined
  /** The label of the submit button. */
  button: string
  send: (typed: unknown) => Promise<ActionResult>
  /** `send` for a browser without scripts. */
  sendPlainly: (form: FormData) => Promise<void>
}

/** The form behind an invitation or password link: sets the password, and the username of a new account. */
export function AccountForm({ token, username, isNamed = false, wrong, button, send, sendPlainly }: Props) {
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
      const result = await send(typed).catch(() => FAILED)
      // A full page load, to get the panel's content security policy and cookies.
      if (result.ok) window.location.replace('/admin/blog')
      else refuse(form, result)
    })
  }

  return (
    <form action={sendPlainly} onSubmit={submit} noValidate className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <InputField
        label="Username"
        hint={isNamed ? undefined : 'Small letters, digits, dots, hyphens and underscores.'}
        error={failure?.fieldErrors?.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isNamed}
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
        {button}
      </Button>
    </form>
  )
}
