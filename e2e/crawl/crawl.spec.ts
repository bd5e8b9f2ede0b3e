import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { type Walk, walkSite } from './walk'

test.describe.configure({ mode: 'serial' })

let walk: Walk

test.beforeAll(async ({ baseURL }) => {
  // Two hundred and more addresses, beside other journeys.
  test.setTimeout(240_000)
  walk = await walkSite(baseURL ?? '', ['/', '/sitemap.xml', '/robots.txt', '/feed.xml', '/llms.txt'])
})

const pagesOf = ({ answers }: Walk) => [...answers].filter(([, { ids }]) => ids).map(([path]) => path)

test('every internal address on the site answers 200, without a detour', async ({ request }) => {
  const broken = [...walk.answers].filter(([, { status }]) => status !== 200)
  const named: string[] = []
  for (const [path, { status }] of broken) {
    const from = walk.links.find(({ to }) => to.pathname + to.search === path)?.from
    // The post of a journey beside this one may have been taken back between its page and its link.
    const isGone = from !== undefined && (await request.get(from)).status() === 404
    if (!isGone) named.push(`${status} ${path} on ${from}`)
  }
  expect(named).toEqual([])
  // A crawl that found next to nothing would find nothing wrong either.
  expect(pagesOf(walk).length).toBeGreaterThan(120)
})

test('every anchor points to something', () => {
  const lost = walk.links.filter(({ to }) => {
    const ids = walk.answers.get(to.pathname + to.search)?.ids
    return to.hash.length > 1 && ids && !ids.has(decodeURIComponent(to.hash.slice(1)))
  })
  expect([...new Set(lost.map(({ from, to }) => `${to.pathname}${to.hash} on ${from}`))]).toEqual([])
})

/** The pictures of a page that did not come; those further down are asked for at once. */
const missingImages = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    const seen = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => null,
          () => picture.currentSrc || picture.src || picture.outerHTML,
        ),
      ),
    )
    return seen.filter((address) => address !== null)
  })

test('every page runs without an error and has all of its pictures', async ({ context, page }) => {
  test.setTimeout(240_000)
  const tabs = [page, await context.newPage(), await context.newPage()]
  const waiting = pagesOf(walk)
  const missing: string[] = []
  await Promise.all(
    tabs.map(async (tab) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await tab.goto(path, { waitUntil: 'load' })
        for (const address of await missingImages(tab)) missing.push(`${address} on ${path}`)
      }
    }),
  )
  expect(missing).toEqual([])
})
