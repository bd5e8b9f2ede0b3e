import { Users } from 'lucide-react'
import { useController, useFormState } from 'react-hook-form'
import { useBylines } from '../authors/bylines'
import { Options } from '../shared/options'
import { TagInput } from '../tags/tag-input'
import { usePostEditor, usePostValue } from './editor-context'
import { TextField, usePostField } from './form-field'
import { SearchFields } from './search-fields'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import { Field, InputField, SelectField } from '@/components/ui/field'
import { Menu } from '@/components/ui/menu'
import { controlStyles } from '@/components/ui/styles'
import { momentInput, timeZoneName, toIso, toLocalInput } from '@/lib/datetime-local'
import { TYPE_CHOICES } from '@/lib/posts/admin/list-params'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import { AUTHOR_MAX } from '@/lib/posts/field-rules'
import { DATE_LABELS, fields } from '@/lib/posts/fields'

function TypeField() {
  const { field, error } = usePostField('postType')
  return (
    <SelectField label={fields.postType.label} error={error} {...field}>
      <Options of={TYPE_CHOICES} />
    </SelectField>
  )
}

/** The choice of an author, or the name of a guest. */
function AuthorField() {
  const bylines = useBylines()
  const { setValue } = usePostEditor().form
  const { field, error } = usePostField('author')
  const typed = usePostValue('author').trim()
  const chosen = bylines.find(({ name }) => name === typed)
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
              icon={<Users />}
              groups={[
                bylines.map(({ name, portrait }) => ({
                  label: name,
                  icon: <AuthorPortrait portrait={portrait} sizes="28px" className="h-8.75 w-7" />,
                  run: () => setValue('author', name, { shouldDirty: true }),
                })),
              ]}
            />
          )}
        </div>
      )}
    </Field>
  )
}

/** The slug. After an edit, says what happens to the old address. */
function SlugField() {
  const { dirtyFields } = useFormState<PostFormValues>({ name: 'slug' })
  const hint = dirtyFields.slug
    ? 'The old address will lead here for good. Left empty, the address is made from the title.'
    : 'What stands behind /blog/. When you change it, the old address goes on working.'
  return <TextField name="slug" hint={hint} />
}

type MomentFieldProps = { name: 'publishAt' | 'publishedOn' | 'unpublishAt'; label: string; hint: string }

/** A date and time in the editor's time zone. */
function MomentField({ name, label, hint }: MomentFieldProps) {
  const { field, fieldState } = useController<PostFormValues, MomentFieldProps['name']>({ name })
  // `unpublishAt` is stored in ISO 8601, the other dates in the format of the input.
  const isIso = name === 'unpublishAt'
  const value = isIso ? toLocalInput(field.value) : field.value
  return (
    <InputField
      label={label}
      hint={`Time zone: ${timeZoneName(value)}. ${hint}`}
      error={fieldState.error?.message}
      {...field}
      value={value}
      onChange={({ target }) => field.onChange(isIso ? toIso(target.value) : target.value)}
      {...momentInput}
    />
  )
}

function TagsField() {
  const { field, fieldState } = useController<PostFormValues, 'tags'>({ name: 'tags' })
  const { onChange, ...rest } = field
  return (
    <Field label={fields.tags.label} hint="Up to 8, separated by commas." error={fieldState.error?.message}>
      {(control) => <TagInput {...control} {...rest} onValue={onChange} />}
    </Field>
  )
}

export function PostFields() {
  const { base: post } = usePostEditor()
  return (
    <>
      <TypeField />
      <AuthorField />
      {post && <SlugField />}
      {post?.state === 'published' ? (
        <MomentField
          name="publishedOn"
          label={DATE_LABELS.publishedOn}
          hint="Readers see this date, and lists follow it."
        />
      ) : (
        <MomentField
          name="publishAt"
          label={DATE_LABELS.publishAt}
          hint="Left empty, it is public as soon as you publish it; a date that has passed is the date that it bears."
        />
      )}
      <MomentField
        name="unpublishAt"
        label={fields.unpublishAt.label}
        hint="Optional: from then on it is a draft again, by itself."
      />
      <TagsField />
      <SearchFields />
    </>
  )
}
