import 'server-only'
import { headers } from 'next/headers'
import { userAgentFromString } from 'next/server'
import { createHmac } from 'node:crypto'
import { serverEnv } from '@/lib/env'
import { clientOf, networkOf, plainAddress } from './network-address'

/** Vercel overwrites this header on every request. */
const HEADER_OF_VERCEL = 'x-vercel-forwarded-for'

/**
 * The visitor's network, from a source that the visitor cannot forge: the server of `npm start`, the host's own header,
 * or the trusted proxies. Null without one, since clients can write X-Forwarded-For.
 */
export async function clientAddress(): Promise<string | null> {
  const { CLIENT_ADDRESS_HEADER, TRUSTED_PROXIES, VERCEL } = serverEnv()
  const given = await headers()
  const header = CLIENT_ADDRESS_HEADER ?? (VERCEL ? HEADER_OF_VERCEL : null)
  const address = header
    ? plainAddress(given.get(header))
    : // The peer of the last proxy is unknown here, so the header alone is the chain.
      TRUSTED_PROXIES > 0
      ? clientOf(null, given.get('x-forwarded-for') ?? undefined, TRUSTED_PROXIES)
      : null
  return address && networkOf(address)
}

/** A keyed hash of a client's address for the counters, so that no table stores a personal address. */
export const hashClient = (address: string): string =>
  createHmac('sha256', serverEnv().SESSION_SECRET).update(address).digest('base64url').slice(0, 32)

/** The browser of the request in words: "Firefox on Linux". */
export async function browserName(): Promise<string> {
  const { browser, os } = userAgentFromString((await headers()).get('user-agent') ?? undefined)
  return `${browser.name ?? 'A browser'} on ${os.name ?? 'an unknown system'}`
}
