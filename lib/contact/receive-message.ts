import { z } from 'zod'
import { type ContactDraft, type ContactState, ELAPSED_FIELD, HONEYPOT_FIELD, readDraft } from './draft'
import { EMAIL_MAX, MESSAGE_MAX, MIN_FILL_MS, NAME_MAX, PHONE_MAX, SUBJECT_MAX } from './limits'
import { fieldErrorsOf } from '@/lib/action-result'
import { consultationPrefill, contactForm, contactInterests, recipeSubject } from '@/lib/content/contact-form'
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

type Received = { message: ContactMessage; draft: ContactDraft } | { answer: ContactState }

/** Reads a sent form and checks the honeypot, the minimum time and the schema. */
export function receiveMessage(data: FormData): Received {
  const draft = readDraft(data)
  // Report success when the honeypot is filled in, so that the program does not look for the reason.
  if (data.get(HONEYPOT_FIELD)) return { answer: { status: 'sent' } }
  const elapsed = data.get(ELAPSED_FIELD)
  if (elapsed !== null && !(Number(elapsed) >= MIN_FILL_MS)) return { answer: { status: 'too-fast', draft } }
  const { data: message, error } = contactSchema.safeParse(draft)
  return error ? { answer: { status: 'invalid', draft, errors: fieldErrorsOf(error) } } : { message, draft }
}

export type TopicQuery = Readonly<Record<string, string | string[] | undefined>>

/** The initial draft from a link: the consultation, or a recipe by its slug. No text of the address enters it. */
export async function readTopic(
  query: TopicQuery,
  titleOf: (slug: string) => Promise<string | null>,
): Promise<Partial<ContactDraft>> {
  if (query.about === 'consultation') return consultationPrefill
  const { recipe } = query
  if (typeof recipe !== 'string' || !/^[a-z0-9-]{1,200}$/.test(recipe)) return {}
  const title = await titleOf(recipe)
  return title === null ? {} : { subject: recipeSubject(title) }
}
