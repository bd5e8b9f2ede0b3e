import type { CookieOptionsWithName } from '@supabase/ssr'

/** How long a session lasts at most, from the sign-in. Seconds. */
export const SESSION_SECONDS = 8 * 60 * 60

/** HttpOnly, Lax, the whole site; Secure on https. */
export const sessionCookieOptions = (siteUrl: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https://'),
    path: '/',
    maxAge: SESSION_SECONDS,
  }) as const

/** No cookie of a sign-in outlives it: the library would keep its own for 400 days. One that is taken away stays so. */
export const withinSession = <Options extends { maxAge?: number }>(
  options: Options,
  seconds: number = SESSION_SECONDS,
): Options => ({ ...options, maxAge: Math.min(options.maxAge ?? seconds, Math.max(0, seconds)) })

export const AUTH_COOKIE = 'fc_auth'

/** The cookies with Supabase's tokens: HttpOnly, since no script of the site reads them. */
export const authCookieOptions = (siteUrl: string): CookieOptionsWithName => ({
  ...sessionCookieOptions(siteUrl),
  name: AUTH_COOKIE,
})
