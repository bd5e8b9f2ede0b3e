'use client'

import { CircleCheck, TriangleAlert } from 'lucide-react'
import { ContactFields } from './contact-fields'
import { useContactForm } from './use-contact-form'
import { cutButton } from '@/components/site/cut-button'
import { HONEYPOT_FIELD, type ContactState } from '@/lib/contact/draft'
import { contactForm, contactAnswers as answers } from '@/lib/content/contact-form'

type Refusal = Exclude<ContactState['status'], 'idle' | 'sent'>

const refusals: Record<Refusal, { title: string; text: string }> = {
  invalid: { title: answers.invalidTitle, text: answers.invalidText },
  failed: { title: answers.errorTitle, text: answers.errorText },
  'too-many': { title: answers.tooManyTitle, text: answers.tooManyText },
  'too-fast': { title: answers.tooFastTitle, text: answers.tooFastText },
}

/** Why the message was not sent. Takes the focus; without a script, the browser's autofocus brings the eye here. */
function RefusalNotice({ status }: { status: Refusal }) {
  const { title, text } = refusals[status]
  return (
    <div
      data-answer
      role="alert"
      tabIndex={-1}
      autoFocus
      className="mb-6 flex gap-3 rounded-lg border-2 border-tomato bg-paper px-4 py-3"
    >
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-tomato" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}

/** In place of the form once the message is stored. */
function SentNotice({ onAnother }: { onAnother: () => void }) {
  return (
    <div data-answer role="status" tabIndex={-1} autoFocus className="py-10">
      <CircleCheck aria-hidden="true" className="mb-4 size-12 text-herb" strokeWidth={1.5} />
      <p className="font-display font-semibold text-h2 leading-tight">{answers.successTitle}</p>
      <p className="measure mt-2 text-ink-soft">{answers.successText}</p>
      {/* A link: without a script it asks for the page again, and gets an empty form. */}
      <a
        href="/contact"
        onClick={(event) => {
          event.preventDefault()
          onAnother()
        }}
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {answers.another}
      </a>
    </div>
  )
}

/** Out of sight and out of the tab order, yet there for programs that fill in every field. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        {contactForm.trapLabel}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** The message form. Works as a plain form before its script arrives and without one. */
export function ContactForm() {
  const { state, action, submit, pending, form, startAnew } = useContactForm()
  const errors = state.status === 'invalid' ? state.errors : {}
  const draft = 'draft' in state ? state.draft : {}
  return (
    <form ref={form} action={action} onSubmit={submit} aria-labelledby="message-title">
      {state.status === 'sent' ? (
        <SentNotice onAnother={startAnew} />
      ) : (
        <>
          {state.status !== 'idle' && <RefusalNotice status={state.status} />}
          <ContactFields draft={draft} errors={errors} />
          <Trap />
          <p className="mt-6 text-sm text-ink-soft">
            {contactForm.privacy}{' '}
            <a href={contactForm.privacyLink.href} className="underline underline-offset-2">
              {contactForm.privacyLink.label}
            </a>
          </p>
          <button
            type="submit"
            aria-disabled={pending || undefined}
            className={cutButton({ size: 'large', className: 'mt-6' })}
          >
            {pending ? contactForm.submitting : contactForm.submit}
          </button>
        </>
      )}
    </form>
  )
}
