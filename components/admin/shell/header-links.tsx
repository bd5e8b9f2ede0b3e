'use client'

import { LogOut } from 'lucide-react'
import { type ReactNode, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { flashToast } from '@/components/ui/flash-toast'
import { useToast } from '@/components/ui/toast'
import { logOut } from '@/lib/auth/actions'
import { loggedOut } from '@/lib/auth/messages'

const HOME = '/'

/** To the public site by a full load: its pages have another security policy, which belongs to the document. */
export function HomeLink({ newTab = false, children }: { newTab?: boolean; children: ReactNode }) {
  return (
    <a
      href={HOME}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className="inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
    >
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}

/** Ends the session and loads the page anew, which then shows the login. */
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
    <Button tone="quiet" onClick={leave} disabled={isPending} className="max-sm:px-1">
      <LogOut aria-hidden="true" className="size-4" />
      Logout
    </Button>
  )
}
