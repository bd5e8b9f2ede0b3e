import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Whether an `Authorization` header carries the secret. Digests are compared, so that neither length nor beginning of the
 * secret can be felt from outside; without a configured secret nothing is right.
 */
export function isBearer(header: string | null, secret: string | undefined): boolean {
  if (!secret || !header?.startsWith('Bearer ')) return false
  return timingSafeEqual(digest(header.slice('Bearer '.length)), digest(secret))
}
