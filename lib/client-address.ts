import 'server-only'
import { headers } from 'next/headers'

/**
 * The visitor's address as the nearest proxy saw it: the last entry of X-Forwarded-For, which the host writes. Entries
 * before it are the client's own claim. Good for counting, not for trust.
 */
export async function clientAddress(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for')
  return forwarded?.split(',').at(-1)?.trim() || 'unknown'
}
