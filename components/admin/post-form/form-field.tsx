import { useFormState } from 'react-hook-form'
import { usePostEditor, usePostValue } from './editor-context'
import { AreaField, CharacterCounter, InputField } from '@/components/ui/field'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import { fields } from '@/lib/posts/fields'
import type { FieldName } from '@/lib/posts/schema'

/** Registers a field of the form. */
export function usePostField(name: Exclude<keyof PostFormValues, 'images'>) {
  const { errors } = useFormState<PostFormValues>({ name })
  return { field: usePostEditor().form.register(name), error: errors[name]?.message }
}

type TextFieldName = Exclude<FieldName, 'content' | 'images' | 'noindex' | 'postType' | 'shareImage' | 'unpublishAt'>

function Counter({ name, max }: { name: TextFieldName; max: number }) {
  return <CharacterCounter length={usePostValue(name).length} max={max} />
}

type TextFieldProps = {
  name: TextFieldName
  hint?: string
  /** Shows a counter; does not limit the input. */
  counterMax?: number
  maxLength?: number
  rows?: number
}

export function TextField({ name, hint, counterMax, maxLength, rows }: TextFieldProps) {
  const { field, error } = usePostField(name)
  const aside = counterMax && <Counter name={name} max={counterMax} />
  const shared = { label: fields[name].label, hint, error, aside, ...field, maxLength }
  return rows ? <AreaField {...shared} rows={rows} /> : <InputField {...shared} autoComplete="off" />
}
