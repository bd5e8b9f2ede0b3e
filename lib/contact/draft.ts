import { formText } from '@/lib/form-text'

const contactFields = ['name', 'email', 'phone', 'subject', 'message', 'interests'] as const
type ContactField = (typeof contactFields)[number]

export type ContactDraft = Record<ContactField, string>

/** A hidden field, which only programs fill in. */
export const HONEYPOT_FIELD = 'homepage'
/** Milliseconds between the form's appearance and its sending. Set by the script: absent without JavaScript. */
export const ELAPSED_FIELD = 'elapsed'

/** The outcome of sending a message; a refusal returns the draft, so that no typed text is lost. */
export type ContactState =
  | { status: 'idle' | 'sent' }
  | { status: 'too-many' | 'too-fast' | 'failed'; draft: ContactDraft }
  | { status: 'invalid'; draft: ContactDraft; errors: Partial<ContactDraft> }

export const IDLE: ContactState = { status: 'idle' }

/** The draft in a sent form. A missing field is empty; a file in place of a text counts as empty. */
export const readDraft = (data: FormData): ContactDraft =>
  Object.fromEntries(contactFields.map((name) => [name, formText(data, name)])) as ContactDraft
