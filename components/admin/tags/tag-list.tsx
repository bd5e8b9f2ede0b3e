'use client'

import Link from 'next/link'
import { useState } from 'react'
import type { z } from 'zod'
import { useWatch } from 'react-hook-form'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { inPosts, useRestore } from '../shared/use-restore'
import { useActionForm } from '../shared/use-action-form'
import { TagInput } from './tag-input'
import { Button, buttonStyles } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialog'
import { AreaField, CharacterCounter, Field } from '@/components/ui/field'
import { untilDone } from '@/lib/action-result'
import { META_DESCRIPTION_MAX } from '@/lib/posts/field-rules'
import { changeTag, describeTopic } from '@/lib/posts/tags/actions'
import type { AdminTag } from '@/lib/posts/tags/list'
import { changeTagSchema, describeTopicSchema } from '@/lib/posts/tags/schema'
import { BIN_DAYS } from '@/lib/retention'
import { counted } from '@/lib/text'

type Change = z.output<typeof changeTagSchema>

const changeWhole = (input: Change) => untilDone(() => changeTag(input))

/** Changes a tag in all posts, in several calls. After a failure, the next attempt continues. */
function useChangeTag() {
  const { act, isPending } = useAdminAction()
  const { undoOf } = useRestore()
  const change = (input: Change, onDone?: () => void) =>
    act('Not changed', changeWhole, input, (parts) => {
      onDone?.()
      const title = input.into === null ? `“${input.tag}” retired` : `“${input.tag}” is “${input.into}” now`
      return { title, description: inPosts(parts), action: undoOf('tag', input.tag, input.tag) }
    })
  return { change, isPending }
}

type Props = { tag: AdminTag; onClose: () => void }

/** Renames a tag, or merges it into the tag that has the new name. */
function RenameDialog({ tag, onClose }: Props) {
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

/** Edits the description of the tag's page. `usual`: the default description. */
function DescribeDialog({ tag, usual, onClose }: Props & { usual: string }) {
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

/** A tag with the path of its page (null without one) and the page's default description. */
type ListedTag = AdminTag & { path: string | null; usual: string }

function postsOf({ published, others }: AdminTag): string {
  const hidden = others > 0 ? `, ${others.toLocaleString('en')} not public` : ''
  return `${counted(published + others, 'post')}${hidden}`
}

function TagLine({ tag }: { tag: ListedTag }) {
  const { name, path, description, usual } = tag
  const [asked, setAsked] = useState<'rename' | 'describe' | 'retire' | null>(null)
  const { change, isPending } = useChangeTag()
  const close = () => setAsked(null)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">
          <Link
            href={`/admin/posts?tag=${encodeURIComponent(name)}`}
            className="font-semibold underline underline-offset-4"
          >
            {name}
          </Link>{' '}
          <span className="text-sm text-ink-soft tabular-nums">{postsOf(tag)}</span>
        </p>
        {description && <p className="text-sm text-ink-soft">{description}</p>}
      </div>
      <div className="-mx-4 flex flex-wrap max-sm:-mx-2 max-sm:*:px-2">
        {path && (
          <a href={path} aria-label={`Page of ${name}`} className={buttonStyles('quiet')}>
            Page
          </a>
        )}
        <Button tone="quiet" aria-label={`Rename or merge ${name}`} onClick={() => setAsked('rename')}>
          Rename or merge
        </Button>
        {tag.topic !== '' && (
          <Button tone="quiet" aria-label={`Describe ${name}`} onClick={() => setAsked('describe')}>
            Describe
          </Button>
        )}
        <Button tone="quiet" isBusy={isPending} aria-label={`Retire ${name}`} onClick={() => setAsked('retire')}>
          Retire
        </Button>
      </div>
      {asked === 'rename' && <RenameDialog tag={tag} onClose={close} />}
      {asked === 'describe' && <DescribeDialog tag={tag} usual={usual} onClose={close} />}
      {asked === 'retire' && (
        <ConfirmDialog
          question={`Retire “${name}”?`}
          consequence={`It is taken out of ${postsOf(tag)}. ${path ? 'The address of its page leads to all topics. ' : ''}The bin gives it back for ${BIN_DAYS} days.`}
          yes="Retire the tag"
          no="Keep it"
          onYes={() => change({ tag: name, into: null })}
          onClose={close}
        />
      )}
    </li>
  )
}

/** The tags, most used first. */
export function TagList({ tags }: { tags: readonly ListedTag[] }) {
  return (
    <ul aria-label="Tags" className="border-t border-line">
      {tags.map((tag) => (
        <TagLine key={tag.name} tag={tag} />
      ))}
    </ul>
  )
}
