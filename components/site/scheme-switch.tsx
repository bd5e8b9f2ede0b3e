import { useEffect, useLayoutEffect } from 'react'
import { Icon } from '@/components/ui/icon'
import { monitor, moon, sun } from '@/components/ui/shell-outlines'
import { useStored } from '@/components/ui/use-in-browser'
import { shell } from '@/lib/content/shell'
import {
  nextScheme,
  parseScheme,
  type Scheme,
  SCHEME_KEY,
  THEME_COLOURS,
  themeColourMedia,
} from '@/lib/seo/colour-scheme'
import { storedValue } from '@/lib/stored-value'

const stored = storedValue(SCHEME_KEY)

const icons = { system: monitor, light: sun, dark: moon } as const

const chosen = (): Scheme => parseScheme(stored.get())

/** Changes only the media attribute, since React identifies these elements by their colours. */
function colourBars(scheme: Scheme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = themeColourMedia(scheme, meta.content === THEME_COLOURS.light ? 'light' : 'dark')
}

function showChosen(): void {
  const scheme = chosen()
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
  colourBars(scheme)
}

/** Cycles from the system's scheme to light to dark, in all tabs and all switches of the page. */
export function SchemeSwitch() {
  const scheme = parseScheme(useStored(stored))
  // A document that React rendered in the browser (an unknown post) did not run the inline script. `showChosen` reads
  // the store, because `scheme` is 'system' during hydration.
  useLayoutEffect(showChosen, [scheme])
  useEffect(() => {
    // Each new page sets the head's colours to the system's scheme.
    const head = new MutationObserver(() => colourBars(chosen()))
    head.observe(document.head, { childList: true })
    return () => head.disconnect()
  }, [])
  const name = `${shell.scheme.label}: ${shell.scheme.names[scheme]}`
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => stored.set(nextScheme(scheme))}
      className="needs-script grid size-11 place-items-center rounded-lg text-ink-soft hover:text-ink"
    >
      {/* The style sheet shows the icon of the current choice; rendering only that one would flash the wrong icon. */}
      {Object.entries(icons).map(([choice, outline]) => (
        <Icon key={choice} outline={outline} data-scheme-icon={choice} className="size-5" />
      ))}
    </button>
  )
}
