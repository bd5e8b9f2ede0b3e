/** Identifies one browser tab, and tells which forms are open in other tabs. */
export type Tab = {
  name: () => string
  /** Locks this tab's key for the form, as long as the page lives. */
  claim: (formKey: string) => Promise<void>
  claimedKeys: () => Promise<readonly string[]>
  release: () => void
}

const STORAGE_KEY = 'flavorcraft:tab'

/** How long the tab's previous page may take to release its lock. */
const RELEASE_TIMEOUT_MS = 2000

function storedName(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function storeName(name: string) {
  try {
    sessionStorage.setItem(STORAGE_KEY, name)
  } catch {
    // Without storage the tab has another name after a reload, and its copy is offered instead of restored.
  }
}

/**
 * A tab named by the session storage, if `isKept`, so that a reload finds its text again. A lock shows that the tab is open: a
 * browser that duplicates a tab copies its name too, and a crash releases the lock.
 */
export function browserTab({ isKept }: { isKept: boolean }): Tab {
  let name = Math.random().toString(36).slice(2)
  let release: (() => void) | null = null

  const lock = (key: string) =>
    new Promise<boolean>((resolve) => {
      const signal = AbortSignal.timeout(RELEASE_TIMEOUT_MS)
      const held = navigator.locks.request(key, { signal }, () => {
        resolve(true)
        return new Promise<void>((done) => (release = done))
      })
      held.catch(() => resolve(false))
    })

  return {
    name: () => name,
    async claim(formKey) {
      if (release || !('locks' in navigator)) return
      const before = isKept ? storedName() : null
      if (before && (await lock(`${formKey}:${before}`))) name = before
      else await lock(`${formKey}:${name}`)
      if (isKept) storeName(name)
    },
    async claimedKeys() {
      if (!('locks' in navigator)) return []
      const { held = [] } = await navigator.locks.query()
      return held.flatMap((one) => one.name ?? [])
    },
    release() {
      release?.()
      release = null
    },
  }
}
