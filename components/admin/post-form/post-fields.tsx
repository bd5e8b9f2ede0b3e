'use client'

import { Users } from 'lucide-react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { ShareImageField } from './share-image-field'
import { TagInput } from '../tags/tag-input'
import { useBylines } from '../authors/bylines'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import { CharacterCounter, Field, InputField } from '@/components/ui/field'
import { Menu } from '@/components/ui/menu'
import { controlStyles } from '@/components/ui/styles'
import { timeZoneName, toIso, toLocalInput } from '@/lib/datetime-local'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import { AUTHOR_MAX, fields, META_DESCRIPTION_MAX, META_TITLE_MAX } from '@/lib/posts/fields'
import type { FieldName } from '@/lib/posts/schema'
import { POST_TYPES, postType } from '@/lib/posts/types'

/** Registers a field of the form. Its error goes as soon as the field is edited (spec, section 5). */
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
  /** Shows a counter; does not limit the typing. */
  counterMax?: number
  /** Limits the typing. */
  maxLength?: number
  rows?: number
}

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

/** One of the authors, or the name of a guest. */
function AuthorField() {
  const bylines = useBylines()
  const { setValue, clearErrors } = useFormContext<PostFormValues>()
  const { field, error } = usePostField('author')
  const typed = useWatch<PostFormValues, 'author'>({ name: 'author' }).trim()
  const chosen = bylines.find(({ name }) => name === typed)
  const choose = (name: string) => {
    setValue('author', name, { shouldDirty: true })
    clearErrors('author')
  }
  return (
    <Field
      label={fields.author.label}
      error={error}
      aside={bylines.length > 0 && typed !== '' && (chosen ? chosen.role : 'A guest, without a profile')}
    >
      {(control) => (
        <div className="flex gap-1">
          <input {...control} {...field} maxLength={AUTHOR_MAX} autoComplete="off" className={controlStyles} />
          {bylines.length > 0 && (
            <Menu
              label="Choose an author"
              icon={<Users aria-hidden="true" className="size-5" />}
              groups={[
                bylines.map(({ name, portrait }) => ({
                  label: name,
                  icon: <AuthorPortrait portrait={portrait} sizes="28px" className="h-8.75 w-7" />,
                  run: () => choose(name),
                })),
              ]}
            />
          )}
        </div>
      )}
    </Field>
  )
}

/** Says what happens to the old address before it is changed. */
function SlugField() {
  const { control } = useFormContext<PostFormValues>()
  const { dirtyFields } = useFormState({ control, name: 'slug' })
  const hint = dirtyFields.slug
    ? 'The old address will lead here for good. Left empty, the address is made from the title.'
    : 'What stands behind /blog/. When you change it, the old address goes on working.'
  return <TextField name="slug" hint={hint} />
}

type MomentFieldProps = {
  name: 'publishAt' | 'publishedOn' | 'unpublishAt'
  label: string
  hint: string
  /** From the form's value to the input's, and back. */
  toInput?: (value: string) => string
  fromInput?: (typed: string) => string
}

const same = (value: string) => value

/** A moment in the editor's own time zone. */
function MomentField({ name, label, hint, toInput = same, fromInput = same }: MomentFieldProps) {
  const { field, fieldState } = useController<PostFormValues, MomentFieldProps['name']>({ name })
  const { clearErrors } = useFormContext<PostFormValues>()
  return (
    <InputField
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      {...field}
      value={field.value && toInput(field.value)}
      onChange={({ target }) => {
        field.onChange(target.value && fromInput(target.value))
        clearErrors(name)
      }}
      type="datetime-local"
    />
  )
}

function PublishDateField() {
  const publishAt = useWatch<PostFormValues, 'publishAt'>({ name: 'publishAt' })
  const hint = `Time zone: ${timeZoneName(publishAt)}. Left empty, it is public as soon as you publish it; a date that has passed is the date that it bears.`
  return <MomentField name="publishAt" label="Publish on" hint={hint} />
}

function PublishedDateField() {
  const publishedOn = useWatch<PostFormValues, 'publishedOn'>({ name: 'publishedOn' })
  const hint = `Time zone: ${timeZoneName(publishedOn)}. Readers see this date, and lists follow it.`
  return <MomentField name="publishedOn" label="Published on" hint={hint} />
}

function TagsField() {
  const { field, fieldState } = useController<PostFormValues, 'tags'>({ name: 'tags' })
  const { clearErrors } = useFormContext<PostFormValues>()
  const { onChange, ...rest } = field
  return (
    <Field label={fields.tags.label} hint="Up to 8, separated by commas." error={fieldState.error?.message}>
      {(control) => (
        <TagInput
          {...control}
          {...rest}
          onValue={(typed) => {
            onChange(typed)
            clearErrors('tags')
          }}
        />
      )}
    </Field>
  )
}

function NoindexField() {
  const { field } = usePostField('noindex')
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm font-semibold text-ink">
      <input type="checkbox" {...field} className="size-5 shrink-0 accent-accent" />
      {fields.noindex.label}
    </label>
  )
}

/** What search engines and shared links get. */
function SearchFields() {
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left text-lg font-semibold">Search and sharing</legend>
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
      <ShareImageField />
      <TextField
        name="canonical"
        hint="Only for a copy: the address that search engines should show instead, https://… or a path such as /blog/plum-cake. Left empty, it is this post."
      />
      <NoindexField />
    </fieldset>
  )
}

/** The fields of the drawer's first tab. */
export function PostFields({ post }: { post: EditablePost | null }) {
  return (
    <>
      <TypeField />
      <AuthorField />
      {post && <SlugField />}
      {post?.state === 'published' ? <PublishedDateField /> : <PublishDateField />}
      <MomentField
        name="unpublishAt"
        label={fields.unpublishAt.label}
        hint="Optional: from then on it is a draft again, by itself."
        toInput={toLocalInput}
        fromInput={toIso}
      />
      <TagsField />
      <SearchFields />
    </>
  )
}
