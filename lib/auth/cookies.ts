import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { KNOWN_DEVICE_DAYS } from './limits.ts'
import { AUTH_COOKIE, SESSION_SECONDS } from '../supabase/cookies.ts'

/** The site's signed cookie: when the session began, and for which account. */
export const SESSION_COOKIE = 'fc_session'

/** The site's signed cookie on a device that has signed in. It outlives the session and authorises nothing. */
export const DEVICE_COOKIE = 'known_device'

/** Supabase's tokens are in one cookie, or in numbered parts of it. */
const TOKENS = new RegExp(`^${AUTH_COOKIE}(?:\\.\\d)?$`)

/** Whether a cookie belongs to a session: the site's own, or one with Supabase's tokens. */
export const isAuthCookie = (name: string): boolean => name === SESSION_COOKIE || TOKENS.test(name)

const payloadSchema = z.object({ sub: z.uuid(), username: z.string().min(1), iat: z.number().int() })

/** `endsAt` in seconds since 1970. */
export type Session = { userId: string; username: string; endsAt: number }

const keyOf = (secret: string) => new TextEncoder().encode(secret)
const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** A signed token for a session that starts at `startedAt` (seconds since 1970) and always ends 8 hours later. */
export function signSession(
  secret: string,
  who: { userId: string; username: string },
  startedAt = nowInSeconds(),
): Promise<string> {
  return new SignJWT({ username: who.username })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(who.userId)
    .setIssuedAt(startedAt)
    .setExpirationTime(startedAt + SESSION_SECONDS)
    .sign(keyOf(secret))
}

/** The clock of the instance that signed a session may be ahead of this one. */
const CLOCK_SECONDS = 5

/** The session of a token; null when it is absent, forged, older than 8 hours or dated in the future. */
export async function readSession(secret: string, token: string | undefined): Promise<Session | null> {
  if (!token) return null
  const verified = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], requiredClaims: ['exp'] }).catch(
    () => null,
  )
  const payload = payloadSchema.safeParse(verified?.payload)
  if (!payload.success || payload.data.iat > nowInSeconds() + CLOCK_SECONDS) return null
  const { sub, username, iat } = payload.data
  return { userId: sub, username, endsAt: iat + SESSION_SECONDS }
}

/** The audience, which distinguishes it from a session token. */
const DEVICE = 'known-device'

/** A token for a device from which a username has signed in. It authorises nothing. */
export const signDevice = (secret: string, username: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(DEVICE)
    .setSubject(username.toLowerCase())
    .setIssuedAt()
    .setExpirationTime(`${KNOWN_DEVICE_DAYS} days`)
    .sign(keyOf(secret))

/** Whether a device has signed in with a username: failures elsewhere do not block the name on that device. */
export async function isKnownDevice(secret: string, token: string | undefined, username: string): Promise<boolean> {
  if (!token) return false
  const verified = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], audience: DEVICE }).catch(() => null)
  return verified?.payload.sub === username.toLowerCase()
}
