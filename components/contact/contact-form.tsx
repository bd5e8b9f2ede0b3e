'use client'

import { cutButton } from '@/components/site/cut-button'
import { HONEYPOT_FIELD } from '@/lib/contact/draft'
import { contactForm } from '@/lib/content/contact-form'
import { ContactFields } from './contact-fields'
import { RefusalNotice, SentNotice } from './form-notice'
import { useContactForm } from './use-contact-form'

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
