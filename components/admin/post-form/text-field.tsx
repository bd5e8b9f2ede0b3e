'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { PostFormValues } from './form-schema'
import { CharacterCounter, Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'

export type TextFieldName = Exclude<keyof PostFormValues, 'images' | 'postType' | 'intent' | 'id'>

/** Registers a field of the form. Its error goes as soon as the field is edited (spec, section 5). */
export function usePostField(name: Exclude<keyof PostFormValues, 'images'>) {
  const { register, clearErrors, formState } = useFormContext<PostFormValues>()
  const field = register(name, { onChange: () => clearErrors(name) })
  return { field, error: formState.errors[name]?.message }
}

function Counter({ name, max }: { name: TextFieldName; max: number }) {
  const text = useWatch<PostFormValues, TextFieldName>({ name })
  return <CharacterCounter length={text.length} max={max} />
}

type Props = {
  name: TextFieldName
  label: string
  hint?: string
  /** Shows a counter; does not stop the typing by itself. */
  counterMax?: number
  /** Stops the typing. */
  maxLength?: number
  rows?: number
}

/** One text of the post, on one line or on `rows`. */
export function TextField({ name, label, hint, counterMax, maxLength, rows }: Props) {
  const { field, error } = usePostField(name)
  const shared = { ...field, maxLength, className: controlStyles }
  return (
    <Field label={label} hint={hint} error={error} aside={counterMax && <Counter name={name} max={counterMax} />}>
      {(control) =>
        rows ? <textarea {...control} {...shared} rows={rows} /> : <input {...control} {...shared} autoComplete="off" />
      }
    </Field>
  )
}
