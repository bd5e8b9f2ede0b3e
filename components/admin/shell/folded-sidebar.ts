import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'flavorcraft:sidebar'
const FOLDED = 'icons'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function isFolded(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === FOLDED
  } catch {
    return false
  }
}

/** Whether the sidebar shows icons alone, in this browser. */
export const useIsFolded = (): boolean => useSyncExternalStore(subscribe, isFolded, () => false)

export function foldSidebar(folded: boolean): void {
  try {
    if (folded) localStorage.setItem(STORAGE_KEY, FOLDED)
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // A browser that keeps nothing keeps the names.
  }
  for (const listener of listeners) listener()
}
