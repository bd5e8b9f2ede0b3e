'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useIsFolded } from './folded-sidebar'

/** Addresses at which somebody writes: the form for new posts, and that of one post. */
const DESK = /^\/admin\/(?:blog|posts\/[\da-f-]{36})$/

/** Whether the page is the writing desk, which fills the window. */
export const useIsDesk = (): boolean => DESK.test(usePathname())

const PAGE = 'grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] lg:grid-rows-[auto_1fr]'
const WINDOW =
  'grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] overflow-hidden lg:grid-cols-[3.5rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]'

/** Header, navigation and the page; at the desk, the page is the window and what is around it stands back. */
export function PanelFrame({ children }: { children: ReactNode }) {
  const isFolded = useIsFolded()
  const columns = isFolded ? 'lg:grid-cols-[3.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[12.5rem_minmax(0,1fr)]'
  return <div className={`bg-paper text-base ${useIsDesk() ? WINDOW : `${PAGE} ${columns}`}`}>{children}</div>
}

/** The panel's name, who is logged in, and the way out. On a telephone the desk has them in its menu. */
export function PanelHeader({ children }: { children: ReactNode }) {
  return (
    <header
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line bg-paper-raised px-5 lg:col-span-2 ${useIsDesk() ? 'max-lg:hidden' : ''}`}
    >
      {children}
    </header>
  )
}

export function PanelMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className={`min-w-0 focus-inset ${useIsDesk() ? 'min-h-0 overflow-y-auto' : 'px-5 py-5 sm:px-8 lg:py-3.5'}`}
    >
      {children}
    </main>
  )
}
