import { expect, test } from '../fixtures'

/** A page, a script, a feed and a drawing: what everybody is sent. */
const PATHS = ['/', '/blog/pierogi-ruskie-with-browned-onions', '/feed.json', '/art/collage/home.svg']

test('what everybody is sent is compressed, and not sent again to who has it', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /src="(\/_next\/static\/chunks\/[^"]+)"/.exec(html)?.[1] ?? ''
  for (const path of [...PATHS, script]) {
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } })
    const text = await plain.text()
    for (const encoding of ['br', 'gzip']) {
      const packed = await request.get(path, { headers: { 'accept-encoding': encoding } })
      expect(packed.headers()['content-encoding'], path).toBe(encoding)
      expect(packed.headers()['vary'], path).toMatch(/accept-encoding/i)
      expect(Number(packed.headers()['content-length'])).toBeLessThan(Buffer.byteLength(text) / 2)
      expect(await packed.text()).toBe(text)
    }
    const { etag = '' } = plain.headers()
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect(again.status(), path).toBe(304)
  }
})

test('what is one person’s is never kept', async ({ request }) => {
  const answer = await request.get('/admin/login', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()['cache-control']).toMatch(/no-store/)
  expect(answer.headers()['content-encoding']).toBeUndefined()
})
