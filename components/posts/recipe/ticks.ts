const NONE: ReadonlySet<string> = new Set()

export type TickStore = {
  subscribe: (listener: () => void) => () => void
  get: () => ReadonlySet<string>
  toggle: (line: string) => void
  clear: () => void
}

/** What the server renders, and what a page without a recipe has. */
export const noTicks = (): ReadonlySet<string> => NONE

function read(key: string): ReadonlySet<string> {
  try {
    const lines: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [])
  } catch {
    // Storage can be switched off, or hold what we did not write: the list then starts unticked.
    return NONE
  }
}

function write(key: string, ticks: ReadonlySet<string>): void {
  try {
    if (ticks.size === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify([...ticks]))
  } catch {
    // Ticks then last as long as the page.
  }
}

/** The lines of one recipe that are ticked off; kept in the browser, and the same in all its windows. */
export function createTickStore(key: string): TickStore {
  const listeners = new Set<() => void>()
  let ticks: ReadonlySet<string> | null = null
  const get = () => (ticks ??= read(key))
  const tell = () => listeners.forEach((listener) => listener())
  const change = (next: ReadonlySet<string>) => {
    ticks = next
    write(key, next)
    tell()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    ticks = null
    tell()
  }
  return {
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
    get,
    toggle: (line) => change(new Set(get()).symmetricDifference(new Set([line]))),
    clear: () => change(NONE),
  }
}
