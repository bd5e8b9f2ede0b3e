import { expect, it } from 'vitest'
import { replyDraft, replyHref } from './reply'
import { SAVED_REPLY_MAX, SENT_REPLY_MAX } from './reply-schema'
import { MESSAGE_MAX } from '../limits'

const message = {
  name: 'Anna & Jan',
  email: 'anna+x@example.com',
  subject: 'Broth?cc=x@example.com',
  message: 'First\nSecond',
}

it('quotes the message and lets its writer add no header', () => {
  const url = new URL(replyHref(message, 'FlavorCraft'))
  expect(decodeURIComponent(url.pathname)).toBe('anna+x@example.com')
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.searchParams.get('subject')).toBe('Re: Broth?cc=x@example.com')
  expect(url.searchParams.get('body')).toContain('> First\r\n> Second')
})

it('inserts a saved reply and shortens the quote for it', () => {
  const body = new URL(replyHref(message, 'FlavorCraft', 'Thank you.\nUntil soon!')).searchParams.get('body')
  expect(body).toBe('Hello Anna & Jan,\r\n\r\nThank you.\r\nUntil soon!\r\n\r\nFlavorCraft\r\n\r\n> First\r\n> Second')
  const long = replyHref({ ...message, message: 'x'.repeat(9000) }, 'FlavorCraft', 'y'.repeat(SAVED_REPLY_MAX))
  expect(long.length).toBeLessThan(2000)
  expect(long).toContain('y'.repeat(SAVED_REPLY_MAX))
})

it('keeps the link short and does not repeat Re:', () => {
  const href = replyHref({ ...message, subject: 'RE: Broth', message: 'x'.repeat(9000) }, 'FlavorCraft')
  expect(href.length).toBeLessThan(2000)
  expect(new URL(href).searchParams.get('subject')).toBe('RE: Broth')
})

it('cuts a quote before an emoji and not within it', () => {
  const href = replyHref({ ...message, message: `${'x'.repeat(1199)}🍲 and more` }, 'FlavorCraft')
  expect(new URL(href).searchParams.get('body')).toMatch(/x …$/)
})

it('leaves room for an answer above the quote of any message', () => {
  const lines = `x${'\n'.repeat(MESSAGE_MAX - 2)}x`
  expect(replyDraft({ ...message, message: lines }, 'FlavorCraft').length).toBeLessThan(SENT_REPLY_MAX - 4000)
})
