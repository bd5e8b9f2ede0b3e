'use client'

import { LoginForm } from './login-form'
import { Dialog } from '@/components/ui/dialog'
import { useToast } from '@/components/ui/toast'
import { accessGranted } from '@/lib/auth/messages'

type Props = {
  /** What the server said when it refused; null while the session holds. */
  message: string | null
  username: string
  onClose: () => void
  /** What was refused can go on now. */
  onSignedIn?: () => void
}

/** Signing in again without leaving the page: what was typed and picked stays where it is. */
export function SessionDialog({ message, username, onClose, onSignedIn }: Props) {
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
