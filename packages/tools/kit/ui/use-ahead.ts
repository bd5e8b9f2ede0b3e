import { useEffect } from 'react'

/** For browsers without idle callbacks: time for the page's own work. */
const PAUSE_MS = 1_000

/**
 * Loads the code for a later click while the page is idle, so that an open tool works offline. A failure is harmless,
 * because the click loads the code again. `load` must be stable.
 */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetchAhead = () => void load().catch((error: unknown) => console.warn('A script is fetched later:', error))
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAhead, PAUSE_MS)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchAhead)
    return () => cancelIdleCallback(idle)
  }, [load])
}
