'use client'

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button'
import { takeFlashToast } from './flash-toast'
import { progressStyles } from './styles'
import { type ShownToast, ToastStore, type ToastVariant } from './toast-store'

const ToastContext = createContext<ToastStore | null>(null)

/** The store that shows and closes toasts. Throws outside a `ToastProvider`. */
export function useToast(): ToastStore {
  const store = use(ToastContext)
  if (!store) throw new Error('useToast needs a ToastProvider above it')
  return store
}

/** The timer stops while the pointer or the focus is on a toast. */
const SHOWN_MS = 8000
const icons = { info: Info, success: CircleCheck, error: CircleAlert }
const colours: Record<ToastVariant, string> = { info: 'text-lake', success: 'text-herb', error: 'text-tomato' }

/**
 * Wide windows: at the bottom, above the bottom bar, beside the editor's drawer and above its helper. Small windows:
 * below the top bar, since the buttons of forms are at the bottom; in a dialog at its bottom, which has room. Behind an
 * open menu (`z-40`), which must stay usable; in front of the full-screen editor (`z-30`).
 */
const viewportStyles = [
  'fixed inset-x-4 bottom-4 z-35 flex flex-col gap-3 no-ring sm:left-auto sm:w-full sm:max-w-sm max-lg:top-14 max-lg:bottom-auto',
  'max-lg:in-[dialog]:top-auto max-lg:in-[dialog]:bottom-4',
  'lg:[body:has([data-bottom-bar])_&]:bottom-24',
  'lg:[body[data-drawer]_&]:right-[23.5rem] lg:[body[data-helper]_&]:bottom-60',
].join(' ')

/** Keeps the toasts clear of a part of the page. Its effect also ends when the router hides the page it leaves. */
export function useToastsBeside(part: 'drawer' | 'helper', isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    document.body.setAttribute(`data-${part}`, '')
    return () => document.body.removeAttribute(`data-${part}`)
  }, [part, isShown])
}

function ToastItem({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const { variant, title, description, link, action, progress } = toast
  const Icon = icons[variant]
  const isKept = variant === 'error' || progress !== undefined
  return (
    <Radix.Root
      open
      onOpenChange={(open) => open || onDismiss()}
      // An error stays until it is closed; progress stays until the work ends.
      duration={isKept ? Infinity : SHOWN_MS}
      type={variant === 'error' ? 'foreground' : 'background'}
      className="flex items-start gap-3 rounded-xl border border-line bg-paper-raised py-2 pr-1 pl-4 text-ink shadow-paper"
    >
      <Icon className={`mt-2.5 size-5 shrink-0 ${colours[variant]}`} />
      <div className="grid min-w-0 flex-1 gap-1 py-2">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {/* Screen readers read both as one text, so the title needs a full stop. */}
        {description && <span className="sr-only">. </span>}
        {description && (
          <Radix.Description className="max-h-[30dvh] overflow-y-auto text-sm text-ink-soft">
            {description}
          </Radix.Description>
        )}
        {progress && <progress className={`w-full ${progressStyles}`} aria-label={title} {...progress} />}
        {link && (
          <a href={link.href} className="inline-flex min-h-11 items-center font-semibold text-accent underline">
            {link.label}
          </a>
        )}
        {action && (
          <Radix.Action asChild altText={action.label} onClick={action.run}>
            <button type="button" className="min-h-11 justify-self-start font-semibold text-accent underline">
              {action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close notification" icon={<X className="size-4" />} />
      </Radix.Close>
    </Radix.Root>
  )
}

function Toaster({ store }: { store: ToastStore }) {
  const { toasts, host } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  useEffect(() => {
    const flash = takeFlashToast()
    if (flash) store.show(flash)
  }, [store])
  const viewport = <Radix.Viewport data-toasts="" className={viewportStyles} />
  return (
    <Radix.Provider {...(host && { announcerContainer: host })}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
      ))}
      {host ? createPortal(viewport, host) : viewport}
    </Radix.Provider>
  )
}

/** Provides `useToast` and shows the toasts, including the flash toast of the last page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ToastStore())
  return (
    <ToastContext value={store}>
      {children}
      <Toaster store={store} />
    </ToastContext>
  )
}
