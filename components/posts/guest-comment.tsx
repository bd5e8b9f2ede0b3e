'use client'

import { type FormEvent, useActionState, useState, useTransition } from 'react'
import { ParagraphField } from './paragraph-field'
import { Button } from '@/components/ui/button'
import { Field, InputField } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { fail } from '@/lib/action-result'
import { COMMENT_MAX, GUEST_NAME_MAX } from '@/lib/posts/limits'
import { commentAsGuest, type GuestAnswer } from '@/lib/posts/reviews/guest-actions'

type Props = { token: string; paragraphs: readonly string[] }

/** Takes comments at the secret address of a post, also without a script. What is typed stays until it was sent. */
export function GuestComment({ token, paragraphs }: Props) {
  const [posted, action] = useActionState<GuestAnswer | null, unknown>(commentAsGuest, null)
  const [typed, setTyped] = useState(posted?.typed ?? { name: '', quote: '', body: '' })
  const [result, setResult] = useState(posted?.result)
  const [isPending, startTransition] = useTransition()
  const send = (event: FormEvent<HTMLFormElement>) => {
    // Sent by hand: a form's own action would be followed by React's reset, and the text would be gone.
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    startTransition(async () => {
      const answer = await commentAsGuest(null, data).catch(() => null)
      setResult(answer?.result ?? fail('The server did not answer. Please try again.'))
      if (answer?.result.ok) setTyped(answer.typed)
    })
  }
  const errors = result && !result.ok ? result.fieldErrors : undefined
  return (
    <section aria-labelledby="guest-comment-heading" className="mx-auto grid w-full max-w-2xl gap-4 px-5 py-10">
      <h2 id="guest-comment-heading">Tell the editors what you think</h2>
      <form noValidate action={action} onSubmit={send} className="grid gap-4">
        <input type="hidden" name="token" value={token} />
        <InputField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={GUEST_NAME_MAX}
          error={errors?.name}
          value={typed.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <ParagraphField
          name="quote"
          paragraphs={paragraphs}
          value={typed.quote}
          onChange={(quote) => setTyped({ ...typed, quote })}
        />
        <Field label="Comment" hint="Only the editors see it." error={errors?.body}>
          {(control) => (
            <textarea
              {...control}
              name="body"
              rows={4}
              maxLength={COMMENT_MAX}
              value={typed.body}
              onChange={({ target }) => setTyped({ ...typed, body: target.value })}
              className={controlStyles}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isBusy={isPending}>
            Send comment
          </Button>
          {/* Without a script the page is loaded anew: the focus shows the answer. */}
          <p role="status" tabIndex={-1} autoFocus={posted !== null} className="text-sm">
            {result?.ok && 'Thank you. The editors have your comment.'}
            {result && !result.ok && (
              <span className="font-medium text-tomato">
                {errors ? 'Not sent. Please correct the fields above.' : result.message}
              </span>
            )}
          </p>
        </div>
      </form>
    </section>
  )
}
