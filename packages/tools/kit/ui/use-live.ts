import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A constant that only the browser knows: `before` on the server and during hydration. */
export const useLive = <T>(read: () => T, before: T): T => useSyncExternalStore(never, read, () => before)
