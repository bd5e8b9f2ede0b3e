import { type FormEvent, type RefObject, useActionState, useEffect, useRef, useState, useTransition } from 'react'
import { sendMessage } from '@/lib/contact/actions'
import { type ContactState, ELAPSED_FIELD, IDLE, readDraft } from '@/lib/contact/draft'
import { consultationPrefill, contactForm } from '@/lib/content/contact-form'

function prefill(form: HTMLFormElement): void {
  const subject = form.elements.namedItem('subject')
  // What somebody has typed or chosen is theirs.
  if (subject instanceof HTMLInputElement && subject.value === '') subject.value = consultationPrefill.subject
  const interests = form.elements.namedItem('interests')
  if (interests instanceof RadioNodeList && interests.value === '') interests.value = consultationPrefill.interests
  const name = form.elements.namedItem('name')
  if (name instanceof HTMLInputElement) name.focus()
}

/** Fills in subject and interest for whoever comes by the consultation card, from this page or another. */
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

export type ContactFormModel = {
  state: ContactState
  /** Where the form posts to while there is no JavaScript. */
  action: (data: FormData) => void
  submit: (event: FormEvent<HTMLFormElement>) => void
  pending: boolean
  form: RefObject<HTMLFormElement | null>
  startAnew: () => void
}

/** The action called from here, so that a lost connection is an answer too and not the end of the page. */
async function send(data: FormData): Promise<ContactState> {
  try {
    return await sendMessage(IDLE, data)
  } catch (error) {
    console.warn('The message could not be handed over.', error)
    return { status: 'failed', draft: readDraft(data) }
  }
}

function focusAnswer(form: HTMLFormElement | null): void {
  const target = form?.querySelector('[aria-invalid]') ?? form?.querySelector('[data-answer]')
  if (target instanceof HTMLElement) target.focus()
}

/**
 * State of the contact form. The fields are the browser's own, never React's: what is typed before the script arrives,
 * or while a message is on its way, stays.
 */
export function useContactForm(): ContactFormModel {
  const [posted, action] = useActionState(sendMessage, IDLE)
  const [answer, setAnswer] = useState<ContactState | null>(null)
  const [pending, startSending] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (answer) focusAnswer(form.current)
  }, [answer])
  usePrefill(form)

  function submit(event: FormEvent<HTMLFormElement>) {
    // Sent by hand: a form's own action would be followed by React's reset, and the text would be gone.
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    console.info('Contact form', readDraft(data))
    data.set(ELAPSED_FIELD, String(Math.round(performance.now() - shownAt.current)))
    startSending(async () => setAnswer(await send(data)))
  }

  return { state: answer ?? posted, action, submit, pending, form, startAnew: () => setAnswer(IDLE) }
}
