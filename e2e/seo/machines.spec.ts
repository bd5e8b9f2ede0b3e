import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { parseXml, textsOf } from './page-facts'
import { jsonFeedSchema } from '../../tests/json-feed.ts'
import { schemaProblems } from '../../tests/xml-schema/check.ts'
import { ATOM, RSS, SITEMAP } from '../../tests/xml-schema/vocabularies.ts'
import { TEST_NOTICES } from '../../tests/support/ports.ts'

const FEEDS = ['/feed', '/feeds/recipe', '/feeds/news', '/feeds/guide', '/feeds/education']

for (const feed of FEEDS) {
  test(`${feed} is a feed in three formats`, async ({ request, baseURL }) => {
    // A parallel journey may publish between two reads.
    await expect(async () => {
      const rss = parseXml(await (await request.get(`${feed}.xml`)).text())
      expect(schemaProblems(rss, RSS)).toEqual([])
      const newest = textsOf(rss, 'guid')
      expect(newest.length).toBeGreaterThan(0)
      for (const post of newest) expect(post.startsWith(`${baseURL}/blog/`)).toBe(true)
      for (const html of textsOf(rss, 'content:encoded')) {
        // Parallel journeys publish short posts.
        expect(html.length).toBeGreaterThan(40)
        expect(html).not.toMatch(/(?:href|src)="\/(?!\/)/)
      }
      const atom = parseXml(await (await request.get(`${feed}.atom`)).text())
      expect(schemaProblems(atom, ATOM)).toEqual([])
      expect(
        [...atom.getElementsByTagName('entry')].map((entry) => entry.getElementsByTagName('id')[0]?.textContent),
      ).toEqual(newest)
      const json = jsonFeedSchema.parse(await (await request.get(`${feed}.json`)).json())
      expect(json.items.map(({ id }) => id)).toEqual(newest)
    }).toPass({ timeout: 20_000 })
  })
}

test('a feed answers 304 to a reader with the present version', async ({ request }) => {
  for (const format of ['xml', 'atom', 'json']) {
    const statusWith = async (headers: Record<string, string>) =>
      (await request.get(`/feed.${format}`, { headers })).status()
    // A parallel journey may publish between two reads.
    await expect(async () => {
      const first = await request.get(`/feed.${format}`)
      const { etag = '' } = first.headers()
      expect(await statusWith({ 'if-none-match': etag })).toBe(304)
    }).toPass({ timeout: 20_000 })
    expect(await statusWith({ 'if-none-match': '"another"' })).toBe(200)
  }
})

test('a feed is a readable page when a person opens it', async ({ page }) => {
  await page.goto('/feed.xml')
  const link = page.locator('a').first()
  await expect(link).toBeVisible()
  const font = await page.evaluate(() => getComputedStyle(document.documentElement).fontFamily)
  expect(font).toContain('Georgia')
  await page.goto('/feeds')
  await expect(page.getByRole('link', { name: 'JSON Feed' }).first()).toHaveAttribute('href', '/feed.json')
})

/** Every page in the sitemaps; fails if one is listed twice. */
async function pagesOfSitemaps(request: APIRequestContext, baseURL: string): Promise<Set<string>> {
  const index = parseXml(await (await request.get('/sitemap.xml')).text())
  expect(index.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  expect(schemaProblems(index, SITEMAP)).toEqual([])
  const seen = new Set<string>()
  for (const part of textsOf(index, 'loc')) {
    const body = await (await request.get(part)).text()
    expect(Buffer.byteLength(body)).toBeLessThan(50_000_000)
    const root = parseXml(body)
    expect(schemaProblems(root, SITEMAP)).toEqual([])
    for (const entry of root.getElementsByTagName('url')) {
      const address = entry.getElementsByTagName('loc')[0]?.textContent ?? ''
      expect(address === baseURL || address.startsWith(`${baseURL}/`), address).toBe(true)
      expect(seen.has(address), address).toBe(false)
      seen.add(address)
    }
  }
  return seen
}

test('the sitemaps follow the protocol and name each page once', async ({ request, baseURL }) => {
  expect((await pagesOfSitemaps(request, baseURL ?? '')).size).toBeGreaterThan(120)
})

test('robots.txt names the sitemap and disallows only the panel', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(text.match(/^Disallow: .*/gm)).toEqual(['Disallow: /admin', 'Disallow: /api/'])
})

test('llms.txt links to Markdown, and the Markdown to the page', async ({ request, baseURL }) => {
  // A parallel journey may delete the post between two reads.
  await expect(async () => {
    const text = await (await request.get('/llms.txt')).text()
    const [, address = ''] = /\]\((\S+?\.md)\)/.exec(text) ?? []
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toContain('text/markdown')
    expect(answer.headers().link).toBe(`<${address.replace(/\.md$/, '')}>; rel="canonical"`)
    expect(await answer.text()).toMatch(/^---\ntitle: "/)
    expect(address.startsWith(`${baseURL}/blog/`)).toBe(true)
  }).toPass()
  expect((await request.get('/blog/no-such-post.md')).status()).toBe(404)
})

test('another spelling of an address redirects to the right one in one permanent step', async ({ request }) => {
  const spellings: [asked: string, right: string][] = [
    ['/Blog', '/blog'],
    ['/blog/', '/blog'],
    ['/BLOG/Plum-And-Almond-Cake/', '/blog/plum-and-almond-cake'],
    ['/news/?a=B', '/news?a=B'],
    ['/Guides/Page/1/', '/guides'],
    ['/authors/maja-wronska/page/1', '/authors/maja-wronska'],
    ['/Tools/SEO', '/tools/seo'],
  ]
  for (const [asked, right] of spellings) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect(answer.status(), asked).toBe(308)
    expect(answer.headers().location, asked).toBe(right)
    expect((await request.get(right, { maxRedirects: 0 })).status(), right).toBe(200)
  }
})

test('only the configured key file exists, and revalidation requires the secret', async ({ request }) => {
  expect(await (await request.get(`/${TEST_NOTICES.INDEXNOW_KEY}.txt`)).text()).toBe(TEST_NOTICES.INDEXNOW_KEY)
  expect((await request.get('/abcdef0123456789.txt')).status()).toBe(404)
  expect((await request.post('/api/revalidate', { data: { all: true } })).status()).toBe(401)
})
