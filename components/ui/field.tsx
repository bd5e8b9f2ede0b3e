import { type ComponentProps, type ReactNode, useId } from 'react'
import { controlStyles } from './styles'

/** The attributes that tie a control to its label, hint, counter and error. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with a hint above it and its error and counter below. */
export function Field({ label, hint, error, aside, children }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const asideId = `${id}-aside`
  const describedBy = [error && errorId, hint && hintId, aside && asideId].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {(error || aside) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm">
          {error && (
            <p id={errorId} className="font-medium text-tomato">
              {error}
            </p>
          )}
          {aside && (
            <div id={asideId} className="ml-auto text-ink-soft tabular-nums">
              {aside}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

type InputProps = Omit<Props, 'children'> & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A field of one line; other props go onto the input. */
export function InputField({ label, hint, error, aside, ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <input {...control} {...input} className={controlStyles} />}
    </Field>
  )
}

type AreaProps = Omit<Props, 'children'> & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** A field of several lines. */
export function AreaField({ label, hint, error, aside, ...area }: AreaProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <textarea {...control} {...area} className={controlStyles} />}
    </Field>
  )
}

type SelectProps = Omit<Props, 'children'> & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** A select field; `children` are its options. */
export function SelectField({ label, hint, error, aside, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <select {...control} {...select} className={controlStyles} />}
    </Field>
  )
}

/** "12 / 60", read out as "12 of 60 characters". Has the colour of an error beyond the limit. */
export function CharacterCounter({ length, max }: { length: number; max: number }) {
  return (
    <span className={length > max ? 'font-semibold text-tomato' : undefined}>
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span className="sr-only">
        {length} of {max} characters
      </span>
    </span>
  )
}
