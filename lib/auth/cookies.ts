import { AUTH_COOKIE } from '../supabase/cookies.ts'

/** Our own signed cookie: when the session began and whose it is. */
export const SESSION_COOKIE = 'fc_session'

/** Our own signed cookie on a device from which somebody has signed in: outlives the session, opens nothing. */
export const DEVICE_COOKIE = 'known_device'

/** What the login says of a block after a reload. A notice to whoever brings it: the counters decide. */
export const BLOCK_COOKIE = 'login_block'

/** Whether a cookie belongs to a sign-in: ours, or one of those that carry Supabase's tokens. */
export const isAuthCookie = (name: string): boolean => name === SESSION_COOKIE || name.startsWith(AUTH_COOKIE)
