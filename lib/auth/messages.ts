import type { z } from 'zod'
import { MAX_LOGIN_ATTEMPTS } from './limits.ts'
import { fieldErrorsOf } from '@/lib/action-result'
import { counted } from '@/lib/text'

/** A toast. */
export type Message = { title: string; description?: string }

/**
 * A full counter: of a username, or of a network. `until` in milliseconds since 1970. Other usernames may try
 * meanwhile, unless the counter is the network's.
 */
export type Block = { reason: 'name' | 'network'; username: string; until: number }

export type LoginFailure = {
  ok: false
  /** Failed attempts so far; the inline line and the disabled button follow from it. 0 when none was counted. */
  failures: number
  /** Null while the username may be tried. */
  block: Block | null
  message: Message
  fieldErrors?: { username?: string; password?: string; code?: string }
  /** The password is right, and the account has a second step: the form asks for a code, too. */
  needsCode?: boolean
}
export type LoginResult = { ok: true; message: Message } | LoginFailure

/** A failure that is not counted and blocks nothing, unless `more` says otherwise. */
export const loginFailure = (message: Message, more: Partial<LoginFailure> = {}): LoginFailure => ({
  ok: false,
  failures: 0,
  block: null,
  message,
  ...more,
})

/** The failure of a form that the schema refuses, with a message at each wrong field. */
export const incompleteLogin = (error: z.ZodError): LoginFailure =>
  loginFailure({ title: 'Validation Error' }, { fieldErrors: fieldErrorsOf(error) })

export const loggedOut: Message = {
  title: 'Logged Out',
  description: 'You have been logged out of the admin panel.',
}
export const tooManyAttempts: Message = {
  title: 'Too Many Attempts',
  description: 'Please wait before trying again. Contact admin if needed.',
}
export const accessGranted = (name: string): Message => ({
  title: 'Access Granted',
  description: `Welcome ${name}! Secure session established.`,
})
export const recovered: Message = {
  title: 'Access Granted',
  description: 'The recovery code has removed your two-step sign-in. Set it up again on the page of your account.',
}
export const accessDenied = (failures: number): Message => ({
  title: 'Access Denied',
  description: `Invalid credentials. ${MAX_LOGIN_ATTEMPTS - failures} attempts remaining.`,
})
export const codeNeeded: Message = {
  title: 'Enter a code',
  description: 'Your account has two-step sign-in.',
}
export const codeRefused: Message = { title: 'Access Denied' }
export const passkeyRefused: Message = {
  title: 'Access Denied',
  description: 'This passkey does not open the panel. Sign in with your password.',
}
export const passkeyUnused: Message = {
  title: 'Not signed in',
  description: 'No passkey was used. Sign in with your password.',
}
export const signInUnavailable: Message = {
  title: 'Sign-in is not available',
  description: 'The server could not check your credentials. Please try again in a moment.',
}

/** The line under the form while a block lasts. */
export const blockedUntil = ({ reason, username, until }: Block, now: number): string => {
  const what = reason === 'network' ? 'from your network' : `for “${username}”`
  const minutes = Math.max(1, Math.ceil((until - now) / 60_000))
  return `Too many failed attempts ${what}. You can try again in ${counted(minutes, 'minute')}.`
}

/** Whether a block concerns this username. */
export const isBlocked = (block: Block | null, username: string, now: number): boolean =>
  block !== null &&
  block.until > now &&
  (block.reason === 'network' || block.username.toLowerCase() === username.trim().toLowerCase())

/** The line under the form: "2 failed attempt(s). 3 remaining." */
export const failedAttempts = (failures: number): string =>
  `${failures} failed attempt(s). ${MAX_LOGIN_ATTEMPTS - failures} remaining.`
