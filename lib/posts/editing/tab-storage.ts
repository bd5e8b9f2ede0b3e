import { createStore, del, entries, promisifyRequest } from 'idb-keyval'
import { copySchema, type FoundCopy, type UnsavedCopy } from './unsaved-copy'

/** Identifies one browser tab, and finds the forms that are open in other tabs. */
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
 * `isKept`: session storage keeps the tab's name, so that a reload finds its text again. A lock shows that the tab is
 * open: a duplicated tab has the same name, and a crash releases the lock.
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

export type Store = {
  entries: () => Promise<[string, unknown][]>
  set: (key: string, value: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** How long the browser's storage may take to open. The form waits for it, so a storage that hangs counts as empty. */
const STORAGE_TIMEOUT_MS = 3000

const afterTimeout = <T>(fallback: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(fallback), STORAGE_TIMEOUT_MS))

const DATABASE = 'flavorcraft:unsaved'

/** Opens IndexedDB at the first call: where it is switched off, the error occurs in calls whose errors are handled. */
function browserStore(): Store {
  let opened: ReturnType<typeof createStore> | undefined
  const open = () => (opened ??= createStore(DATABASE, 'copies'))
  return {
    entries: async () => entries<string, unknown>(open()),
    set: async (key, value) =>
      open()('readwrite', (objects) => {
        objects.put(value, key)
        // Commits at once: a closing page aborts open transactions, and the last words would be lost.
        objects.transaction.commit()
        return promisifyRequest(objects.transaction)
      }),
    remove: async (key) => del(key, open()),
  }
}

export const NEW_POST = 'new-post'

/** `post` is the id of a post, or 'new-post'. */
export const formKeyOf = (username: string, post: string): string => `${username}:${post}`

type StorageOptions = {
  formKey: string
  /** The key of new posts' forms, and the post that may have been begun there. */
  begunAs?: { formKey: string; postId: string } | undefined
  tab: Tab
  store?: Store
}

/**
 * Keeps one tab's unsaved copy in this browser. Each tab writes under a key of its own, so that two tabs with one post
 * do not overwrite each other; all keys of a form begin alike, so that the next form finds them. Does not throw.
 */
export function tabStorage({ formKey, begunAs, tab, store = browserStore() }: StorageOptions) {
  const ownKey = () => `${formKey}:${tab.name()}`
  const isOfForm = (key: string) => key.startsWith(`${formKey}:`)

  function toFound([key, value]: [string, unknown], claimed: readonly string[]): FoundCopy[] {
    const isBegun = begunAs !== undefined && key.startsWith(`${begunAs.formKey}:`)
    if (!isBegun && !isOfForm(key)) return []
    const copy = copySchema.safeParse(value).data
    if (!copy || (isBegun && copy.postId !== begunAs.postId)) return []
    const isOwn = key === ownKey()
    return [{ copy, key, isOwn, isOpen: !isOwn && claimed.includes(key) }]
  }

  return {
    /** Claims this tab's key: no other tab takes its copy over. */
    open: () => tab.claim(formKey),
    /** The copies of earlier visits: those in this browser, and `remote`, those on the server. */
    async find(remote: readonly UnsavedCopy[] = []): Promise<FoundCopy[]> {
      const entries = store.entries().catch(() => [])
      const [kept, claimed] = await Promise.all([Promise.race([entries, afterTimeout([])]), tab.claimedKeys()])
      const here = kept.flatMap((entry) => toFound(entry, claimed))
      const openForms = here.flatMap(({ isOpen, copy }) => (isOpen && copy.form ? [copy.form] : []))
      return [...here, ...remote.map((copy) => ({ key: null, copy, isOpen: openForms.includes(copy.form ?? '') }))]
    },
    isOpenElsewhere: async () => (await tab.claimedKeys()).some((key) => isOfForm(key) && key !== ownKey()),
    /** False when the storage is full or off. */
    write: (copy: UnsavedCopy): Promise<boolean> =>
      store.set(ownKey(), copy).then(
        () => true,
        () => false,
      ),
    remove: (key = ownKey()): Promise<void> => store.remove(key).catch(() => undefined),
    /** Lets another tab take this tab's copy over. */
    close: () => tab.release(),
  }
}

export type TabStorage = ReturnType<typeof tabStorage>
