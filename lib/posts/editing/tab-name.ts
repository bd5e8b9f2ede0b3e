/** What tells one tab from another, also after it was loaded again. */
export type TabName = {
  name: () => string
  /** Takes the name for the forms under `formKey`, as long as the page lives. */
  claim: (formKey: string) => Promise<void>
  /** Whether another tab has taken this key. */
  isOpen: (key: string) => Promise<boolean>
  release: () => void
}

const newName = () => Math.random().toString(36).slice(2)

/** A tab that is another one after each load. */
export function noTabName(): TabName {
  let name: string | undefined
  return {
    // Not before it is needed: a server that renders the form must not draw a number.
    name: () => (name ??= newName()),
    claim: async () => undefined,
    isOpen: async () => false,
    release: () => undefined,
  }
}

const TAB = 'flavorcraft:tab'

/** How long the page that was here before may take to let its lock go. */
const LET_GO_WITHIN_MS = 2000

const rememberedName = (): string | null => {
  try {
    return window.sessionStorage.getItem(TAB)
  } catch {
    return null
  }
}

const remember = (name: string) => {
  try {
    window.sessionStorage.setItem(TAB, name)
  } catch {
    // Switched off: the tab is another one after the next load, and its copy is offered.
  }
}

/**
 * The name is kept for the tab's life, and a lock says that the tab is there: a browser that copies a tab copies its name
 * too, and a crash lets the lock go.
 */
export function browserTab({ isKept }: { isKept: boolean }): TabName {
  const plain = noTabName()
  let name: string | null = null
  let release: (() => void) | null = null

  const hold = (key: string) =>
    new Promise<boolean>((answer) => {
      const signal = AbortSignal.timeout(LET_GO_WITHIN_MS)
      const held = navigator.locks.request(key, { signal }, () => {
        answer(true)
        return new Promise<void>((letGo) => (release = letGo))
      })
      held.catch(() => answer(false))
    })

  async function claim(formKey: string) {
    if (release || !('locks' in navigator)) return
    const wanted = name ?? (isKept ? rememberedName() : null)
    if (wanted && (await hold(`${formKey}:${wanted}`))) name = wanted
    else {
      name = newName()
      await hold(`${formKey}:${name}`)
    }
    if (isKept) remember(name)
  }

  return {
    name: () => name ?? plain.name(),
    claim,
    async isOpen(key) {
      if (!('locks' in navigator)) return false
      const { held = [] } = await navigator.locks.query()
      return held.some((lock) => lock.name === key)
    },
    release() {
      release?.()
      release = null
    },
  }
}
