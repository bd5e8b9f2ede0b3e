import 'server-only'
import { headers } from 'next/headers'
import { createHmac } from 'node:crypto'
import { serverEnv } from '@/lib/env'

/**
 * The visitor's address as the nearest proxy saw it: the last entry of X-Forwarded-For, which the host writes. Entries
 * before it are the client's own claim. Good for counting, not for trust.
 */
export async function clientAddress(): Promise<string> {
  const forwarded = (await headers()).get('x-forwarded-for')
  return forwarded?.split(',').at(-1)?.trim() || 'unknown'
}

/** A client's address as the counters keep it: keyed, so that no table holds an address of a person. */
export const hashClient = (address: string): string =>
  createHmac('sha256', serverEnv().SESSION_SECRET).update(address).digest('base64url').slice(0, 32)
