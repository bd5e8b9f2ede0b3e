import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { canKeepDrafts, readItem, writeItem } from './draft-store'
import { useLive } from './use-live'

/** Called when a list changes in this tab; other tabs cause the browser's storage event. */
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
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

/** A short list in the browser's storage, such as names of campaigns. */
export function useSavedList(slug: string, max: number) {
  const key = `tool:${slug}:saved:v1`
  const raw = useSyncExternalStore(
    subscribe,
    () => readItem(key) ?? '[]',
    () => '[]',
  )
  const isAble = useLive(canKeepDrafts, false)
  const items = useMemo(() => parse(raw), [raw])
  const [news, setNews] = useState('')
  const write = useCallback(
    (next: readonly string[]) => {
      const isKept = writeItem(key, JSON.stringify(next))
      setNews(isKept ? `Saved in this browser: ${next.length}.` : 'The browser has no room for it.')
      for (const listener of listeners) listener()
      return isKept
    },
    [key],
  )
  // A page that comes back from the history has missed changes of other tabs, so read the list again.
  const latest = () => parse(readItem(key) ?? '[]')
  return {
    /** Newest first. */
    items,
    /** False if the browser stores nothing: then hide the list. */
    isAble,
    /** The message after the last change. */
    news,
    /** Puts an item first and removes those it replaces and those over the limit. Returns whether there was room. */
    save: (item: string, isReplaced: (other: string) => boolean = () => false) =>
      write([item, ...latest().filter((other) => other !== item && !isReplaced(other))].slice(0, max)),
    remove: (item: string) => void write(latest().filter((other) => other !== item)),
  }
}
