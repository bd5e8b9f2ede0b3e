'use client'

import { useId, useState, useTransition } from 'react'
import type { z } from 'zod'
import { useBylines } from '../authors/bylines'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { timeZoneName, toIso } from '@/lib/datetime-local'
import { type BulkChange, bulkChangeSchema } from '@/lib/posts/admin/bulk-schema'
import type { AdminPost } from '@/lib/posts/admin/post'
import { countPosts } from '@/lib/posts/admin/post-actions'
import { AUTHOR_MAX } from '@/lib/posts/field-rules'
import { POST_TYPES, postType } from '@/lib/posts/types'

const NOTHING = { postType: '', author: '', addTags: '', removeTags: '', publishedAt: '' }
type Typed = typeof NOTHING

/** The change for the action: a field that was left empty stays as it is. */
function readChange(posts: readonly AdminPost[], { publishedAt, ...typed }: Typed) {
  const filled = Object.entries({ ...typed, publishedAt: publishedAt && toIso(publishedAt) })
  const changes = Object.fromEntries(filled.filter(([, value]) => value.trim() !== ''))
  return bulkChangeSchema.safeParse({ ids: posts.map(({ id }) => id), ...changes })
}

/** The error of each field; under '' the error of the whole form. */
type Errors = Partial<Record<string, string>>

const errorsOf = ({ issues }: z.ZodError): Errors =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]))

type FieldsProps = { typed: Typed; errors: Errors; onType: (changes: Partial<Typed>) => void }

function Fields({ typed, errors, onType }: FieldsProps) {
  const bylines = useBylines()
  const listId = useId()
  const text = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
    autoComplete: 'off',
    className: controlStyles,
  })
  return (
    <>
      <Field label="Type" error={errors.postType}>
        {(control) => (
          <select {...control} {...text('postType')}>
            <option value="">Leave as it is</option>
            {POST_TYPES.map((type) => (
              <option key={type} value={type}>
                {postType(type).label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Author" error={errors.author}>
        {(control) => (
          <input {...control} {...text('author')} list={listId} maxLength={AUTHOR_MAX} placeholder="Leave as it is" />
        )}
      </Field>
      <datalist id={listId}>
        {bylines.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Add tags" error={errors.addTags}>
          {(control) => <input {...control} {...text('addTags')} placeholder="summer, soup" />}
        </Field>
        <Field label="Take away tags" error={errors.removeTags}>
          {(control) => <input {...control} {...text('removeTags')} placeholder="winter" />}
        </Field>
      </div>
      <Field
        label="Date"
        hint={`A later one for drafts and scheduled posts, which then appear together; one that has passed for published posts. Your time zone: ${timeZoneName(typed.publishedAt)}.`}
        error={errors.publishedAt}
      >
        {(control) => <input {...control} {...text('publishedAt')} type="datetime-local" />}
      </Field>
    </>
  )
}

type Props = { posts: AdminPost[]; onChange: (change: BulkChange) => Promise<void>; onClose: () => void }

/** The form that gives several posts a type, an author, tags or a date. */
export function BulkChangeForm({ posts, onChange, onClose }: Props) {
  const [typed, setTyped] = useState(NOTHING)
  const [errors, setErrors] = useState<Errors>({})
  const [isPending, startTransition] = useTransition()
  const count = countPosts(posts.length)

  async function save() {
    const read = readChange(posts, typed)
    setErrors(read.success ? {} : errorsOf(read.error))
    if (read.success) await onChange(read.data)
  }

  return (
    <Dialog open onClose={onClose} title={`Change ${count}`} description="What is left empty stays as it is.">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) startTransition(save)
        }}
      >
        <Fields
          typed={typed}
          errors={errors}
          onType={(changes) => {
            setTyped({ ...typed, ...changes })
            setErrors({})
          }}
        />
        <p role="alert" className="text-sm font-medium text-tomato empty:hidden">
          {errors['']}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isPending || undefined}>
            {isPending ? 'Changing...' : `Change ${count}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
