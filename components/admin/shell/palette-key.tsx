'use client'

import { Search } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useWindowEvent } from '../shared/use-window-event'
import { type NavFacts, shownPages } from './panel-nav'
import { Button } from '@/components/ui/button'

/** Loads on its first use. */
const CommandPalette = dynamic(() => import('./command-palette').then((module) => module.CommandPalette), {
  ssr: false,
})

/** Ctrl+K or ⌘K, unless the text editor has handled it: there it inserts a link. */
const isPaletteKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented

/** The button and the key that open the palette. */
export function PaletteKey({ facts }: { facts: NavFacts }) {
  const [isOpen, setIsOpen] = useState(false)
  useWindowEvent('keydown', (event) => {
    // Ignore the key while a dialog is open.
    if (!isPaletteKey(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    setIsOpen(true)
  })
  return (
    <>
      <Button
        tone="quiet"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="max-sm:px-0"
      >
        <Search className="size-4" />
        <span className="max-sm:sr-only">Find</span>
        <kbd
          aria-hidden="true"
          className="rounded border border-line px-1.5 text-xs font-normal text-ink-soft max-sm:hidden"
        >
          Ctrl K
        </kbd>
      </Button>
      {isOpen && <CommandPalette pages={shownPages(facts)} onClose={() => setIsOpen(false)} />}
    </>
  )
}
