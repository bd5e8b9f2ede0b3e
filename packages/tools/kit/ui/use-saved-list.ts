import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { canKeepDrafts } from './draft-store'

/** Told when a list changes here; another tab tells by the browser's own event. */
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readRaw(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '[]'
  } catch {
    return '[]'
  }
}

function parse(raw: string): string[] {
  try {
    const value: unknown = JSON.parse(raw)
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}

const never = () => () => undefined

export interface SavedList {
  /** Newest first. */
  readonly items: readonly string[]
  /** The browser keeps nothing: do not offer it. */
  readonly isAble: boolean
  /** Puts an item first, in the place of those it replaces; the oldest beyond the limit go. Tells whether there was room. */
  readonly save: (item: string, isReplaced?: (other: string) => boolean) => boolean
  readonly remove: (item: string) => void
}

/** A short list that the visitor keeps in this browser, such as names of campaigns. */
export function useSavedList(slug: string, max: number): SavedList {
  const key = `tool:${slug}:saved:v1`
  const raw = useSyncExternalStore(
    subscribe,
    () => readRaw(key),
    () => '[]',
  )
  const isAble = useSyncExternalStore(never, canKeepDrafts, () => false)
  const items = useMemo(() => parse(raw), [raw])
  const write = useCallback(
    (next: readonly string[]) => {
      try {
        window.localStorage.setItem(key, JSON.stringify(next))
        return true
      } catch {
        return false
      } finally {
        for (const listener of listeners) listener()
      }
    },
    [key],
  )
  return {
    items,
    isAble,
    save: (item, isReplaced = () => false) =>
      write([item, ...items.filter((other) => other !== item && !isReplaced(other))].slice(0, max)),
    remove: (item) => void write(items.filter((other) => other !== item)),
  }
}
