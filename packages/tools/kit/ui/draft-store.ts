import { asFormValues } from '../share'
import type { FormValues } from '../types'

const keyOf = (slug: string) => `tool:${slug}:v1`

/** The browser's storage, or null where it is switched off or full. */
function storage(): Storage | null {
  try {
    const store = window.localStorage
    store.setItem('tool:probe', '1')
    store.removeItem('tool:probe')
    return store
  } catch {
    return null
  }
}

export const canKeepDrafts = (): boolean => storage() !== null

export function readDraft(slug: string): FormValues | null {
  try {
    return asFormValues(JSON.parse(window.localStorage.getItem(keyOf(slug)) ?? 'null'))
  } catch {
    return null
  }
}

/** Tells whether there was room. */
export function writeDraft(slug: string, values: FormValues): boolean {
  try {
    window.localStorage.setItem(keyOf(slug), JSON.stringify(values))
    return true
  } catch {
    return false
  }
}

export function removeDraft(slug: string): void {
  try {
    window.localStorage.removeItem(keyOf(slug))
  } catch {
    // Without storage there is nothing to remove.
  }
}
