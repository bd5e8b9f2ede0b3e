'use client'

import dynamic from 'next/dynamic'
import { useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { TextHandle } from '../editor/types'
import type { ImageTrayState } from '../images/use-image-tray'
import { ContentField } from './content-field'
import type { PostFormValues } from './form-schema'
import { PostImages } from './post-images'
import { StructureHelper } from './structure-helper'
import { CharacterCounter, Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { AUTHOR_MAX, fields, META_DESCRIPTION_MAX, META_TITLE_MAX } from '@/lib/posts/fields'
import type { FieldName } from '@/lib/posts/schema'
import { POST_TYPES, postType } from '@/lib/posts/types'

/** Registers a field of the form. Its error goes as soon as the field is edited (spec, section 5). */
export function usePostField(name: Exclude<keyof PostFormValues, 'images'>) {
  const { register, clearErrors, formState } = useFormContext<PostFormValues>()
  const field = register(name, { onChange: () => clearErrors(name) })
  return { field, error: formState.errors[name]?.message }
}

type TextFieldName = Exclude<FieldName, 'content' | 'images' | 'postType'>

function Counter({ name, max }: { name: TextFieldName; max: number }) {
  const text = useWatch<PostFormValues, TextFieldName>({ name })
  return <CharacterCounter length={text.length} max={max} />
}

type TextFieldProps = {
  name: TextFieldName
  hint?: string
  /** Shows a counter; does not stop the typing by itself. */
  counterMax?: number
  /** Stops the typing. */
  maxLength?: number
  rows?: number
}

/** One text of the post, on one line or on `rows`. */
function TextField({ name, hint, counterMax, maxLength, rows }: TextFieldProps) {
  const { field, error } = usePostField(name)
  const shared = { ...field, maxLength, className: controlStyles }
  return (
    <Field
      label={fields[name].label}
      hint={hint}
      error={error}
      aside={counterMax && <Counter name={name} max={counterMax} />}
    >
      {(control) =>
        rows ? <textarea {...control} {...shared} rows={rows} /> : <input {...control} {...shared} autoComplete="off" />
      }
    </Field>
  )
}

function TypeField() {
  const { field, error } = usePostField('postType')
  return (
    <Field label={fields.postType.label} error={error}>
      {(control) => (
        <select {...control} {...field} className={controlStyles}>
          {POST_TYPES.map((type) => (
            <option key={type} value={type}>
              {postType(type).label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Says what happens to the old slug before it is changed. */
function SlugField() {
  const { control } = useFormContext<PostFormValues>()
  const { dirtyFields } = useFormState({ control, name: 'slug' })
  const hint = dirtyFields.slug
    ? 'The old address will lead here for good. Left empty, the address is made from the title.'
    : 'What stands behind /blog/. When you change it, the old address goes on working.'
  return <TextField name="slug" hint={hint} />
}

/** It measures text, which only a browser can. */
const SeoPanel = dynamic(() => import('../seo/seo-panel'), {
  ssr: false,
  // Its room is kept: what stands below must not move under the pointer.
  loading: () => <div className="min-h-[56rem] sm:min-h-[48rem] lg:min-h-[28rem]" />,
})

type Props = { tray: ImageTrayState; isOver: boolean; round: number; hasSlug: boolean }

/** Everything that is filled in: what readers see first, then pictures and search side by side. */
export function PostFields({ tray, isOver, round, hasSlug }: Props) {
  const handleRef = useRef<TextHandle>(null)
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr]">
        <div className="sm:col-span-2 xl:col-span-1">
          <TextField name="title" />
        </div>
        <TypeField />
        <TextField name="author" maxLength={AUTHOR_MAX} />
      </div>
      <StructureHelper key={round} />
      <ContentField images={tray.images} handleRef={handleRef} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PostImages tray={tray} isOver={isOver} handleRef={handleRef} />
        <div className="grid min-w-0 gap-6">
          {hasSlug && <SlugField />}
          <TextField
            name="metaTitle"
            hint="For search results. Left empty, the title is used."
            counterMax={META_TITLE_MAX}
          />
          <TextField
            name="metaDescription"
            hint="For search results. Left empty, it is made from the title and the author."
            counterMax={META_DESCRIPTION_MAX}
            maxLength={META_DESCRIPTION_MAX}
            rows={4}
          />
          <TextField name="tags" hint="Up to 8, separated by commas." />
        </div>
      </div>
      <SeoPanel />
    </>
  )
}
