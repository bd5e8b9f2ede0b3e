'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { ParagraphField } from './paragraph-field'
import { Button } from '@/components/ui/button'
import { Field, InputField } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { type ActionResult, done, fail } from '@/lib/action-result'
import { COMMENT_MAX, GUEST_NAME_MAX } from '@/lib/posts/limits'
import { commentAsGuest, commentPlainly } from '@/lib/posts/reviews/guest-actions'
import type { GuestAnswer } from '@/lib/posts/reviews/schema'

const ANSWERS: Record<GuestAnswer, ActionResult> = {
  sent: done(undefined),
  invalid: fail('Not sent. Enter your name and a comment.'),
  conflict: fail('Not sent. This link has ended, or there are too many comments today.'),
  failed: fail('The comment could not be sent. Please try again in a moment.'),
}

type Props = { token: string; paragraphs: readonly string[]; answer: GuestAnswer | undefined }

/** Takes comments at the secret address of a post, also without a script. What is typed stays until it was sent. */
export function GuestComment({ token, paragraphs, answer }: Props) {
  const [name, setName] = useState('')
  const [quote, setQuote] = useState('')
  const [body, setBody] = useState('')
  const [result, setResult] = useState(answer && ANSWERS[answer])
  const [isPending, startTransition] = useTransition()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    startTransition(async () => {
      const sent = await commentAsGuest({ token, name, quote, body }).catch(() =>
        fail('The server did not answer. Please try again.'),
      )
      setResult(sent)
      if (!sent.ok) return
      setQuote('')
      setBody('')
    })
  }
  const failure = result?.ok ? undefined : result
  return (
    <section
      id="comment"
      aria-labelledby="guest-comment-heading"
      className="mx-auto grid w-full max-w-2xl gap-4 px-5 py-10"
    >
      <h2 id="guest-comment-heading">Tell the editors what you think</h2>
      {/* Without a script the browser itself asks for what is missing: a refusal by the server would lose what was typed. */}
      <form
        ref={(form) => {
          if (form) form.noValidate = true
        }}
        action={commentPlainly}
        onSubmit={send}
        className="grid gap-4"
      >
        <input type="hidden" name="token" value={token} />
        <InputField
          label="Your name"
          name="name"
          autoComplete="name"
          required
          pattern=".*\S.*"
          maxLength={GUEST_NAME_MAX}
          error={failure?.fieldErrors?.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ParagraphField name="quote" paragraphs={paragraphs} value={quote} onChange={setQuote} />
        <Field label="Comment" hint="Only the editors see it." error={failure?.fieldErrors?.body}>
          {(control) => (
            <textarea
              {...control}
              name="body"
              required
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
            {result?.ok && 'Thank you. The editors have your comment.'}
            {failure && !failure.fieldErrors && <span className="font-medium text-tomato">{failure.message}</span>}
          </p>
        </div>
      </form>
    </section>
  )
}
