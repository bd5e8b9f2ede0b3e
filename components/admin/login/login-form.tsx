'use client'

import { useRef } from 'react'
import { failureBefore, useLogin } from './use-login'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { flashToast } from '@/components/ui/flash-toast'
import { useToast } from '@/components/ui/toast'
import { logInPlainly } from '@/lib/auth/actions'
import { PASSWORD_MAX, USERNAME_MAX } from '@/lib/auth/limits'
import { accessGranted, type Block } from '@/lib/auth/messages'

type UsernameProps = { error: string | undefined; defaultValue: string; onType: (username: string) => void }

function UsernameField({ error, defaultValue, onType }: UsernameProps) {
  return (
    <InputField
      label="Username"
      error={error}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={USERNAME_MAX}
      defaultValue={defaultValue}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

function PasswordField({ error }: { error: string | undefined }) {
  return (
    <InputField
      label="Password"
      error={error}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      maxLength={PASSWORD_MAX}
    />
  )
}

type Props = {
  /** Failed attempts, when the form was sent without scripts and came back. */
  failures?: number | undefined
  /** What this browser was told of a full counter before the page was loaded. */
  block?: Block | null
  /** When the page was made, in milliseconds since 1970. */
  shownAt?: number
  /** The name of whoever was signed in, when a session has ended. */
  defaultUsername?: string
  onSignedIn: (username: string) => void
}

/** Username and password. With scripts it says what happened in place; without them the browser sends it by itself. */
function LoginForm({ failures, block = null, shownAt = 0, defaultUsername = '', onSignedIn }: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const { failure, isPending, blocked, notice, setUsername, submit } = useLogin(
    formRef,
    () => failureBefore(failures, block),
    { shownAt, defaultUsername },
    onSignedIn,
  )
  return (
    <form ref={formRef} action={logInPlainly} onSubmit={submit} noValidate className="grid gap-5">
      <UsernameField error={failure?.fieldErrors?.username} defaultValue={defaultUsername} onType={setUsername} />
      <PasswordField error={failure?.fieldErrors?.password} />
      <p role="alert" className="text-sm font-medium text-tomato empty:hidden">
        {notice}
      </p>
      <Button type="submit" disabled={blocked} aria-disabled={isPending || undefined}>
        {isPending ? 'Logging in...' : 'Log in'}
      </Button>
    </form>
  )
}

const LOGIN_PATH = '/admin/login'

/** Loads the page that was asked for, now with a session: a full load, so that policy and cookies are those of the panel. */
function enter(username: string) {
  flashToast({ variant: 'success', ...accessGranted(username) })
  const { pathname, search } = window.location
  window.location.replace(pathname === LOGIN_PATH ? '/admin/blog' : pathname + search)
}

type LoginScreenProps = { failures: number | undefined; block: Block | null; shownAt: number }

/** The login form of the login page. */
export function LoginScreen({ failures, block, shownAt }: LoginScreenProps) {
  return (
    <LoginForm
      failures={failures}
      block={block}
      shownAt={shownAt}
      defaultUsername={block?.username ?? ''}
      onSignedIn={enter}
    />
  )
}

type SessionDialogProps = {
  /** What the server said when it refused; null while the session holds. */
  message: string | null
  username: string
  onClose: () => void
  /** What was refused can go on now. */
  onSignedIn?: () => void
}

/** Signing in again without leaving the page: what was typed and picked stays where it is. */
export function SessionDialog({ message, username, onClose, onSignedIn }: SessionDialogProps) {
  const toast = useToast()
  return (
    <Dialog open={message !== null} onClose={onClose} title="Sign in again" description={message ?? ''}>
      <LoginForm
        defaultUsername={username}
        onSignedIn={(name) => {
          onClose()
          toast.show({ variant: 'success', ...accessGranted(name) })
          onSignedIn?.()
        }}
      />
    </Dialog>
  )
}
