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

/**
 * Sets the stored choice on `<html>` before anything is painted. It is text, because it stands in the page's markup;
 * it knows the same key and values as the functions here.
 */
export const schemeScript = `try{var s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(s==="light"||s==="dark")document.documentElement.dataset.scheme=s}catch(e){}`
