'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { EditableLine, type Run, useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { CharacterCounter, Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { done } from '@/lib/action-result'
import { deleteReply, saveReply } from '@/lib/contact/inbox/actions'
import type { SavedReply } from '@/lib/contact/inbox/replies'
import { REPLY_NAME_MAX, SAVED_REPLY_MAX, savedReplySchema } from '@/lib/contact/inbox/reply-schema'

type Errors = Partial<Record<string, string>>
type FormProps = { reply: SavedReply | null; run: Run; onDone: () => void; onCancel?: () => void }

/** What is typed into the form of a reply, what is wrong with it, and the way to save it. */
function useReply({ reply, run, onDone }: FormProps) {
  const toast = useToast()
  const [typed, setTyped] = useState({ name: reply?.name ?? '', body: reply?.body ?? '' })
  const [errors, setErrors] = useState<Errors>({})
  const [isPending, startTransition] = useTransition()
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    setErrors({})
  }

  async function save() {
    const input = { id: reply?.id ?? null, ...typed }
    const { error } = savedReplySchema.safeParse(input)
    if (error) return setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])))
    const refused = await run('Not saved', async () => {
      const result = await saveReply(input)
      // What is wrong with a field is said there; anything else becomes a toast, as everywhere.
      if (result.ok) return done<Errors>({})
      return result.fieldErrors ? done<Errors>(result.fieldErrors) : result
    })
    if (refused === null) return
    setErrors(refused)
    if (Object.keys(refused).length > 0) return
    toast.show({ variant: 'success', title: `Reply “${typed.name.trim()}” saved` })
    if (!reply) setTyped({ name: '', body: '' })
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) startTransition(save)
  }
  return { ...typed, errors, isPending, change, submit }
}

/** One saved reply as it is written. What was typed stays until it is saved. */
function ReplyForm(props: FormProps) {
  const { name, body, errors, isPending, change, submit } = useReply(props)
  const { reply, onCancel } = props
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field label="Name" error={errors.name}>
        {(control) => (
          <input
            {...control}
            value={name}
            maxLength={REPLY_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
            className={controlStyles}
          />
        )}
      </Field>
      <Field
        label="Text"
        error={errors.body}
        aside={<CharacterCounter length={body.trim().length} max={SAVED_REPLY_MAX} />}
      >
        {(control) => (
          <textarea
            {...control}
            value={body}
            rows={5}
            onChange={({ target }) => change({ body: target.value })}
            className={controlStyles}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending || undefined}>
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

function ReplyRow({ reply, run }: { reply: SavedReply; run: Run }) {
  const toast = useToast()
  const { id, name, body } = reply

  async function remove() {
    if ((await run('Not deleted', () => deleteReply(id))) === null) return
    const undo = { label: 'Undo', run: () => void run('Not brought back', () => saveReply({ id: null, name, body })) }
    toast.show({ variant: 'success', title: `Reply “${name}” deleted`, action: undo })
  }
  return (
    <EditableLine
      name={name}
      className="grid gap-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
      form={(close) => <ReplyForm reply={reply} run={run} onDone={close} onCancel={close} />}
      onDelete={remove}
    >
      <div className="min-w-0 py-2">
        <p className="font-semibold break-words">{name}</p>
        <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-ink-soft">{body}</p>
      </div>
    </EditableLine>
  )
}

/** The saved replies, with a form for more. */
export function SavedReplyList({ replies, username }: { replies: SavedReply[]; username: string }) {
  const { run, dialog } = useAdminAction(username)
  return (
    <>
      <ul aria-label="Saved replies" className="border-t border-line empty:hidden">
        {replies.map((reply) => (
          <ReplyRow key={reply.id} reply={reply} run={run} />
        ))}
      </ul>
      <section aria-labelledby="new-reply-heading" className="grid gap-4">
        <h2 id="new-reply-heading" className="font-display font-semibold text-xl">
          A new reply
        </h2>
        <ReplyForm reply={null} run={run} onDone={() => undefined} />
      </section>
      {dialog}
    </>
  )
}
