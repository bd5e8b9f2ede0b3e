import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchRemotePicture } from './remote'
import { isPublicAddress } from '@/lib/open-internet'
import { endServers, playServer } from '@/scripts/testing/play-server'

afterEach(endServers)

/** As if the servers of this test stood on the open internet. */
const options = { isAllowed: () => true }

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '2606:2800:220:1::1'])('takes %s', (address) => expect(isPublicAddress(address)).toBe(true))
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('refuses %j', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('fetchRemotePicture', () => {
  const picture: RequestListener = (_, answer) =>
    void answer.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from('pixels'))

  it('answers the bytes, also over a redirect', async () => {
    const base = await playServer((request, answer) =>
      request.url === '/one' ? answer.writeHead(302, { location: '/two' }).end() : picture(request, answer),
    )
    expect(Buffer.from(await fetchRemotePicture(`${base}/one`, options)).toString()).toBe('pixels')
  })

  it.each([
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://localhost/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://169.254.169.254/latest/meta-data',
  ])('does not ask %s', async (address) =>
    expect(fetchRemotePicture(address)).rejects.toThrow('not one of the open internet'),
  )

  it.each(['file:///etc/passwd', 'ftp://example.com/a.png', 'http://user:word@example.com/a.png', 'nothing'])(
    'has no way to %s',
    async (address) => expect(fetchRemotePicture(address)).rejects.toThrow('no address that could be asked'),
  )

  it('checks where a redirect leads', async () => {
    let isAsked = false
    const inner = await playServer((request, answer) => {
      isAsked = true
      picture(request, answer)
    })
    const outer = await playServer(
      (_, answer) => void answer.writeHead(302, { location: inner.replace('127.0.0.1', '127.0.0.2') }).end(),
    )
    const isAllowed = (address: string) => address === '127.0.0.1'
    await expect(fetchRemotePicture(outer, { isAllowed })).rejects.toThrow('open internet')
    expect(isAsked).toBe(false)
  })

  it('gives up on what leads on for ever, is too large, is something else, or never ends', async () => {
    const loop = await playServer((_, answer) => void answer.writeHead(302, { location: '/' }).end())
    await expect(fetchRemotePicture(loop, options)).rejects.toThrow('too often')
    const large = await playServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'image/png' })
      for (let part = 0; part < 12; part += 1) answer.write(Buffer.alloc(1024 * 1024))
      answer.end()
    })
    await expect(fetchRemotePicture(large, options)).rejects.toThrow('larger than 10MB')
    const page = await playServer((_, answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>'))
    await expect(fetchRemotePicture(page, options)).rejects.toThrow('not a JPG')
    const gone = await playServer((_, answer) => void answer.writeHead(404).end())
    await expect(fetchRemotePicture(gone, options)).rejects.toThrow('answered 404')
    const silent = await playServer(() => undefined)
    const signal = AbortSignal.timeout(50)
    await expect(fetchRemotePicture(silent, { ...options, signal })).rejects.toThrow('in time')
  })
})
