import { z } from 'zod'
import { isStorable } from '../text.ts'
import { CODE_MAX, PASSWORD_MAX, USERNAME_MAX } from './limits.ts'

/** Reads a typed code, either an app's or a recovery code, without its hyphens, spaces and capitals. */
const typedCode = z
  .string()
  .max(CODE_MAX, 'This is no code')
  .refine(isStorable, 'This is no code')
  .transform((text) => text.toLowerCase().replace(/[\s-]/g, ''))

export const codeSchema = z.object({ code: typedCode.pipe(z.string().min(1, 'Enter a code')) })

/** Accepts no recovery code. */
export const appCodeSchema = z.object({
  code: typedCode.pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows')),
})

/** The sign-in form, in the browser and on the server alike. Usernames are compared in lower case. */
export const loginSchema = z.object({
  username: z
    .string()
    .trim()
    .min(1, 'Username is required')
    .max(USERNAME_MAX, `Username must be at most ${USERNAME_MAX} characters`)
    .refine(isStorable, 'Username holds a character that cannot be'),
  password: z
    .string()
    .min(1, 'Password is required')
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
    .refine(isStorable, 'Password holds a character that cannot be'),
  /** The code of the account's second step. */
  code: typedCode.optional(),
})

export type LoginValues = z.output<typeof loginSchema>

/** A username as the database's check accepts it. */
export const usernameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,49}$/, 'Use lower case letters, digits, dots, hyphens and underscores')

/**
 * Supabase Auth names accounts by e-mail address, the panel by username. `.invalid` is reserved (RFC 2606), so no one
 * can own the domain or get mail there.
 */
export const loginEmail = (username: string): string => `${username.toLowerCase()}@admins.invalid`
