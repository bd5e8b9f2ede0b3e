import { type RefObject, useEffect } from 'react'
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
export function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onHash = () => {
      if (location.hash === `#${contactForm.consultationId}` && form.current) prefill(form.current)
    }
    onHash()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [form])
}
