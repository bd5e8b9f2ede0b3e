'use client'

import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { InlineScript } from './document-only'
import { THEME_COLOURS } from '@/lib/seo/theme-colours'

/** The choices in the order in which the switch goes through them. */
export const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

export const SCHEME_KEY = 'color-scheme'

/** What a stored or written value means; anything unknown is the system's choice. */
export function parseScheme(value: string | null | undefined): Scheme {
  return schemes.find((scheme) => scheme === value) ?? 'system'
}

/** The choice after this one. */
export function nextScheme(scheme: Scheme): Scheme {
  return schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'system'
}

/** Which of the two theme colours holds: the system's choice by media query, another by switching one of them off. */
export function themeColourMedia(scheme: Scheme, colourOf: 'light' | 'dark'): string {
  if (scheme === 'system') return `(prefers-color-scheme: ${colourOf})`
  return scheme === colourOf ? 'all' : 'not all'
}

/**
 * Sets the stored choice on `<html>` before anything is painted, and the colour of the browser's bars. It is text, because
 * it stands in the page's markup; it knows the same key, values and media as the functions here.
 */
export const schemeScript = `try{var s=localStorage.getItem("${SCHEME_KEY}");if(s==="light"||s==="dark"){document.documentElement.dataset.scheme=s;document.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.media=m.content==="${THEME_COLOURS.light}"===(s==="light")?"all":"not all"})}}catch(e){}`

/** Stands before everything that is painted. */
export function SchemeScript() {
  return <InlineScript text={typeof window === 'undefined' ? schemeScript : ''} />
}

type Props = {
  label: string
  names: Record<Scheme, string>
  /** All three pictures; the style sheet shows the one of the present choice, so that none flashes. */
  children: ReactNode
}

const shown = (): Scheme => parseScheme(document.documentElement.dataset.scheme)

/** Only the media change: React knows these elements by their colours. */
function colourBars(scheme: Scheme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.media = themeColourMedia(scheme, meta.content === THEME_COLOURS.light ? 'light' : 'dark')
  }
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
    // The browser keeps its storage closed: the choice then lasts as long as the page.
  }
}

function choose(scheme: Scheme): void {
  show(scheme)
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // As above.
  }
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  // Each page brings its head along, with the colours as the system would have them.
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
  // A document that React made in the browser (an unknown post) never ran the inline script.
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
