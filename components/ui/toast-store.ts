import { Store } from '@/lib/store'

export type ToastVariant = 'info' | 'success' | 'error'

/** The content of a toast. An error and one with `progress` stay until they are closed; an action closes its toast. */
export type ToastContent = {
  variant: ToastVariant
  title: string
  /** Its subject: it replaces the last toast about the same one, which it may contradict. Without it the title. */
  about?: string
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

const aboutOf = ({ about, title }: ToastContent) => about ?? title

/** More at once would cover the form. */
const MAX_SHOWN = 4

/** Holds the toasts on the screen, outside React, so that code after an `await` can show and close them. */
export class ToastStore extends Store<ToastState> {
  #lastId = 0

  constructor() {
    super({ toasts: [], host: null })
  }

  /** Shows a toast in place of the one about the same; answers its id, by which it can be closed. */
  show(content: ToastContent): number {
    this.#lastId += 1
    const others = this.getState().toasts.filter((toast) => aboutOf(toast) !== aboutOf(content))
    // An error waits to be read: it is the last to make room.
    const leaving =
      others.length < MAX_SHOWN ? undefined : (others.find(({ variant }) => variant !== 'error') ?? others[0])
    this.set({ toasts: [...others.filter((toast) => toast !== leaving), { ...content, id: this.#lastId }] })
    return this.#lastId
  }

  dismiss(id: number): void {
    this.#keep((toast) => toast.id !== id)
  }

  /** Called when the person tries again: all errors, or those about one thing. */
  dismissErrors(about?: string): void {
    this.#keep((toast) => toast.variant !== 'error' || (about !== undefined && aboutOf(toast) !== about))
  }

  #keep(isKept: (toast: ShownToast) => boolean): void {
    const { toasts } = this.getState()
    if (!toasts.every(isKept)) this.set({ toasts: toasts.filter(isKept) })
  }
}
