import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ofFields, type SuccessMessage, useAdminAction } from './admin-action'
import { useRestore } from './use-restore'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import type { ToastContent } from '@/components/ui/toast-store'
import type { ActionResult } from '@/lib/action-result'
import type { BinKind } from '@/lib/panel/bin/kinds'

type LineFormProps = {
  label: string
  hint?: string
  /** The stored value. Without it, the form is empty again after saving. */
  initial?: string
  type?: 'email'
  save: string
  maxLength?: number
  /** The toast's title for a failure that is not a field error. */
  failed: string
  onSave: (text: string) => Promise<ActionResult>
  /** Returns the success message. */
  onSaved: (text: string) => SuccessMessage
  onCancel?: () => void
}

/** A form with one text field, which shows its errors. */
export function LineForm(props: LineFormProps) {
  const { label, hint, initial, type, save, maxLength, failed, onSave, onSaved, onCancel } = props
  const [text, setText] = useState(initial ?? '')
  const [error, setError] = useState<string>()
  const { act, isPending } = useAdminAction()
  const send = (typed: string) => onSave(typed).then(ofFields)
  const submit = () =>
    act(failed, send, text, (result) => {
      setError(result.ok ? undefined : Object.values(result.fieldErrors ?? {})[0])
      if (!result.ok) return undefined
      if (initial === undefined) setText('')
      return onSaved(text)
    })
  return (
    <form
      noValidate
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) submit()
      }}
    >
      <InputField
        label={label}
        hint={hint}
        error={error}
        value={text}
        maxLength={maxLength}
        type={type}
        autoComplete={type ?? 'off'}
        autoCapitalize="none"
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <div className="flex gap-3">
        <Button type="submit" isBusy={isPending}>
          {save}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

type LineProps = {
  kind: BinKind
  id: string
  name: string
  children: ReactNode
  className: string
  /** The form that replaces the line until it calls `close`. */
  form: (close: () => void) => ReactNode
  onDelete: (id: string) => Promise<ActionResult>
  /** The success message of the deletion. */
  deleted: Omit<ToastContent, 'variant'>
}

/** A stored item that can be edited in place and moved to the bin. */
export function EditableLine({ kind, id, name, children, className, form, onDelete, deleted }: LineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { remove, isPending } = useRestore()
  const lineRef = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)
  // Button and form replace each other; move the focus, or it is lost with the removed one.
  useEffect(() => {
    if (isOpen) lineRef.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    else if (wasOpen.current) lineRef.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen)
    return (
      <li ref={lineRef} className="border-b border-line py-4">
        {form(() => setIsOpen(false))}
      </li>
    )
  return (
    <li ref={lineRef} className={`border-b border-line ${className}`}>
      {children}
      <div className="flex">
        <Button tone="quiet" aria-label={`Change ${name}`} onClick={() => setIsOpen(true)}>
          Change
        </Button>
        <Button
          tone="quiet"
          aria-label={`Delete ${name}`}
          isBusy={isPending}
          onClick={() => remove({ kind, id, name }, onDelete, deleted)}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
