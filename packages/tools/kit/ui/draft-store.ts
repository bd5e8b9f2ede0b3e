import { asFormValues } from '../share'
import type { FormValues } from '../types'

const keyOf = (slug: string) => `tool:${slug}:v1`

/** A text in local storage; null if there is none or storage is blocked. */
export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it if null. Returns whether the browser did. */
export function writeItem(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Whether local storage is available and has room. */
export const canKeepDrafts = (): boolean => writeItem('tool:probe', '1') && writeItem('tool:probe', null)

export function readDraft(slug: string): FormValues | null {
  try {
    return asFormValues(JSON.parse(readItem(keyOf(slug)) ?? 'null'))
  } catch {
    return null
  }
}

/** Returns whether there was room. */
export const writeDraft = (slug: string, values: FormValues): boolean => writeItem(keyOf(slug), JSON.stringify(values))

export const removeDraft = (slug: string): boolean => writeItem(keyOf(slug), null)
