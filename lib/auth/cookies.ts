import type { CookieOptionsWithName } from '@supabase/ssr'
import { SESSION_SECONDS } from './limits.ts'

/** Our own signed cookie: when the session began and whose it is. */
export const SESSION_COOKIE = 'fc_session'

const isHttps = (siteUrl: string) => siteUrl.startsWith('https://')

/** HttpOnly, Lax, the panel's whole site; Secure on https. */
export const sessionCookieOptions = (siteUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(siteUrl), path: '/', maxAge: SESSION_SECONDS }) as const

/** The cookies that carry Supabase's tokens: no script of ours reads them, so no script of anybody's may. */
export const authCookieOptions = (siteUrl: string): CookieOptionsWithName => ({
  ...sessionCookieOptions(siteUrl),
  name: 'fc_auth',
})

export const isAuthCookie = (name: string): boolean => name === SESSION_COOKIE || name.startsWith('fc_auth')
