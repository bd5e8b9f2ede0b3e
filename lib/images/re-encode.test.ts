import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { IMAGE_MAX_BYTES } from './image'
import { fetchRemoteImage, ImageRejected, inspectImage } from './re-encode'
import { endServers, playServer } from '@/tests/support/play-server'

afterEach(endServers)

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 185, g: 58, b: 36 } } })

/** A file and every file that it imports by a relative path, except types. */
function filesLoadedBy(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import (?!type )|\} )[^'\n]*'(\.[^']+)'/gm))
    filesLoadedBy(path.join(path.dirname(file), target), loaded)
  return loaded
}

test('a build for a host has every file that the decoding process loads', () => {
  const [, includes = ''] = readFileSync('next.config.ts', 'utf8').split('outputFileTracingIncludes')
  const listed = globSync([...includes.matchAll(/'\.\/(lib\/[^']+)'/g)].map(([, glob = '']) => glob))
  expect(listed).toEqual(expect.arrayContaining([...filesLoadedBy('lib/images/decode.ts')]))
})

describe('inspectImage', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('accepts a %s and stores WebP', async (format) => {
    const checked = await inspectImage(await picture(40, 30).toFormat(format).toBuffer())
    expect(checked).toMatchObject({ width: 40, height: 30 })
    expect((await sharp(checked.content).metadata()).format).toBe('webp')
    expect(checked.blur).toMatch(/^data:image\/webp;base64,/)
  })

  test.each(['gif', 'tiff', 'avif'] as const)('refuses a %s', async (format) => {
    await expect(inspectImage(await picture(40, 30).toFormat(format).toBuffer())).rejects.toThrow(ImageRejected)
  })

  test('refuses text, SVG, an empty file and half a picture', async () => {
    const whole = await picture(400, 300).jpeg().toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x</script></svg>'
    for (const bad of [
      Buffer.from('just text'),
      Buffer.from(svg),
      Buffer.alloc(0),
      whole.subarray(0, whole.length / 2),
    ]) {
      await expect(inspectImage(bad)).rejects.toThrow(ImageRejected)
    }
  })

  test('refuses more than 10 MB before it decodes anything', async () => {
    await expect(inspectImage(randomBytes(IMAGE_MAX_BYTES + 1))).rejects.toThrow('larger than 10MB')
  })

  test('refuses a small file with more than 50 megapixels', async () => {
    const bomb = await picture(8000, 7000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.byteLength).toBeLessThan(IMAGE_MAX_BYTES)
    await expect(inspectImage(bomb)).rejects.toThrow('50 megapixels')
  })

  test('shrinks to 2400 on the long side', async () => {
    const checked = await inspectImage(await picture(4800, 1200).jpeg().toBuffer())
    expect(checked).toMatchObject({ width: 2400, height: 600 })
  })

  test('turns upright and keeps no metadata, no position', async () => {
    const sideways = await picture(60, 20)
      .withExif({ IFD0: { Copyright: 'a photographer' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sideways).metadata()).orientation).toBe(6)
    const checked = await inspectImage(sideways)
    expect(checked).toMatchObject({ width: 20, height: 60 })
    const metadata = await sharp(checked.content).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.xmp).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })
})

describe('fetchRemoteImage', () => {
  /** Allows the local servers of this test. */
  const options = { isAllowed: () => true }

  const answerPicture: RequestListener = (_, answer) =>
    void answer.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from('pixels'))

  test('returns the bytes, also after a redirect', async () => {
    const base = await playServer((request, answer) =>
      request.url === '/one' ? answer.writeHead(302, { location: '/two' }).end() : answerPicture(request, answer),
    )
    expect(Buffer.from(await fetchRemoteImage(`${base}/one`, options)).toString()).toBe('pixels')
  })

  test.each(['image/jpg', 'Image/JPEG; q=1'])('takes a picture of the type %s', async (type) => {
    const base = await playServer((_, answer) => void answer.writeHead(200, { 'content-type': type }).end('pixels'))
    expect(Buffer.from(await fetchRemoteImage(base, options)).toString()).toBe('pixels')
  })

  test.each([
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://localhost/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://169.254.169.254/latest/meta-data',
  ])('sends no request to %s', async (address) =>
    expect(fetchRemoteImage(address)).rejects.toThrow('not one of the open internet'),
  )

  test.each(['file:///etc/passwd', 'ftp://example.com/a.png', 'http://user:word@example.com/a.png', 'nothing'])(
    'refuses the address %s',
    async (address) => expect(fetchRemoteImage(address)).rejects.toThrow('no address that could be asked'),
  )

  test('checks the target of a redirect', async () => {
    let isAsked = false
    const inner = await playServer((request, answer) => {
      isAsked = true
      answerPicture(request, answer)
    })
    const outer = await playServer(
      (_, answer) => void answer.writeHead(302, { location: inner.replace('127.0.0.1', '127.0.0.2') }).end(),
    )
    const isAllowed = (address: string) => address === '127.0.0.1'
    await expect(fetchRemoteImage(outer, { isAllowed })).rejects.toThrow('open internet')
    expect(isAsked).toBe(false)
  })

  test('refuses endless redirects, large files, other types, errors and silent servers', async () => {
    const loop = await playServer((_, answer) => void answer.writeHead(302, { location: '/' }).end())
    await expect(fetchRemoteImage(loop, options)).rejects.toThrow('too often')
    const large = await playServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'image/png' })
      for (let part = 0; part < 12; part += 1) answer.write(Buffer.alloc(1024 * 1024))
      answer.end()
    })
    await expect(fetchRemoteImage(large, options)).rejects.toThrow('larger than 10MB')
    const page = await playServer((_, answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>'))
    await expect(fetchRemoteImage(page, options)).rejects.toThrow('not a JPG')
    const gone = await playServer((_, answer) => void answer.writeHead(404).end())
    await expect(fetchRemoteImage(gone, options)).rejects.toThrow('answered 404')
    const silent = await playServer(() => undefined)
    const signal = AbortSignal.timeout(50)
    await expect(fetchRemoteImage(silent, { ...options, signal })).rejects.toThrow('in time')
  })
})
