import { jwtVerify, SignJWT } from 'jose'
import { KNOWN_DEVICE_DAYS } from './limits.ts'

const AUDIENCE = 'known-device'
const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Says that somebody has signed in with a name from the device that brings it. It opens nothing. */
export const signDevice = (secret: string, username: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(username.toLowerCase())
    .setIssuedAt()
    .setExpirationTime(`${KNOWN_DEVICE_DAYS} days`)
    .sign(keyOf(secret))

/** Whether a device is known for a name: a stranger who locks the name out does not lock it out there. */
export async function isKnownDevice(secret: string, token: string | undefined, username: string): Promise<boolean> {
  if (!token) return false
  const verified = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], audience: AUDIENCE }).catch(
    () => null,
  )
  return verified?.payload.sub === username.toLowerCase()
}
