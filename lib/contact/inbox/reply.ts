import type { Message } from './queries'
import { site } from '@/lib/site'

/** Mail programs cut or refuse longer addresses. */
const QUOTE_MAX = 1200

const quote = (text: string, max: number) =>
  (text.length > max ? `${text.slice(0, max)} …` : text)
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')

/** An address inside a `mailto:` link: nothing in it can begin another part of the link. */
export const mailAddress = (email: string): string => encodeURIComponent(email).replaceAll('%40', '@')

/**
 * A link that opens a reply in the editor's own mail program, with the message quoted, and with `text`, if any, in its place.
 * What the text takes of the link's length is missing from the quote.
 */
export function replyHref({ name, email, subject, message }: Message, text = ''): string {
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const said = text.replace(/\r?\n/g, '\r\n')
  const quoted = quote(message, Math.max(0, QUOTE_MAX - said.length))
  const body = `Hello ${name},\r\n\r\n${said}\r\n\r\n${site.name}\r\n\r\n${quoted}`
  // Not URLSearchParams: mail programs show its plus signs.
  return `mailto:${mailAddress(email)}?subject=${encodeURIComponent(answer)}&body=${encodeURIComponent(body)}`
}
