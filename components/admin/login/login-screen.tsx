'use client'

import { LoginForm } from './login-form'
import { flashToast } from '@/components/ui/flash-toast'
import { accessGranted, type Block } from '@/lib/auth/messages'

const LOGIN_PATH = '/admin/login'

/** Loads the page that was asked for, now with a session: a full load, so that policy and cookies are those of the panel. */
function enter(username: string) {
  flashToast({ variant: 'success', ...accessGranted(username) })
  const { pathname, search } = window.location
  window.location.replace(pathname === LOGIN_PATH ? '/admin/blog' : pathname + search)
}

type Props = { failures: number | undefined; block: Block | null; shownAt: number }

/** The login form of the login page. */
export function LoginScreen({ failures, block, shownAt }: Props) {
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
