import type { Store } from './browser-storage'

/**
 * Each open form writes what is typed under a key of its own, so that two tabs with one post never write over each
 * other; all keys of a form begin alike, so that the next one finds what any of them kept.
 */
export const ownKey = (formKey: string): string => `${formKey}:${Math.random().toString(36).slice(2)}`

/** Everything that any tab kept for this form, by key; nothing when the storage is off. */
export function keptTexts(storage: Store, formKey: string): [key: string, text: string][] {
  try {
    return storage
      .keys()
      .filter((key) => key === formKey || key.startsWith(`${formKey}:`))
      .map((key) => [key, storage.getItem(key) ?? ''])
  } catch {
    return []
  }
}

/** False when the browser's storage is full or off. */
export function keepText(storage: Store, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function forgetText(storage: Store, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

/** What a kept text says; null when it is none of ours. */
export function parsed<Value>(text: string, schema: { safeParse: (value: unknown) => { data?: Value } }): Value | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
