import { BlockList, isIP, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/** An address without its zone, brackets or port; a mapped IPv4 address as IPv4. Null for anything else. */
export function plainAddress(text: string | null | undefined): string | null {
  const given = text?.trim() ?? ''
  const bare = /^\[([^\]]+)\]/.exec(given)?.[1] ?? /^(\d[\d.]*):\d+$/.exec(given)?.[1] ?? given
  const [address = ''] = bare.split('%', 1)
  if (isIP(address) === 0) return null
  return MAPPED.exec(address)?.[1] ?? address.toLowerCase()
}

/**
 * The client's address behind `trusted` proxies, each of which appends its caller's address to X-Forwarded-For. It
 * ignores earlier entries, which the client writes.
 */
export function clientOf(peer: string | null | undefined, forwardedFor: string | undefined, trusted: number) {
  const chain = [...(forwardedFor ?? '').slice(-2000).split(','), peer ?? '']
  const hops = chain.slice(-(trusted + 1)).map(plainAddress)
  // An invalid hop ends the chain: no trusted proxy wrote the entries before it.
  const broken = hops.lastIndexOf(null)
  return hops.slice(broken + 1)[0] ?? null
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  if (tail === undefined) return left
  const right = tail === '' ? [] : tail.split(':')
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

/** The key of a client in the counters: an IPv4 address, or the /64 of an IPv6 one, which belongs to one customer. */
export const networkOf = (address: string): string =>
  isIPv6(address)
    ? `${groupsOf(address)
        .slice(0, 4)
        .map((group) => group.replace(/^0+(?=.)/, ''))
        .join(':')}::/64`
    : address

/** An address as the audit log shows it: its network, without the part that identifies a person. */
export function shortenedAddress(address: string): string {
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const network = groupsOf(address.split('/', 1)[0] ?? '').slice(0, 3)
  // Of this machine and of local networks nothing is left.
  return network.every((group) => group === '0') ? '::/48' : `${network.join(':')}::/48`
}

const LOCAL = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  LOCAL.addSubnet(net, bits, 'ipv4')
LOCAL.addSubnet('fc00::', 7, 'ipv6')
LOCAL.addSubnet('fe80::', 10, 'ipv6')

/** A shortened address for readers; addresses outside of the internet in words. */
export function networkName(network: string): string {
  const [address = ''] = network.split('/', 1)
  if (address === '::' || address.startsWith('127.')) return 'This machine'
  return LOCAL.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? 'Local network' : network
}
