import { expect, test } from '../fixtures'

/** Responses that every reader gets: a page, a script, a feed and a drawing. */
const PATHS = ['/', '/blog/pierogi-ruskie-with-browned-onions', '/feed.json', '/art/collage/home.svg']

test('public responses are compressed, and answered with 304 to a browser that has them', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  for (const path of [...PATHS, script]) {
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } })
    const text = await plain.text()
    const packed = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers()['content-encoding'], path).toBe('gzip')
    expect(packed.headers()['vary'], path).toMatch(/accept-encoding/i)
    expect(await packed.text()).toBe(text)
    // A drawing is rendered by a route, whose answer has no ETag.
    const { etag } = plain.headers()
    if (!etag) continue
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect(again.status(), path).toBe(304)
  }
})

test('a drawing with a version in its address is cached for ever, one without for a day', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const drawing = /\/art\/[0-9a-f]{8}\/[^"\s]+\.svg/.exec(html)?.[0] ?? ''
  expect((await request.get(drawing)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const plain = drawing.replace(/\/[0-9a-f]{8}\//, '/')
  expect((await request.get(plain)).headers()['cache-control']).toMatch(/max-age=86400,/)
})

test('personal pages are never cached', async ({ request }) => {
  const answer = await request.get('/admin/login', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()['cache-control']).toMatch(/no-store/)
})
