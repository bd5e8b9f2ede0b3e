import { Store } from '@/lib/store'

export type ToastVariant = 'info' | 'success' | 'error'

/** The content of a toast. An error or one with `progress` stays until it is closed; an action closes its toast. */
export type ToastContent = {
  variant: ToastVariant
  title: string
  /** The subject, by default the title. A new toast replaces an outdated one about the same subject. */
  about?: string
  description?: string
  link?: { href: string; label: string }
  action?: { label: string; run: () => void }
  progress?: { value: number; max: number }
}

export type ShownToast = ToastContent & { id: number }
export type ToastState = {
  toasts: readonly ShownToast[]
  /** The open modal dialog, if any. Toasts are rendered inside it, because everything outside is inert. */
  host: Element | null
}

const aboutOf = ({ about, title }: ToastContent) => about ?? title

/** More toasts would cover the form. */
const MAX_SHOWN = 4

/** Holds the toasts on the screen, outside React, so that code after an `await` can show and close them. */
export class ToastStore extends Store<ToastState> {
  #lastId = 0

  constructor() {
    super({ toasts: [], host: null })
  }

  /** Shows a toast in place of the last one about its subject. Returns its id for `dismiss`. */
  show(content: ToastContent): number {
    this.#lastId += 1
    const others = this.getState().toasts.filter((toast) => aboutOf(toast) !== aboutOf(content))
    // Drop an error only when all others are errors too.
    const leaving =
      others.length < MAX_SHOWN ? undefined : (others.find(({ variant }) => variant !== 'error') ?? others[0])
    this.set({ toasts: [...others.filter((toast) => toast !== leaving), { ...content, id: this.#lastId }] })
    return this.#lastId
  }

  dismiss(id: number): void {
    this.#keep((toast) => toast.id !== id)
  }

  /** Dismisses all errors, or those about one subject, before the person tries again. */
  dismissErrors(about?: string): void {
    this.#keep((toast) => toast.variant !== 'error' || (about !== undefined && aboutOf(toast) !== about))
  }

  #keep(isKept: (toast: ShownToast) => boolean): void {
    const { toasts } = this.getState()
    if (!toasts.every(isKept)) this.set({ toasts: toasts.filter(isKept) })
  }
}
