export type ToastVariant = 'info' | 'success' | 'error'

/** The content of a toast. With a `link`, an `action` or `progress` it stays until it is closed; an action closes it. */
export type ToastContent = {
  variant: ToastVariant
  title: string
  description?: string
  link?: { href: string; label: string }
  action?: { label: string; run: () => void }
  progress?: { value: number; max: number }
}

export type ShownToast = ToastContent & { id: number }
export type ToastState = {
  toasts: readonly ShownToast[]
  /** The open modal dialog, if any: outside it everything is inert, so the toasts move into it. */
  host: Element | null
}

/** More at once would cover the form. */
const MAX_SHOWN = 4

const none: ToastState = { toasts: [], host: null }

/** Holds the toasts on the screen, outside React, so that code after an `await` can show, change and close them. */
export function createToastStore() {
  let state = none
  let lastId = 0
  const listeners = new Set<() => void>()
  const change = (next: Partial<ToastState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => state,
    /** Shows a toast, in place of one of the same title; answers its id, by which it can be changed and closed. */
    show(content: ToastContent): number {
      lastId += 1
      const others = state.toasts.filter(({ title }) => title !== content.title)
      change({ toasts: [...others, { ...content, id: lastId }].slice(-MAX_SHOWN) })
      return lastId
    },
    update(id: number, content: ToastContent) {
      change({ toasts: state.toasts.map((toast) => (toast.id === id ? { ...content, id } : toast)) })
    },
    dismiss(id: number) {
      change({ toasts: state.toasts.filter((toast) => toast.id !== id) })
    },
    /** Called when the person tries again. */
    dismissErrors() {
      change({ toasts: state.toasts.filter(({ variant }) => variant !== 'error') })
    },
    setHost: (host: Element | null) => change({ host }),
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
export const emptyToastState = (): ToastState => none
