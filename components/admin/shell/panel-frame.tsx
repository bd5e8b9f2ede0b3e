'use client'

import { LogOut } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useRef, useTransition } from 'react'
import { useRowFocus } from './use-row-focus'
import { Button } from '@/components/ui/button'
import { flashToast } from '@/components/ui/flash-toast'
import { useToast } from '@/components/ui/toast'
import { useStored } from '@/components/ui/use-in-browser'
import { logOut } from '@/lib/auth/actions'
import { loggedOut } from '@/lib/auth/messages'
import { storedValue } from '@/lib/stored-value'

const sidebar = storedValue('flavorcraft:sidebar')
const FOLDED = 'icons'

/** Whether the sidebar shows only icons; stored in this browser. */
export const useIsFolded = (): boolean => useStored(sidebar) === FOLDED

export const foldSidebar = (folded: boolean): void => sidebar.set(folded ? FOLDED : null)

/** Addresses of the editor, for a new and for an existing post. */
const EDITOR = /^\/admin\/(?:blog|posts\/[\da-f-]{36})$/

/** Whether the page is the post editor, which fills the window. */
export const useIsEditor = (): boolean => EDITOR.test(usePathname())

const PAGE = 'grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] lg:grid-rows-[auto_1fr]'
const WINDOW =
  'grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-clip lg:grid-cols-[3.5rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]'

/** Header, navigation and page. The post editor fills the window and has a smaller navigation. */
export function PanelFrame({ children }: { children: ReactNode }) {
  const isFolded = useIsFolded()
  const columns = isFolded ? 'lg:grid-cols-[3.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[12.5rem_minmax(0,1fr)]'
  return <div className={`bg-paper text-base ${useIsEditor() ? WINDOW : `${PAGE} ${columns}`}`}>{children}</div>
}

/** The name of the panel, the username and the logout. On a telephone, the menu of the post editor has them. */
export function PanelHeader({ children }: { children: ReactNode }) {
  return (
    <header
      className={`flex items-center justify-between gap-x-6 border-b border-line bg-paper-raised px-5 max-sm:gap-x-3 lg:col-span-2 ${useIsEditor() ? 'max-lg:hidden' : ''}`}
    >
      {children}
    </header>
  )
}

export function PanelMain({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  useRowFocus(ref)
  return (
    <main
      ref={ref}
      id="content"
      tabIndex={-1}
      className={`min-w-0 focus-inset ${useIsEditor() ? 'min-h-0 overflow-y-auto' : 'px-5 py-5 sm:px-8 lg:py-3.5'}`}
    >
      {children}
    </main>
  )
}

const HOME = '/'

/** A link to the public site. A full page load, because public pages have another content security policy. */
export function HomeLink({ newTab = false, children }: { newTab?: boolean; children: ReactNode }) {
  return (
    <a
      href={HOME}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-sm font-semibold underline-offset-4 hover:underline"
    >
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}

/** Ends the session and reloads the page, which then shows the login. A form, so that it works without a script too. */
export function LogoutButton() {
  const toast = useToast()
  const [isPending, startTransition] = useTransition()
  const leave = (event: MouseEvent) => {
    event.preventDefault()
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
  }
  return (
    <Button type="submit" tone="quiet" onClick={leave} isBusy={isPending} className="max-sm:px-1">
      <LogOut className="size-4" />
      <span className="max-sm:sr-only">Logout</span>
    </Button>
  )
}
