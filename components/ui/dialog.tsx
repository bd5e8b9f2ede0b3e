import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from './button'
import { useToast } from './toast'

function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  const toasts = useToast()
  // Close before React removes the element: the browser then returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    toasts.set({ host: dialog })
    return () => {
      dialog.close()
      // A dialog below this one may still be open.
      toasts.set({ host: [...document.querySelectorAll('dialog[open]')].at(-1) ?? null })
    }
  }, [toasts])
  return ref
}

type Props = {
  onClose: () => void
  title: string
  description?: string
  isWide?: boolean
  children: ReactNode
}

/**
 * A modal dialog on the `dialog` element, open while it is rendered. Not from a library: those insert a style element,
 * which the panel's content security policy refuses.
 */
export function Dialog({ onClose, title, description, isWide = false, children }: Props) {
  const ref = useModal()
  const id = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      // `cancel`, not `close`: the effect's cleanup fires `close` too, as if the person had closed the dialog.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] ${isWide ? 'max-w-3xl' : 'max-w-md'} overflow-y-auto rounded-2xl border border-line bg-paper p-6 text-ink backdrop:bg-black/60 has-[[role=listbox]:not([hidden])]:overflow-visible max-lg:has-[[data-toasts]>li]:bottom-32 max-lg:has-[[data-toasts]>li]:max-h-[calc(100dvh-9rem)]`}
    >
      <div className="relative grid gap-4">
        <h2 id={`${id}-title`} className="pr-12 font-display font-semibold text-2xl leading-tight text-balance">
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="text-ink-soft">
            {description}
          </p>
        )}
        {children}
        {/* Last, because the browser focuses the first control when the dialog opens. */}
        <IconButton label="Close dialog" onClick={onClose} icon={<X />} className="absolute -top-2 -right-3" />
      </div>
    </dialog>
  )
}

/** The buttons at the end of a form. */
export function DialogActions({ onCancel, children }: { onCancel: (() => void) | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      {onCancel && (
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}

type FormProps = Props & { send: string; isBusy: boolean; onSend: () => void; more?: ReactNode }

/** A dialog with a form. `more`: further buttons beside the submit button. */
export function FormDialog({ send, isBusy, onSend, more, children, ...dialog }: FormProps) {
  return (
    <Dialog {...dialog}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSend()
        }}
      >
        {children}
        <DialogActions onCancel={dialog.onClose}>
          <Button type="submit" isBusy={isBusy}>
            {send}
          </Button>
          {more}
        </DialogActions>
      </form>
    </Dialog>
  )
}
