import { useEffect } from 'react'

/** A browser without idle callbacks has had time for its own work by then. */
const PAUSE_MS = 1_000

/**
 * Fetches what a click will need, once the page has nothing else to do: a tool that was opened works with the network cut.
 * A failure here does not matter: the click loads it again. `load` must be stable.
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
