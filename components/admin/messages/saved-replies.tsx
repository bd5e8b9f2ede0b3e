'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useAdminAction } from '../shared/admin-action'
import { EditableLine } from '../shared/editable-line'
import { useRestore } from '../shared/use-restore'
import { Button } from '@/components/ui/button'
import { CharacterCounter, Field, InputField } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { done } from '@/lib/action-result'
import { deleteReply, saveReply } from '@/lib/contact/inbox/actions'
import type { SavedReply } from '@/lib/contact/inbox/replies'
import { REPLY_NAME_MAX, SAVED_REPLY_MAX, savedReplySchema } from '@/lib/contact/inbox/reply-schema'

type Values = z.input<typeof savedReplySchema>
type FormProps = { reply: SavedReply | null; onDone?: () => void; onCancel?: () => void }

/** One saved reply as it is written. The typed text stays until it is saved. */
function ReplyForm({ reply, onDone, onCancel }: FormProps) {
  const toast = useToast()
  const { run } = useAdminAction()
  const defaultValues: Values = reply ?? { id: null, name: '', body: '' }
  const form = useForm<Values>({ resolver: zodResolver(savedReplySchema), defaultValues })
  const { errors, isSubmitting } = form.formState
  const body = useWatch({ control: form.control, name: 'body' })

  const save = form.handleSubmit(async (values) => {
    const refused = await run('Not saved', async () => {
      const result = await saveReply(values)
      // A refused name is shown at its field; anything else becomes a toast, as everywhere.
      return result.ok || !result.fieldErrors ? result : done(result.fieldErrors)
    })
    if (refused === null) return
    if (refused) return form.setError('name', { message: refused.name ?? 'It could not be saved' })
    toast.show({ variant: 'success', title: `Reply “${values.name.trim()}” saved` })
    form.reset(defaultValues)
    onDone?.()
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <InputField
        label="Name"
        error={errors.name?.message}
        {...form.register('name')}
        maxLength={REPLY_NAME_MAX}
        autoComplete="off"
      />
      <Field
        label="Text"
        error={errors.body?.message}
        aside={<CharacterCounter length={body.trim().length} max={SAVED_REPLY_MAX} />}
      >
        {(control) => <textarea {...control} {...form.register('body')} rows={5} className={controlStyles} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          {reply ? 'Save reply' : 'Add reply'}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

function ReplyRow({ reply }: { reply: SavedReply }) {
  const toast = useToast()
  const { run } = useAdminAction()
  const { undoOf } = useRestore()
  const { id, name, body } = reply

  async function remove() {
    if ((await run('Not deleted', () => deleteReply(id))) === null) return
    toast.show({ variant: 'success', title: `Reply “${name}” deleted`, action: undoOf('reply', id, name) })
  }
  return (
    <EditableLine
      name={name}
      className="grid gap-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
      form={(close) => <ReplyForm reply={reply} onDone={close} onCancel={close} />}
      onDelete={remove}
    >
      <div className="min-w-0 py-2">
        <p className="font-semibold break-words">{name}</p>
        <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-ink-soft">{body}</p>
      </div>
    </EditableLine>
  )
}

export function SavedReplyList({ replies }: { replies: SavedReply[] }) {
  return (
    <>
      <ul aria-label="Saved replies" className="border-t border-line empty:hidden">
        {replies.map((reply) => (
          <ReplyRow key={reply.id} reply={reply} />
        ))}
      </ul>
      <section aria-labelledby="new-reply-heading" className="grid gap-4">
        <h2 id="new-reply-heading" className="font-display font-semibold text-xl">
          A new reply
        </h2>
        <ReplyForm reply={null} />
      </section>
    </>
  )
}
