'use client'

import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { nextScheme, parseScheme, type Scheme, SCHEME_KEY, themeColourMedia } from '@/lib/seo/colour-scheme'
import { THEME_COLOURS } from '@/lib/seo/theme-colours'

type Props = {
  label: string
  names: Record<Scheme, string>
  /** All three icons; the style sheet shows that of the current choice, so that none flashes. */
  children: ReactNode
}

const shown = (): Scheme => parseScheme(document.documentElement.dataset.scheme)

/** Changes only the media attribute: React identifies these elements by their colours. */
function colourBars(scheme: Scheme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = themeColourMedia(scheme, meta.content === THEME_COLOURS.light ? 'light' : 'dark')
}

function show(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
  colourBars(scheme)
}

function showStored(): void {
  try {
    show(parseScheme(localStorage.getItem(SCHEME_KEY)))
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

function choose(scheme: Scheme): void {
  show(scheme)
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Storage is blocked.
  }
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  // Each page's head has the colours of the system's scheme.
  const head = new MutationObserver(() => colourBars(shown()))
  head.observe(document.head, { childList: true })
  window.addEventListener('storage', showStored)
  return () => {
    observer.disconnect()
    head.disconnect()
    window.removeEventListener('storage', showStored)
  }
}

/** Goes from the system's scheme to light to dark; every tab and every switch on the page follows. */
export function SchemeSwitch({ label, names, children }: Props) {
  const scheme = useSyncExternalStore(subscribe, shown, () => 'system' as const)
  // A document that React rendered in the browser (an unknown post) did not run the inline script.
  useLayoutEffect(showStored, [])
  const name = `${label}: ${names[scheme]}`
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => choose(nextScheme(scheme))}
      className="needs-script grid size-11 place-items-center rounded-lg text-ink-soft hover:text-ink"
    >
      {children}
    </button>
  )
}
