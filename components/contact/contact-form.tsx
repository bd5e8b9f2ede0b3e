'use client'

import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { ContactFields } from './contact-fields'
import { useSite } from '@/components/site/site-context'
import { Icon } from '@/components/ui/icon'
import { type ContactDraft, type ContactState, ELAPSED_FIELD, IDLE, readDraft } from '@/lib/contact/draft'
import { contactAnswers, contactForm, consultationPrefill } from '@/lib/content/contact-form'
import { sendMessage } from '@/lib/contact/actions'

/** From Lucide (ISC), shortened because the page's scripts have a budget. */
const circleCheck = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M9 12l2 2 4-4'
const triangleAlert = 'M12 3 2 20h20ZM12 9v4M12 17h.01'

function prefill(form: HTMLFormElement): void {
  const subject = form.elements.namedItem('subject')
  // Fill only empty fields.
  if (subject instanceof HTMLInputElement && subject.value === '') subject.value = consultationPrefill.subject
  const interests = form.elements.namedItem('interests')
  if (interests instanceof RadioNodeList && interests.value === '') interests.value = consultationPrefill.interests
  const name = form.elements.namedItem('name')
  // A reader may type in another field before the scripts run.
  if (name instanceof HTMLInputElement && !form.contains(document.activeElement)) name.focus()
}

function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onHash = () => {
      if (location.hash === `#${contactForm.consultationId}` && form.current) prefill(form.current)
    }
    onHash()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [form])
}

/** Calls the action and turns a lost connection into a failure, instead of the error screen. */
async function send(data: FormData): Promise<ContactState> {
  try {
    return await sendMessage(IDLE, data)
  } catch (error) {
    console.warn(error)
    return { status: 'failed', draft: readDraft(data) }
  }
}

function focusAnswer(form: HTMLFormElement | null): void {
  // An empty form for another message has no answer: its first field, the name, takes the focus.
  const target = form?.querySelector('[aria-invalid]') ?? form?.querySelector('[data-answer], [name="name"]')
  if (target instanceof HTMLElement) target.focus()
}

/** State of the contact form. Uncontrolled fields keep text that is typed before hydration or during sending. */
function useContactForm() {
  // Without scripts the form posts to `/contact`: the prerendered shell of `/contact/write` loses the form's state.
  const [posted, action] = useActionState(sendMessage, IDLE, '/contact')
  const [answer, setAnswer] = useState<ContactState | null>(null)
  const [pending, startSending] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const focused = useRef(answer)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  useEffect(() => {
    // Only for a new answer: the effect also runs when the router shows the page again.
    if (answer !== focused.current) focusAnswer(form.current)
    focused.current = answer
  }, [answer])
  usePrefill(form)

  function submit(event: FormEvent<HTMLFormElement>) {
    // Call the action by hand: React resets a form after its own action, and the text would be lost.
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    console.info('Contact form', readDraft(data))
    data.set(ELAPSED_FIELD, String(Math.round(performance.now() - shownAt.current)))
    startSending(async () => setAnswer(await send(data)))
  }

  return [answer ?? posted, action, submit, pending, form, () => setAnswer(IDLE)] as const
}

type Answer = { title: string; text: string }

/** Why the message was not sent. The notice takes the focus; without scripts, by autofocus. */
function RefusalNotice({ title, text }: Answer) {
  return (
    <div
      data-answer
      role="alert"
      tabIndex={-1}
      autoFocus
      className="mb-6 flex gap-3 rounded-lg border-2 border-tomato bg-paper px-4 py-3"
    >
      <Icon outline={triangleAlert} className="mt-1 size-5 shrink-0 text-tomato" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}

/** Replaces the form after the message is stored. */
function SentNotice({ title, text, onAnother }: Answer & { onAnother: () => void }) {
  return (
    <div data-answer role="status" tabIndex={-1} autoFocus className="py-10">
      <Icon outline={circleCheck} className="mb-4 size-12 text-herb [stroke-width:1.5]" />
      <p className="font-display font-semibold text-h2 leading-tight">{title}</p>
      <p className="measure mt-2 text-ink-soft">{text}</p>
      {/* A link, because without a script it loads the page again, with an empty form. */}
      <a
        href="/contact"
        onClick={(event) => {
          event.preventDefault()
          onAnother()
        }}
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {contactForm.another}
      </a>
    </div>
  )
}

type Props = {
  draft: Partial<ContactDraft> | undefined
  /** Shown between the fields and the button. */
  children: ReactNode
}

/** The message form. It works as a plain form before hydration and without scripts. */
export function ContactForm({ draft: begun = {}, children }: Props) {
  const [state, action, submit, pending, form, startAnew] = useContactForm()
  const answers = contactAnswers(useSite())
  const errors = state.status === 'invalid' ? state.errors : {}
  const draft = 'draft' in state ? state.draft : begun
  return (
    <form ref={form} action={action} onSubmit={submit} aria-labelledby="message-title">
      {state.status === 'sent' ? (
        <SentNotice {...answers.sent} onAnother={startAnew} />
      ) : (
        <>
          {state.status !== 'idle' && <RefusalNotice {...answers[state.status]} />}
          <ContactFields draft={draft} errors={errors} />
          {children}
          <button
            type="submit"
            aria-disabled={pending || undefined}
            // The classes of `cutButton`, whose script the page would load only for this button.
            className="cut-button cut-button-large mt-6"
          >
            {pending ? contactForm.submitting : contactForm.submit}
          </button>
        </>
      )}
    </form>
  )
}
