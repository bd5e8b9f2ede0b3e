'use client'

import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'

type LineFormProps = {
  label: string
  hint?: string
  initial?: string
  save: string
  maxLength?: number
  /** Answers whether it was saved, or the error of the line. */
  onSave: (text: string) => Promise<boolean | string>
  onCancel?: () => void
}

export function LineForm({ label, hint, initial = '', save, maxLength, onSave, onCancel }: LineFormProps) {
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  const [isPending, startTransition] = useTransition()
  const submit = async () => {
    const saved = await onSave(text)
    if (typeof saved === 'string') setError(saved)
    else if (saved) setText(initial)
  }
  return (
    <form
      noValidate
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) startTransition(submit)
      }}
    >
      <InputField
        label={label}
        hint={hint}
        error={error}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <div className="flex gap-3">
        <Button type="submit" aria-disabled={isPending || undefined}>
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
  name: string
  children: ReactNode
  className: string
  /** Replaces the line until `close`. */
  form: (close: () => void) => ReactNode
  onDelete: () => Promise<void>
}

export function EditableLine({ name, children, className, form, onDelete }: LineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, startTransition] = useTransition()
  const lineRef = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)
  // The button and the form replace each other, and the focus would go with the one that leaves.
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
        <Button tone="quiet" aria-label={`Delete ${name}`} isBusy={isPending} onClick={() => startTransition(onDelete)}>
          Delete
        </Button>
      </div>
    </li>
  )
}
