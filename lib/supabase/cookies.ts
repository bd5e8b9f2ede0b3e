import type { CookieOptionsWithName } from '@supabase/ssr'
import { privacyLimits } from '../retention.ts'

/** The longest session, counted from the sign-in. */
export const SESSION_SECONDS = privacyLimits.adminSessionHours * 60 * 60

export const sessionCookieOptions = (siteUrl: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https://'),
    path: '/',
    maxAge: SESSION_SECONDS,
  }) as const

/** Ends a cookie with its session: the library's own would last 400 days. The age 0 of a removed cookie stays. */
export const withinSession = <Options extends { maxAge?: number }>(
  options: Options,
  seconds: number = SESSION_SECONDS,
): Options => ({ ...options, maxAge: Math.min(options.maxAge ?? seconds, Math.max(0, seconds)) })

export const AUTH_COOKIE = 'fc_auth'

/** For the cookies with Supabase's tokens: HttpOnly, because no script of the site reads them. */
export const authCookieOptions = (siteUrl: string): CookieOptionsWithName => ({
  ...sessionCookieOptions(siteUrl),
  name: AUTH_COOKIE,
})
