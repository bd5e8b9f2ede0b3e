import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { site } from './site.ts'

/** Why an address of another site was not fetched; the message is for the editor who entered it. */
export class RemoteRefused extends Error {
  override name = 'RemoteRefused'
}

const NOT_PUBLIC = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4')
/** Not public although in the public range: addresses that embed an IPv4 address (Teredo, 6to4), and documentation. */
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6')
const PUBLIC_6 = new BlockList()
PUBLIC_6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is public: not this machine, its network or its host's services. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return family === 6 && PUBLIC_6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}

const MAX_REDIRECTS = 3
const TIMEOUT_MS = 10_000
const REFUSED = 'Its address is not one of the open internet.'

/** `isAllowed` is for tests, whose servers run on this machine. */
export type RemoteOptions = { isAllowed?: (address: string) => boolean; signal?: AbortSignal }

/** Resolves a name only when all its addresses are allowed; the connection uses the checked addresses. */
const checkedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isAllowed(address)))
          return callback(new RemoteRefused(REFUSED), '', 0)
        return options.all ? callback(null, found) : callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }

function checkedUrl(text: string, isAllowed: (address: string) => boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new RemoteRefused('It has no address that could be asked.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A numeric address skips the lookup, so check it here.
  if (isIP(host) && !isAllowed(host)) throw new RemoteRefused(REFUSED)
  return url
}

type Ask = { method: 'GET' | 'HEAD'; accept: string; isAllowed: (address: string) => boolean; signal: AbortSignal }

function ask(url: URL, { method, accept, isAllowed, signal }: Ask): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const headers = { accept, 'user-agent': encodeURI(site.name) }
    request(url, { method, headers, signal, lookup: checkedLookup(isAllowed), agent: false }, resolve)
      .on('error', reject)
      .end()
  })
}

type ReadAnswer<Result> = (answer: IncomingMessage) => Promise<Result>

async function follow<Result>(text: string, how: Ask, read: ReadAnswer<Result>, redirects = 0): Promise<Result> {
  const url = checkedUrl(text, how.isAllowed)
  const answer = await ask(url, how)
  const { statusCode = 0, headers } = answer
  try {
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      if (redirects >= MAX_REDIRECTS) throw new RemoteRefused('Its address leads on too often.')
      const next = URL.canParse(headers.location, url) ? new URL(headers.location, url).href : headers.location
      return await follow(next, how, read, redirects + 1)
    }
    return await read(answer)
  } finally {
    answer.destroy()
  }
}

/**
 * Fetches an address that an editor entered. Every step must lead to a public address; at most three redirects and 10
 * seconds. `read` reads the response. Throws a RemoteRefused.
 */
export async function fetchRemote<Result>(
  address: string,
  request: Pick<Ask, 'method' | 'accept'>,
  read: ReadAnswer<Result>,
  { isAllowed = isPublicAddress, signal = AbortSignal.timeout(TIMEOUT_MS) }: RemoteOptions = {},
): Promise<Result> {
  try {
    return await follow(address, { ...request, isAllowed, signal }, read)
  } catch (error) {
    if (error instanceof RemoteRefused) throw error
    throw new RemoteRefused(signal.aborted ? 'Its site did not answer in time.' : 'Its site cannot be reached.')
  }
}
