import { useSyncExternalStore } from 'react'
import type { StoredValue } from '@/lib/stored-value'

const neverChanges = () => () => undefined

/** A value that only the browser has. Returns `before` on the server and during hydration. */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => before)

const absent = () => null

/** An entry of the browser's store; null on the server and during hydration. */
export const useStored = ({ subscribe, get }: StoredValue): string | null =>
  useSyncExternalStore(subscribe, get, absent)

const yes = () => true

/** Whether the page runs in a browser and is hydrated. */
export const useIsHydrated = (): boolean => useInBrowser(yes, false)
