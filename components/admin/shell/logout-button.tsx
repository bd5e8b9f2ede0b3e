'use client'

import { LogOut } from 'lucide-react'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { flashToast } from '@/components/ui/flash-toast'
import { useToast } from '@/components/ui/toast'
import { logOut } from '@/lib/auth/actions'
import { loggedOut } from '@/lib/auth/messages'

/** Ends the session and loads the page anew, which then is the login gate. */
export function LogoutButton() {
  const toast = useToast()
  const [isPending, startTransition] = useTransition()
  const leave = () =>
    startTransition(async () => {
      try {
        await logOut()
        flashToast({ variant: 'success', ...loggedOut })
        window.location.replace('/admin/blog')
      } catch {
        toast.show({
          variant: 'error',
          title: 'Logout Failed',
          description: 'The server did not answer. Please try again.',
        })
      }
    })
  return (
    <Button tone="quiet" onClick={leave} disabled={isPending}>
      <LogOut aria-hidden="true" className="size-4" />
      Logout
    </Button>
  )
}
