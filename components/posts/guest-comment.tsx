'use client'

import { type FormEvent, useActionState, useRef, useState, useTransition } from 'react'
import { ParagraphField } from './paragraph-field'
import { Button } from '@/components/ui/button'
import { AreaField, InputField } from '@/components/ui/field'
import { fail } from '@/lib/action-result'
import { COMMENT_MAX, GUEST_NAME_MAX } from '@/lib/posts/limits'
import { commentAsGuest, type GuestAnswer } from '@/lib/posts/reviews/guest-actions'
import { guestFields } from '@/lib/posts/reviews/guest-fields'

type Props = { token?: string; paragraphs?: readonly string[] }

/** The comment form at the secret address of a post. It works without a script; typed text stays until it is sent. */
export function GuestComment({ token = '', paragraphs }: Props) {
  const [posted, action] = useActionState<GuestAnswer | null, unknown>(commentAsGuest, null, '/preview/comment')
  const [typed, setTyped] = useState(posted?.typed ?? { token, name: '', quote: '', body: '' })
  const [result, setResult] = useState(posted?.result)
  const [isPending, startTransition] = useTransition()
  const formRef = useRef<HTMLFormElement>(null)
  // All fields at once, because some may have been filled before the scripts ran.
  const readFields = () => setTyped(guestFields(new FormData(formRef.current ?? undefined)))
  const send = (event: FormEvent<HTMLFormElement>) => {
    // Call the action by hand: React resets a form after its own action, and the text would be lost.
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    const sent = guestFields(data)
    setTyped(sent)
    // Removes the last answer, because a screen reader does not repeat an answer that stays the same.
    setResult(undefined)
    startTransition(async () => {
      const answer = await commentAsGuest(null, data).catch(() => null)
      setResult(answer?.result ?? fail('The server did not answer. Please try again.'))
      // A comment that the guest changed during the sending stays.
      if (answer?.result.ok) setTyped((now) => (now.body === sent.body ? answer.typed : now))
    })
  }
  const failure = result?.ok ? undefined : result
  const { name: nameError, body: bodyError } = failure?.fieldErrors ?? {}
  return (
    <section aria-labelledby="guest-comment-heading" className="mx-auto grid w-full max-w-2xl gap-4 px-5 py-10">
      <h2 id="guest-comment-heading">Tell the editors what you think</h2>
      <form ref={formRef} noValidate action={action} onSubmit={send} className="grid gap-4">
        <input type="hidden" name="token" value={typed.token} />
        <InputField
          label="Your name"
          name="name"
          autoComplete="name"
          required
          maxLength={GUEST_NAME_MAX}
          error={nameError}
          value={typed.name}
          onChange={readFields}
        />
        <ParagraphField
          name="quote"
          paragraphs={paragraphs ?? (typed.quote ? [typed.quote] : [])}
          value={typed.quote}
          onChange={readFields}
        />
        <AreaField
          label="Comment"
          hint="Only the editors see it."
          name="body"
          required
          rows={4}
          maxLength={COMMENT_MAX}
          error={bodyError}
          value={typed.body}
          onChange={readFields}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isBusy={isPending}>
            Send comment
          </Button>
          {/* Without a script the answer is a new page, so `autoFocus` leads to the message. */}
          <p role="status" tabIndex={-1} autoFocus={posted !== null} className="text-sm">
            {result?.ok && 'Thank you. The editors have your comment.'}
            {failure && (
              <span className="font-medium text-tomato">
                {failure.fieldErrors ? 'Not sent. Please correct the fields above.' : failure.message}
              </span>
            )}
          </p>
        </div>
      </form>
    </section>
  )
}
