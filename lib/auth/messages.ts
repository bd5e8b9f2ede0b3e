import { MAX_LOGIN_ATTEMPTS } from './limits.ts'

/** What a toast says. The texts are the spec's error catalogue (section 8). */
export type Message = { title: string; description?: string }

export type LoginFailure = {
  ok: false
  /** Failed attempts so far; the inline line and the disabled button follow from it. 0 when none was counted. */
  failures: number
  blocked: boolean
  message: Message
  fieldErrors?: { username?: string; password?: string }
}
export type LoginResult = { ok: true; username: string } | LoginFailure

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
export const accessDenied = (failures: number): Message => ({
  title: 'Access Denied',
  description: `Invalid credentials. ${MAX_LOGIN_ATTEMPTS - failures} attempts remaining.`,
})
export const signInUnavailable: Message = {
  title: 'Sign-in is not available',
  description: 'The server could not check your credentials. Please try again in a moment.',
}

/** The line under the form: "2 failed attempt(s). 3 remaining." */
export const failedAttempts = (failures: number): string =>
  `${failures} failed attempt(s). ${MAX_LOGIN_ATTEMPTS - failures} remaining.`
