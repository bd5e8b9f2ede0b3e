import type { Message } from './queries'
import { cutAt } from '@/lib/text'

type Answerable = Pick<Message, 'name' | 'email' | 'subject' | 'message'>

/** Mail programs cut or refuse longer addresses. */
const QUOTE_MAX = 1200
/** Leaves room for an answer below SENT_REPLY_MAX, although a quote has two more characters per line. */
const SENT_QUOTE_MAX = 5000

const quote = (text: string, max: number) =>
  (text.length > max ? `${cutAt(text, max)} …` : text)
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')

/** An address for a `mailto:` link, in which it cannot begin another part of the link. */
export const addressInLink = (email: string): string => encodeURIComponent(email).replaceAll('%40', '@')

export const replySubject = (subject: string): string => (/^re:/i.test(subject) ? subject : `Re: ${subject}`)

/** The text of a reply: `text`, then the message quoted up to `quoteMax` characters. */
const replyText = ({ name, message }: Answerable, siteName: string, text: string, quoteMax: number): string =>
  `Hello ${name},\r\n\r\n${text}\r\n\r\n${siteName}\r\n\r\n${quote(message, quoteMax)}`

/** The initial text of a reply that an editor sends from the panel. */
export const replyDraft = (message: Answerable, siteName: string): string =>
  replyText(message, siteName, '', SENT_QUOTE_MAX).replaceAll('\r\n', '\n')

/** A link that opens a reply in the editor's own mail program. The longer the text, the shorter the quote. */
export function replyHref(message: Answerable, siteName: string, text = ''): string {
  const said = text.replace(/\r?\n/g, '\r\n')
  const body = replyText(message, siteName, said, Math.max(0, QUOTE_MAX - said.length))
  const subject = replySubject(message.subject)
  // Not URLSearchParams: mail programs show its plus signs.
  return `mailto:${addressInLink(message.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
