/** The colours of a browser's bars: the paper of both schemes. */
export const THEME_COLOURS = { light: '#fbf6ec', dark: '#171412' } as const

/** The choices in the order of the switch. */
export const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

export const SCHEME_KEY = 'color-scheme'

/** Parses a stored value; an unknown one is the system's choice. */
export function parseScheme(value: string | null): Scheme {
  return schemes.find((scheme) => scheme === value) ?? 'system'
}

export function nextScheme(scheme: Scheme): Scheme {
  return schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'system'
}

/** The media attribute of a theme colour: a query for the system's choice, else `all` or `not all`. */
export function themeColourMedia(scheme: Scheme, colourOf: 'light' | 'dark'): string {
  if (scheme === 'system') return `(prefers-color-scheme: ${colourOf})`
  return scheme === colourOf ? 'all' : 'not all'
}

/**
 * Sets the stored choice on `<html>` and the colour of the browser's bars before the first paint. It is text, because
 * the page's head needs it before any script loads; it repeats key, values and media of the functions here.
 */
export const schemeScript = `try{var s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(s==="light"||s==="dark"){document.documentElement.dataset.scheme=s;document.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.media=m.content==="${THEME_COLOURS.light}"===(s==="light")?"all":"not all"})}}catch(e){}`
