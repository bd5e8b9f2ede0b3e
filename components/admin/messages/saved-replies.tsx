'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useFormAction } from '../shared/admin-action'
import { NamedTexts } from '../shared/named-texts'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { CharacterCounter, Field, InputField } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { deleteReply, saveReply } from '@/lib/contact/inbox/actions'
import type { SavedReply } from '@/lib/contact/inbox/replies'
import { REPLY_NAME_MAX, SAVED_REPLY_MAX, savedReplySchema } from '@/lib/contact/inbox/reply-schema'

type Values = z.input<typeof savedReplySchema>
type FormProps = { reply: SavedReply | null; onClose: (() => void) | undefined }

/** One saved reply as it is written. The typed text stays until it is saved. */
function ReplyForm({ reply, onClose }: FormProps) {
  const toast = useToast()
  const defaultValues: Values = reply ?? { id: null, name: '', body: '' }
  const form = useForm<Values>({ resolver: zodResolver(savedReplySchema), defaultValues })
  const { errors, isSubmitting } = form.formState
  const body = useWatch({ control: form.control, name: 'body' })
  const send = useFormAction(form)

  const save = form.handleSubmit(async (values) => {
    if (!(await send('Not saved', () => saveReply(values)))) return
    toast.show({ variant: 'success', title: `Reply “${values.name.trim()}” saved` })
    form.reset(defaultValues)
    onClose?.()
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
      <DialogActions onCancel={onClose}>
        <Button type="submit" isBusy={isSubmitting}>
          {reply ? 'Save reply' : 'Add reply'}
        </Button>
      </DialogActions>
    </form>
  )
}

/** The replies that are written again and again, with a form for more. */
export function SavedReplyList({ replies }: { replies: SavedReply[] }) {
  return (
    <NamedTexts
      kind="reply"
      label="Saved replies"
      texts={replies}
      lineOf={({ name, body }) => ({ name, title: name, text: body })}
      form={(reply, close) => <ReplyForm reply={reply} onClose={close} />}
      onDelete={deleteReply}
    />
  )
}
