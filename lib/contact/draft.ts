export const contactFields = ['name', 'email', 'phone', 'subject', 'message', 'interests'] as const
export type ContactField = (typeof contactFields)[number]

export type ContactDraft = Record<ContactField, string>

/** A hidden field, which only programs fill in. */
export const HONEYPOT_FIELD = 'homepage'
/** Milliseconds between the form's appearance and its sending. Only the script knows it: absent without JavaScript. */
export const ELAPSED_FIELD = 'elapsed'

/** The outcome of sending a message; a refusal returns the draft, so that no typed text is lost. */
export type ContactState =
  | { status: 'idle' | 'sent' }
  | { status: 'too-many' | 'too-fast' | 'failed'; draft: ContactDraft }
  | { status: 'invalid'; draft: ContactDraft; errors: Partial<ContactDraft> }

export const IDLE: ContactState = { status: 'idle' }

const text = (data: FormData, name: string): string => {
  const value = data.get(name)
  // A form sends line breaks as CRLF; the database and its limits count one character.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** The draft in a sent form. What is missing is empty; a file in place of a text counts as empty. */
export function readDraft(data: FormData): ContactDraft {
  return {
    name: text(data, 'name'),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    subject: text(data, 'subject'),
    message: text(data, 'message'),
    interests: text(data, 'interests'),
  }
}
