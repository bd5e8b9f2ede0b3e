'use client'

import { usePostField } from './text-field'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { POST_TYPE_LABELS, POST_TYPES } from '@/lib/posts/schema'

export function TypeField() {
  const { field, error } = usePostField('postType')
  return (
    <Field label="Content type" error={error}>
      {(control) => (
        <select {...control} {...field} className={controlStyles}>
          {POST_TYPES.map((type) => (
            <option key={type} value={type}>
              {POST_TYPE_LABELS[type]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
