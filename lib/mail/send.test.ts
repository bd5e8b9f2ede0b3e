import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sendMail } from './send'

/** Refuses senders and recipients that begin with "unknown". */
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onMailFrom: ({ address }, _session, done) => done(refusalOf(address)),
  onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
  onData: (stream, _session, done) => void stream.on('end', done).resume(),
})
const refusalOf = (address: string) =>
  address.startsWith('unknown') ? Object.assign(new Error('not here'), { responseCode: 553 }) : null

const send = (from: string, to: string) => {
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
  vi.stubEnv('MAIL_FROM', from)
  return sendMail({ to, subject: 'Soup', text: 'Hello' })
}

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

it('resolves to whether the server accepts the address', async () => {
  expect(await send('panel@example.com', 'anna@example.com')).toBe(true)
  expect(await send('panel@example.com', 'unknown@example.com')).toBe(false)
})

it('throws when the server refuses the sender', async () => {
  await expect(send('unknown@example.com', 'anna@example.com')).rejects.toThrow('The mail server failed: EENVELOPE 553')
})
