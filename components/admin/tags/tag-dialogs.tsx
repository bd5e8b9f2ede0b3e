import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useActionForm } from '../shared/use-action-form'
import { TagInput } from './tag-input'
import { useChangeTag } from './use-change-tag'
import { FormDialog } from '@/components/ui/dialog'
import { AreaField, CharacterCounter, Field } from '@/components/ui/field'
import { META_DESCRIPTION_MAX } from '@/lib/posts/field-rules'
import { describeTopic } from '@/lib/posts/tags/actions'
import type { AdminTag } from '@/lib/posts/tags/list'
import { changeTagSchema, describeTopicSchema } from '@/lib/posts/tags/schema'
import { BIN_DAYS } from '@/lib/retention'

type Props = { tag: AdminTag; onClose: () => void }

/** A new name; one that is in use takes the tag in. */
export function RenameDialog({ tag, onClose }: Props) {
  const [into, setInto] = useState('')
  const [error, setError] = useState<string>()
  const { change, isPending } = useChangeTag()
  const submit = () => {
    const parsed = changeTagSchema.safeParse({ tag: tag.name, into })
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    change(parsed.data, onClose)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={`Rename or merge “${tag.name}”`}
      description={`Every post gets the new name, drafts too. A tag of that name takes this one in. The address of its page leads on. The bin gives the old tag back for ${BIN_DAYS} days.`}
      send="Change all posts"
      isBusy={isPending}
      onSend={submit}
    >
      <Field label="New name" error={error}>
        {(control) => (
          <TagInput
            {...control}
            value={into}
            onValue={(typed) => {
              setInto(typed)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** What the page of the tag says; `usual` is what it says without. */
export function DescribeDialog({ tag, usual, onClose }: Props & { usual: string }) {
  const { form, field, save, isSubmitting } = useActionForm({
    schema: describeTopicSchema,
    defaultValues: { topic: tag.topic, description: tag.description },
    failed: 'Not saved',
    send: describeTopic,
    onDone: () => {
      onClose()
      return 'Description saved'
    },
  })
  const typed = useWatch({ control: form.control, name: 'description' })
  return (
    <FormDialog
      onClose={onClose}
      title={`Describe “${tag.name}”`}
      send="Save description"
      isBusy={isSubmitting}
      onSend={() => void save()}
    >
      <AreaField
        label="Description"
        hint={`Its page shows it, and search results. Left empty: ${usual}`}
        rows={4}
        aside={<CharacterCounter length={typed.length} max={META_DESCRIPTION_MAX} />}
        {...field('description')}
      />
    </FormDialog>
  )
}
