import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser can say and does not change: `before` on the server, and until the page is live. */
export const useLive = <T>(read: () => T, before: T): T => useSyncExternalStore(never, read, () => before)
