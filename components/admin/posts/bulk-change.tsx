import { useId } from 'react'
import { useForm, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useBylines } from '../authors/bylines'
import { Options } from '../shared/options'
import { FormDialog } from '@/components/ui/dialog'
import { InputField, SelectField } from '@/components/ui/field'
import { momentInput, timeZoneName, toIso } from '@/lib/datetime-local'
import { type BulkChange, bulkChangeSchema } from '@/lib/posts/admin/bulk-schema'
import { TYPE_CHOICES } from '@/lib/posts/admin/list-params'
import type { AdminPost } from '@/lib/posts/admin/post'
import { AUTHOR_MAX } from '@/lib/posts/field-rules'
import { counted } from '@/lib/text'

const NOTHING = { postType: '', author: '', addTags: '', removeTags: '', publishedAt: '' }
type Typed = typeof NOTHING
const isField = (name: unknown): name is keyof Typed => typeof name === 'string' && name in NOTHING

/** The input of the action, without empty fields: those do not change. */
function readChange(posts: readonly AdminPost[], { publishedAt, ...typed }: Typed) {
  const filled = Object.entries({ ...typed, publishedAt: toIso(publishedAt) || publishedAt })
  const changes = Object.fromEntries(filled.filter(([, value]) => value.trim() !== ''))
  return bulkChangeSchema.safeParse({ ids: posts.map(({ id }) => id), ...changes })
}

function Fields({ form }: { form: UseFormReturn<Typed> }) {
  const bylines = useBylines()
  const listId = useId()
  const { errors } = useFormState({ control: form.control })
  const publishedAt = useWatch({ control: form.control, name: 'publishedAt' })
  const text = (name: keyof Typed) => ({
    ...form.register(name),
    error: errors[name]?.message,
    autoComplete: 'off',
  })
  return (
    <>
      <SelectField label="Type" {...text('postType')}>
        <Options of={[['', 'Leave as it is'], ...TYPE_CHOICES]} />
      </SelectField>
      <InputField
        label="Author"
        {...text('author')}
        list={listId}
        maxLength={AUTHOR_MAX}
        placeholder="Leave as it is"
      />
      <datalist id={listId}>
        {bylines.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField label="Add tags" {...text('addTags')} placeholder="summer, soup" />
        <InputField label="Take away tags" {...text('removeTags')} placeholder="winter" />
      </div>
      <InputField
        label="Date"
        hint={`A later one for drafts and scheduled posts, which then appear together; one that has passed for published posts. Your time zone: ${timeZoneName(publishedAt)}.`}
        {...text('publishedAt')}
        {...momentInput}
      />
    </>
  )
}

type Props = { posts: AdminPost[]; onChange: (change: BulkChange) => Promise<void>; onClose: () => void }

/** The form that sets the type, author, tags or date of several posts. */
export function BulkChangeForm({ posts, onChange, onClose }: Props) {
  const form = useForm<Typed>({ defaultValues: NOTHING })
  const { errors, isSubmitting } = form.formState
  const count = counted(posts.length, 'post')

  const save = form.handleSubmit(async (typed) => {
    const read = readChange(posts, typed)
    if (read.success) return onChange(read.data)
    for (const { path, message } of read.error.issues.toReversed())
      form.setError(isField(path[0]) ? path[0] : 'root', { message })
  })

  return (
    <FormDialog
      onClose={onClose}
      title={`Change ${count}`}
      description="What is left empty stays as it is."
      send={isSubmitting ? 'Changing...' : `Change ${count}`}
      isBusy={isSubmitting}
      onSend={() => void save()}
    >
      <Fields form={form} />
      <p role="alert" className="text-sm font-medium text-tomato empty:hidden">
        {errors.root?.message}
      </p>
    </FormDialog>
  )
}
