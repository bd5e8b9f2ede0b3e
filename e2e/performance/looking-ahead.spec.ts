import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

/** The pages whose data a browser asks for, by their addresses. */
function fetchedAhead(page: Page): Set<string> {
  const pages = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('_rsc')) pages.add(pathname)
  })
  return pages
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, 0)
  })

/** What was asked for ahead and stands nowhere: the browser warns of it some seconds after a page is there. */
const unusedPreloads = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    const shown = new Set([...document.images].map((image) => image.srcset || image.src))
    const pictures = links.filter(({ as, imageSrcset, href }) => as === 'image' && !shown.has(imageSrcset || href))
    const fonts = links.filter(({ as }) => as === 'font')
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return { pictures: pictures.map(({ href }) => href), fonts: Math.max(0, fonts.length - loaded.length) }
  })

for (const path of ['/', '/blog', '/blog/pierogi-ruskie-with-browned-onions', '/services']) {
  test(`${path} at rest fetches nothing of other pages, and no picture twice`, async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (request.resourceType() === 'image') pictures.push(searchParams.get('url') ?? pathname)
    })
    const ahead = fetchedAhead(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    expect([...ahead]).toEqual([])
    expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([])
    expect(await unusedPreloads(page)).toEqual({ pictures: [], fonts: 0 })
  })
}

test('a page is fetched once somebody rests on its link, by pointer or keyboard, and followed without a new document', async ({
  page,
}) => {
  const ahead = fetchedAhead(page)
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const [first, second] = await page.getByRole('main').getByRole('article').all()
  const links = [first, second].map((card) => card?.getByRole('heading').getByRole('link'))
  const paths = await Promise.all(links.map((link) => link?.getAttribute('href')))
  const author = await hydrated(page.getByRole('main').locator('a[href^="/authors/"]').first())

  await author.hover()
  await links[0]?.hover()
  await expect.poll(() => [...ahead]).toEqual([paths[0]])
  await links[1]?.focus()
  await expect.poll(() => [...ahead]).toEqual(paths)

  await links[0]?.click()
  await expect(page).toHaveURL(paths[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('whoever saves data is fetched nothing ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const ahead = fetchedAhead(page)
  await page.goto('/blog', { waitUntil: 'networkidle' })
  const link = await hydrated(
    page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first(),
  )
  await link.hover()
  await link.focus()
  await link.dispatchEvent('pointerdown')
  expect([...ahead]).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/blog\/.+/)
})
