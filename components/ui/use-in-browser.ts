import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** A value that only the browser has; `before` on the server and during hydration. */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => before)

const yes = () => true

/** Whether the page runs in a browser and is hydrated. */
export const useIsLive = (): boolean => useInBrowser(yes, false)
