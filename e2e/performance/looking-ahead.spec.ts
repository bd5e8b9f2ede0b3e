import type { Page } from '@playwright/test'
import { addSession } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

/** The addresses of the pages whose data the browser requests. */
function fetchedAhead(page: Page): Set<string> {
  const pages = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('_rsc')) pages.add(pathname)
  })
  return pages
}

test('a page is fetched when the pointer or the focus rests on its link, and followed without a new document', async ({
  page,
}) => {
  const ahead = fetchedAhead(page)
  await page.goto('/blog')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const [first, second] = await page.getByRole('main').getByRole('article').all()
  const links = [first, second].map((card) => card?.getByRole('heading').getByRole('link'))
  const paths = await Promise.all(links.map((link) => link?.getAttribute('href')))
  if (first) await hydrated(first.getByRole('heading').getByRole('link'))
  await links[0]?.hover()
  await expect.poll(() => [...ahead]).toEqual([paths[0]])
  await links[1]?.focus()
  await expect.poll(() => [...ahead]).toEqual(paths)

  await links[0]?.click()
  await expect(page).toHaveURL(paths[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('a page of the panel is fetched when the pointer rests on its link in the frame', async ({ page }) => {
  await addSession(page)
  const ahead = fetchedAhead(page)
  await page.goto('/admin/account')
  const panel = page.getByRole('navigation', { name: 'Panel' })
  await (await hydrated(panel.getByRole('link', { name: 'Calendar' }))).hover()
  await expect.poll(() => [...ahead]).toEqual(['/admin/calendar'])
})

test('nothing is prefetched with the browser setting to save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const ahead = fetchedAhead(page)
  await page.goto('/blog')
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
