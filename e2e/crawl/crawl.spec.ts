import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { parseXml, textsOf } from '../seo/page-facts'
import { readLinks } from './page-links'
import { templates } from '../../tests/support/templates.ts'
import { pathOf, type Walk, walkSite } from './walk'
import { loaded } from '../../tests/support/loaded.ts'

test.describe.configure({ mode: 'serial' })

let walk: Walk

test.beforeAll(({ baseURL }) => {
  walk = walkSite(baseURL ?? '', ['/', '/sitemap.xml', '/robots.txt', '/feed.xml', '/llms.txt'])
})

// Most addresses are rendered for the first time: on a slow machine all take more than a minute, so the walk has parts.
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
for (const part of PARTS)
  test(`the walk visits every address of the site, part ${part}`, async () => {
    const left = await walk.walkFor(30_000)
    if (part === PARTS.length) expect(left).toBe(0)
  })

const pagesOf = ({ answers }: Walk) =>
  [...answers].filter(([, { status, ids }]) => status === 200 && ids).map(([path]) => path)

/** The pages that still link to an address, if the address still fails. */
async function stillNaming(request: APIRequestContext, baseURL: string, path: string): Promise<string[]> {
  const { status } = await fetch(baseURL + path, { redirect: 'manual' })
  if (status === 200) return []
  const pages = new Set(walk.links.filter(({ to }) => pathOf(to) === path).map(({ from }) => from))
  const named: string[] = []
  for (const from of pages) {
    const text = await (await request.get(from)).text()
    const addresses = from.includes('sitemap') ? textsOf(parseXml(text), 'loc') : readLinks(text).links
    const isNamed = addresses.some((address) => pathOf(new URL(address, baseURL + from)) === path)
    if (isNamed) named.push(`${status} ${path} on ${from}`)
  }
  return named
}

test('every internal address on the site answers 200, without a redirect', async ({ request, baseURL }) => {
  const broken = [...walk.answers].filter(([, { status }]) => status !== 200).map(([path]) => path)
  // A parallel journey may have unpublished a post after the walk read a link to it.
  const stillBroken = async () =>
    (await Promise.all(broken.map((path) => stillNaming(request, baseURL ?? '', path)))).flat()
  if (broken.length > 0) await expect.poll(stillBroken, { timeout: 30_000 }).toEqual([])
  // A walk that found hardly any pages would find no errors either.
  expect(pagesOf(walk).length).toBeGreaterThan(120)
})

test('every anchor points to something', () => {
  const lost = walk.links.filter(({ to }) => {
    const ids = walk.answers.get(pathOf(to))?.ids
    return to.hash.length > 1 && ids && !ids.has(decodeURIComponent(to.hash.slice(1)))
  })
  expect([...new Set(lost.map(({ from, to }) => `${to.pathname}${to.hash} on ${from}`))]).toEqual([])
})

test('every image of every page is an image', () => {
  const wrong = [...walk.images].filter((path) => {
    const answer = walk.answers.get(path)
    return answer?.status === 200 && !answer.type.startsWith('image/')
  })
  expect(walk.images.size).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

/**
 * Other journeys visit these pages: all tools, services and case studies, and one topic and one filter, whose pages
 * differ only in their cards.
 */
const isVisited = (path: string) =>
  /^\/(?:tools|services|case-studies|topics|blog\/filter)\/.+/.test(path) ||
  path.includes('?') ||
  templates.some((template) => template.path === path)

const VISITS = [1, 2, 3, 4, 5]
for (const part of VISITS)
  test(`every page runs without an error, part ${part}`, async ({ context, page }) => {
    const tabs = [page, await context.newPage()]
    const waiting = pagesOf(walk)
      .filter((path) => !isVisited(path))
      .filter((_, index) => index % VISITS.length === part - 1)
    await Promise.all(
      tabs.map(async (tab) => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          // A parallel journey may have unpublished the post, or the only one of an author, since the walk.
          if (/^\/(?:blog|authors)\//.test(path) && (await context.request.get(path)).status() === 404) continue
          await tab.goto(path)
          await loaded(tab)
        }
      }),
    )
  })
