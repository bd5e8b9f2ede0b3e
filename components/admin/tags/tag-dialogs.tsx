'use client'

import { useState, useTransition } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { TagInput } from './tag-input'
import { useChangeTag } from './use-change-tag'
import { FormDialog } from '@/components/ui/dialog'
import { CharacterCounter, Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
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
  const [description, setDescription] = useState(tag.description)
  const [error, setError] = useState<string>()
  const { run } = useAdminAction()
  const toast = useToast()
  const [isPending, startTransition] = useTransition()
  const submit = () => {
    const parsed = describeTopicSchema.safeParse({ topic: tag.topic, description })
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    startTransition(async () => {
      if ((await run('Not saved', () => describeTopic(parsed.data))) === null) return
      toast.show({ variant: 'success', title: 'Description saved' })
      onClose()
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={`Describe “${tag.name}”`}
      send="Save description"
      isBusy={isPending}
      onSend={submit}
    >
      <Field
        label="Description"
        hint={`Its page shows it, and search results. Left empty: ${usual}`}
        error={error}
        aside={<CharacterCounter length={description.length} max={META_DESCRIPTION_MAX} />}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={description}
            onChange={({ target }) => {
              setDescription(target.value)
              setError(undefined)
            }}
            className={controlStyles}
          />
        )}
      </Field>
    </FormDialog>
  )
}
