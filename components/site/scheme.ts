import { THEME_COLOURS } from '../../lib/seo/icons.ts'

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
export const schemeScript = `try{var s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(s==="light"||s==="dark"){document.documentElement.dataset.scheme=s;document.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.media=m.content===${JSON.stringify(THEME_COLOURS.light)}===(s==="light")?"all":"not all"})}}catch(e){}`
