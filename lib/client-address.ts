import 'server-only'
import { headers } from 'next/headers'
import { userAgentFromString } from 'next/server'
import { createHmac } from 'node:crypto'
import { serverEnv } from '@/lib/env'
import { clientOf, networkOf, plainAddress } from './network-address'

/** Vercel overwrites this header on every request. */
const HEADER_OF_VERCEL = 'x-vercel-forwarded-for'

/**
 * The network of the visitor, from a source that the visitor cannot forge: the server of `npm start`, the host's own header, or
 * the trusted proxies. Null without one: X-Forwarded-For by itself is written by the client.
 */
export async function clientAddress(): Promise<string | null> {
  const { CLIENT_ADDRESS_HEADER, TRUSTED_PROXIES, VERCEL } = serverEnv()
  const given = await headers()
  const header = CLIENT_ADDRESS_HEADER ?? (VERCEL ? HEADER_OF_VERCEL : null)
  const address = header
    ? plainAddress(given.get(header))
    : // Here the peer of the last proxy is not known: the entries themselves are the chain.
      TRUSTED_PROXIES > 0
      ? clientOf(null, given.get('x-forwarded-for') ?? undefined, TRUSTED_PROXIES)
      : null
  return address && networkOf(address)
}

/** A client's address as the counters keep it: keyed, so that no table holds an address of a person. */
export const hashClient = (address: string): string =>
  createHmac('sha256', serverEnv().SESSION_SECRET).update(address).digest('base64url').slice(0, 32)

/** "Firefox on Linux": how the panel names the browser of a visitor. */
export async function browserName(): Promise<string> {
  const { browser, os } = userAgentFromString((await headers()).get('user-agent') ?? undefined)
  return `${browser.name ?? 'A browser'} on ${os.name ?? 'an unknown system'}`
}
