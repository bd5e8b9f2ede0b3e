import { useEffect, useLayoutEffect } from 'react'
import { Icon } from '@/components/ui/icon'
import { monitor, moon, sun } from '@/components/ui/shell-outlines'
import { useStored } from '@/components/ui/use-in-browser'
import { shell } from '@/lib/content/shell'
import { nextScheme, parseScheme, type Scheme, SCHEME_KEY, themeColourMedia } from '@/lib/seo/colour-scheme'
import { THEME_COLOURS } from '@/lib/seo/theme-colours'
import { storedValue } from '@/lib/stored-value'

const stored = storedValue(SCHEME_KEY)

const icons = { system: monitor, light: sun, dark: moon } as const

const chosen = (): Scheme => parseScheme(stored.get())

/** Changes only the media attribute: React identifies these elements by their colours. */
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

/** Goes from the system's scheme to light to dark; every tab and every switch on the page follows. */
export function SchemeSwitch() {
  const scheme = parseScheme(useStored(stored))
  // Also for a document that React rendered in the browser (an unknown post): it did not run the inline script. While a page
  // hydrates `scheme` is the system's, so the store is asked.
  useLayoutEffect(showChosen, [scheme])
  useEffect(() => {
    // Each page's head has the colours of the system's scheme.
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
      {/* All three: the style sheet shows that of the current choice, so that none flashes. */}
      {Object.entries(icons).map(([choice, outline]) => (
        <Icon key={choice} outline={outline} data-scheme-icon={choice} className="size-5" />
      ))}
    </button>
  )
}
