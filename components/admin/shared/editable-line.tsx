import { type ReactNode, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { SuccessMessage } from './admin-action'
import { passFocus } from './pass-focus'
import { useActionForm } from './use-action-form'
import { useRestore } from './use-restore'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import type { ToastContent } from '@/components/ui/toast-store'
import { type ActionResult, invalidFields } from '@/lib/action-result'
import type { BinKind } from '@/lib/panel/bin/kinds'

const lineSchema = z.object({ text: z.string() })

type LineFormProps = {
  label: string
  hint?: string
  /** The stored value. Without it, the form is empty again after saving. */
  initial?: string
  type?: 'email'
  /** The label of the submit button. */
  button: string
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
  const { label, hint, initial, type, button, maxLength, failed, onSave, onSaved, onCancel } = props
  const { field, save, isSubmitting } = useActionForm({
    schema: lineSchema,
    defaultValues: { text: initial ?? '' },
    failed,
    async send({ text }) {
      const result = await onSave(text)
      // The action names the field as its own input does.
      const [error] = result.ok ? [] : Object.values(result.fieldErrors ?? {})
      return error === undefined ? result : invalidFields({ text: error })
    },
    onDone: (_, { text }, resetTo) => {
      resetTo({ text: initial === undefined ? '' : text })
      return onSaved(text)
    },
  })
  return (
    <form noValidate className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end" onSubmit={save}>
      <InputField
        label={label}
        hint={hint}
        maxLength={maxLength}
        type={type}
        autoComplete={type ?? 'off'}
        autoCapitalize="none"
        {...field('text')}
      />
      <DialogActions onCancel={onCancel}>
        <Button type="submit" isBusy={isSubmitting}>
          {button}
        </Button>
      </DialogActions>
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
    else if (wasOpen.current) passFocus(lineRef.current?.querySelector('button'))
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
      <div className="flex max-sm:-ml-4">
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
