import { describe, expect, test } from 'vitest'
import { clientOf, networkName, networkOf, plainAddress, shortenedAddress } from './network-address'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:4711 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:DB8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
  ['', null],
  ['203.0.113.7, 1.2.3.4', null],
  ["'; drop table", null],
])('%s is the address %s', (text, address) => {
  expect(plainAddress(text)).toBe(address)
})

describe('the client’s address', () => {
  test.each([
    ['no proxy is trusted, whatever the header says', '203.0.113.7', '1.1.1.1, 2.2.2.2', 0, '203.0.113.7'],
    ['a proxy names its client', '127.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
    ['claims before the entry of the proxy are not read', '127.0.0.1', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['two proxies', '127.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['a client that bypasses the proxy', '203.0.113.7', undefined, 1, '203.0.113.7'],
    ['an entry that is no address', '127.0.0.1', 'unknown', 1, '127.0.0.1'],
    ['a broken entry between two', '127.0.0.1', '6.6.6.6, x, 10.0.0.2', 3, '10.0.0.2'],
    ['nothing is known', undefined, undefined, 0, null],
  ])('%s', (_what, peer, forwardedFor, trusted, expected) => {
    expect(clientOf(peer, forwardedFor, trusted)).toBe(expected)
  })
})

test('a whole IPv6 network is one client', () => {
  expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:0db8:0000:0001::9')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:db8:0:2::1')).not.toBe('2001:db8:0:1::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
})

test.each([
  ['::1', 'This machine'],
  ['127.0.0.1', 'This machine'],
  ['10.1.2.3', 'Local network'],
  ['172.31.0.9', 'Local network'],
  ['192.168.1.4', 'Local network'],
  ['fe80::1', 'Local network'],
  ['fd12:3456:789a:1::1', 'Local network'],
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:12:1::1', '2001:db8:12::/48'],
])('the network of %s is called %s', (address, name) => {
  expect(networkName(shortenedAddress(address))).toBe(name)
})

test('a shortened address names no single client', () => {
  expect(shortenedAddress('203.0.113.7')).toBe('203.0.113.0/24')
  expect(shortenedAddress(networkOf('2001:db8:12:1::1'))).toBe('2001:db8:12::/48')
  expect(shortenedAddress(networkOf('::1'))).toBe('::/48')
})
