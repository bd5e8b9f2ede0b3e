'use client'

import { useFormContext, useFormState } from 'react-hook-form'
import type { PostFormValues } from './form-schema'
import { TextField } from './text-field'

/** The post's address; says what happens to the old one before it is changed. */
export function SlugField() {
  const { control } = useFormContext<PostFormValues>()
  const { dirtyFields } = useFormState({ control, name: 'slug' })
  const hint = dirtyFields.slug
    ? 'The old address will lead here for good. Left empty, the address is made from the title.'
    : 'What stands behind /blog/. When you change it, the old address goes on working.'
  return <TextField name="slug" label="Address" hint={hint} />
}
