/** One entry of local storage, shared by all windows; in memory where storage is switched off. */
export type StoredValue = {
  subscribe: (listener: () => void) => () => void
  get: () => string | null
  set: (value: string | null) => void
  /** False after a change while storage is full or switched off: the value lasts as long as the page. */
  isStored: () => boolean
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

function createStoredValue(key: string): StoredValue {
  const listeners = new Set<() => void>()
  let value: string | null | undefined
  let isStored = true
  const notify = () => listeners.forEach((listener) => listener())
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    value = undefined
    notify()
  }
  // A page that the browser kept for Back was sent no event of the changes that other pages made meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isStored) return
    value = undefined
    notify()
  }
  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        addEventListener('pageshow', onShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onShow)
      }
    },
    get: () => (value === undefined || (listeners.size === 0 && isStored) ? (value = read(key)) : value),
    set(next) {
      value = next
      isStored = write(key, next)
      notify()
    },
    isStored: () => isStored,
  }
}

const known = new Map<string, StoredValue>()

/** The entry under `key`, shared by all parts of the page; a change notifies all listeners. */
export function storedValue(key: string): StoredValue {
  const existing = known.get(key)
  if (existing) return existing
  const created = createStoredValue(key)
  known.set(key, created)
  return created
}
