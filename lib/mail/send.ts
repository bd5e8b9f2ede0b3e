import 'server-only'
import { createTransport } from 'nodemailer'
import { mailSettings } from '@/lib/env'

/** Below ten seconds, the shortest limit of a host for an action. Milliseconds. */
const TIMEOUT_MS = 8_000

export type Mail = { to: string; subject: string; text: string }

/** Whether a mail server is configured. */
export const canSendMail = (): boolean => mailSettings() !== null

type Answer = { code?: string; responseCode?: number; command?: string }

/** The server refuses the address for good; a code of 4xx is temporary. A refusal of MAIL FROM is about the sender. */
const isRefused = ({ code, responseCode, command }: Answer) =>
  code === 'EENVELOPE' && command !== 'MAIL FROM' && (responseCode ?? 500) >= 500

/**
 * Sends a mail; resolves to false when the server refuses the address. Throws when the server cannot be reached, or
 * refuses the login or the sender. The error names codes only, since the server's text contains the address.
 */
export async function sendMail({ to, subject, text }: Mail): Promise<boolean> {
  const settings = mailSettings()
  if (!settings) throw new Error('No mail server is configured')
  const times = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = createTransport({ url: settings.server, ...times })
  try {
    await transport.sendMail({ from: settings.from, to: { name: '', address: to }, subject, text })
    return true
  } catch (error) {
    const answer = error as Answer
    if (isRefused(answer)) return false
    throw new Error(`The mail server failed: ${answer.code ?? 'unknown'} ${answer.responseCode ?? ''}`.trim())
  } finally {
    transport.close()
  }
}
