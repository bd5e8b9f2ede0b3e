import { z } from 'zod'
import { isStorable } from '../text.ts'
import { PASSWORD_MAX, USERNAME_MAX } from './limits.ts'

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
})

export type LoginValues = z.output<typeof loginSchema>

/** A stored username: what the database's check accepts. */
export const usernameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,49}$/, 'Use lower case letters, digits, dots, hyphens and underscores')

/**
 * Supabase Auth knows accounts by e-mail address, the panel by username. `.invalid` is reserved (RFC 2606): no mail can
 * ever be sent there, and no stranger can own it.
 */
export const loginEmail = (username: string): string => `${username.toLowerCase()}@admins.invalid`
