import { expect, test } from '../fixtures'

const NOT_THERE = [
  '/blog/page/0',
  '/blog/page/-1',
  '/blog/page/abc',
  '/blog/page/2junk',
  '/blog/page/02',
  '/blog/page/999999',
  '/news/page/99',
  '/blog/filter',
  '/blog/filter/nothing',
  '/blog/filter/vegan/vegetarian',
  '/blog/filter/vegan/page/99',
  '/feeds/topic-no-such-topic.xml',
  '/media/no-such-picture.webp',
  '/case-studies/nope',
  '/services/toString',
]

test('an unknown address answers 404', async ({ request }) => {
  for (const path of NOT_THERE) expect.soft((await request.get(path)).status(), path).toBe(404)
})

test('page 1 of a listing has one address', async ({ request }) => {
  for (const listing of ['/blog', '/news', '/guides', '/education', '/blog/filter/vegan']) {
    const answer = await request.get(`${listing}/page/1`, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toBe(listing)
  }
})

test('public pages come from the cache and carry the policy', async ({ request }) => {
  for (const path of ['/', '/blog', '/blog/one-pot-jollof-rice']) {
    // A parallel journey may publish between two requests.
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache'], path).toMatch(/HIT|STALE/)
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['set-cookie']).toBeUndefined()
    expect(answer.headers()['content-security-policy']).toContain("script-src-attr 'none'")
  }
})
