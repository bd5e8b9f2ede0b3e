'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { ParagraphField } from './paragraph-field'
import { Button } from '@/components/ui/button'
import { Field, InputField } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { type ActionFailure, fail } from '@/lib/action-result'
import { COMMENT_MAX, GUEST_NAME_MAX } from '@/lib/posts/limits'
import { commentAsGuest } from '@/lib/posts/reviews/guest-actions'

type Props = { token: string; paragraphs: readonly string[] }

/** Takes comments at the secret address of a post. What is typed stays until it was sent. */
export function GuestComment({ token, paragraphs }: Props) {
  const [name, setName] = useState('')
  const [quote, setQuote] = useState('')
  const [body, setBody] = useState('')
  const [failure, setFailure] = useState<ActionFailure | null>(null)
  const [isSent, setIsSent] = useState(false)
  const [isPending, startTransition] = useTransition()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    startTransition(async () => {
      const result = await commentAsGuest({ token, name, quote, body }).catch(() =>
        fail('The server did not answer. Please try again.'),
      )
      setFailure(result.ok ? null : result)
      setIsSent(result.ok)
      if (!result.ok) return
      setQuote('')
      setBody('')
    })
  }
  return (
    <section aria-labelledby="guest-comment-heading" className="mx-auto grid w-full max-w-2xl gap-4 px-5 py-10">
      <h2 id="guest-comment-heading">Tell the editors what you think</h2>
      <form noValidate onSubmit={send} className="grid gap-4">
        <InputField
          label="Your name"
          autoComplete="name"
          maxLength={GUEST_NAME_MAX}
          error={failure?.fieldErrors?.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ParagraphField paragraphs={paragraphs} value={quote} onChange={setQuote} />
        <Field label="Comment" hint="The editors alone see it." error={failure?.fieldErrors?.body}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={COMMENT_MAX}
              value={body}
              onChange={({ target }) => setBody(target.value)}
              className={controlStyles}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isBusy={isPending}>
            Send comment
          </Button>
          <p role="status" className="text-sm">
            {isSent && 'Thank you: the editors have it.'}
            {failure && !failure.fieldErrors && <span className="font-medium text-tomato">{failure.message}</span>}
          </p>
        </div>
      </form>
    </section>
  )
}
