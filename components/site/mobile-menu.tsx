'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type Props = {
  openLabel: string
  closeLabel: string
  title: string
  openIcon: ReactNode
  closeIcon: ReactNode
  /** Whether all its links stand on the page already: what it holds is drawn when it opens, then, and not sent with the page. */
  isRepeated: boolean
  children: ReactNode
}

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-lg text-ink'

/**
 * The menu of small screens on the browser's own modal dialog: it keeps the focus inside, makes the page behind inert,
 * closes on Escape and gives the focus back. The style sheet locks the page while it is open.
 */
export function MobileMenu({ openLabel, closeLabel, title, openIcon, closeIcon, isRepeated, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const pathname = usePathname()
  // The cleanup runs when the route changes, and when the router puts this shell away while the menu is open.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [pathname])

  function openMenu() {
    ref.current?.showModal()
    setOpen(true)
  }
  function closeOnLinkOrBackdrop(event: MouseEvent<HTMLDialogElement>) {
    const { target } = event
    if (target === ref.current || (target instanceof Element && target.closest('a'))) ref.current?.close()
  }
  return (
    <>
      <button
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openMenu}
        className={`needs-script ${iconButton}`}
      >
        {openIcon}
      </button>
      <dialog
        ref={ref}
        data-menu=""
        aria-label={title}
        onClose={() => setOpen(false)}
        onClick={closeOnLinkOrBackdrop}
        className="menu-sheet"
      >
        <div className="min-h-full p-5 pb-10">
          <div className="flex items-center justify-between">
            <p className="font-display text-2xl font-semibold">{title}</p>
            <button type="button" aria-label={closeLabel} onClick={() => ref.current?.close()} className={iconButton}>
              {closeIcon}
            </button>
          </div>
          {(open || !isRepeated) && children}
        </div>
      </dialog>
    </>
  )
}
