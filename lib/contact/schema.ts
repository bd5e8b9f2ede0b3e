import { z } from 'zod'
import { type ContactDraft, contactFields } from './draft'
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX, SUBJECT_MAX } from './limits'
import { contactForm, contactInterests } from '@/lib/content/contact-form'
import { isStorable, NOT_STORABLE } from '@/lib/text'

const { fields } = contactForm

const atMost = (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`
const required = (field: keyof typeof fields, max: number) =>
  z.string().trim().min(1, `Please fill in: ${fields[field]}.`).max(max, atMost(max)).refine(isStorable, NOT_STORABLE)

/** The browser's own rule for an email field, so that server and browser never disagree. */
const browserEmail = z.email({ pattern: z.regexes.html5Email, error: 'Please check the email address.' })

export const contactSchema = z.object({
  name: required('name', NAME_MAX),
  email: required('email', EMAIL_MAX).pipe(browserEmail),
  phone: z.string().trim().max(PHONE_MAX, atMost(PHONE_MAX)).refine(isStorable, NOT_STORABLE),
  subject: required('subject', SUBJECT_MAX),
  message: required('message', MESSAGE_MAX),
  interests: z.enum(['', ...contactInterests], { error: 'Please choose one of the list.' }),
})

export type ContactMessage = z.output<typeof contactSchema>

/** The first error of each field. */
export function fieldErrors(error: z.ZodError): Partial<ContactDraft> {
  const errors: Partial<ContactDraft> = {}
  for (const { path, message } of error.issues) {
    const field = contactFields.find((name) => name === path[0])
    if (field) errors[field] ??= message
  }
  return errors
}
