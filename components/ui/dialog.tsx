'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './button'
import { useToast } from './toast'

type Props = {
  open: boolean
  /** Escape or the close button. */
  onClose: () => void
  title: string
  description?: string
  /** For what has to be read side by side or at length. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A modal dialog on the browser's own element: focus stays inside and goes back by itself, the rest is inert, and no
 * library writes a style element that the panel's policy would refuse.
 */
export function Dialog({ open, onClose, title, description, isWide = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const { setHost } = useToast()
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    setHost(dialog)
    return () => {
      setHost(null)
      dialog.close()
    }
  }, [open, setHost])
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      // `cancel`, not `close`: closing in the effect's cleanup fires `close` too, and would look like the person's wish.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] ${isWide ? 'max-w-3xl' : 'max-w-md'} overflow-y-auto rounded-2xl border border-line bg-paper p-6 text-ink backdrop:bg-black/60`}
    >
      {open && (
        <div className="grid gap-4">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="font-display text-2xl leading-tight text-balance">
              {title}
            </h2>
            <IconButton
              label="Close dialog"
              onClick={onClose}
              icon={<X aria-hidden="true" className="size-5" />}
              className="-mt-2 -mr-3"
            />
          </div>
          {description && (
            <p id={`${id}-description`} className="text-ink-soft">
              {description}
            </p>
          )}
          {children}
        </div>
      )}
    </dialog>
  )
}
