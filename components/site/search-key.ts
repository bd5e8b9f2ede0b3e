const STORED = 'search-key'
const OFF = 'off'

const CHANGED = 'search-key-changed'

/** Whether `/` leads to the search box; it does until a visitor switches it off. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== OFF
  } catch {
    // Storage is blocked: the choice cannot be kept, and the key works.
    return true
  }
}

export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, OFF)
  } catch {
    // Storage is blocked.
  }
  dispatchEvent(new Event(CHANGED))
}

/** Calls back when the choice changes, in this window or another. */
export function onSearchKeyChange(tell: () => void): () => void {
  addEventListener(CHANGED, tell)
  addEventListener('storage', tell)
  return () => {
    removeEventListener(CHANGED, tell)
    removeEventListener('storage', tell)
  }
}
