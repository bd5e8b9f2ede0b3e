import { useFormContext, useWatch } from 'react-hook-form'
import { AreaField, CharacterCounter, InputField } from '@/components/ui/field'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import { fields } from '@/lib/posts/fields'
import type { FieldName } from '@/lib/posts/schema'

/** Registers a field of the form. An edit clears its error (spec, section 5). */
export function usePostField(name: Exclude<keyof PostFormValues, 'images'>) {
  const { register, clearErrors, formState } = useFormContext<PostFormValues>()
  const field = register(name, { onChange: () => clearErrors(name) })
  return { field, error: formState.errors[name]?.message }
}

type TextFieldName = Exclude<FieldName, 'content' | 'images' | 'noindex' | 'postType' | 'shareImage' | 'unpublishAt'>

function Counter({ name, max }: { name: TextFieldName; max: number }) {
  const text = useWatch<PostFormValues, TextFieldName>({ name })
  return <CharacterCounter length={text.length} max={max} />
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
