import { expectNoSidewaysScroll } from '../accessibility'
import { expect, test } from '../fixtures'
import { notFoundScreen } from '../../lib/content/screens.ts'

test.use({ javaScriptEnabled: false })

const NAVIGATIONS = [
  { path: '/blog', links: ['/', '/blog', '/news', '/guides', '/about', '/contact'] },
  { path: '/services', links: ['/', '/services', '/case-studies', '/blog', '/tools', '/contact'] },
]

for (const { path, links } of NAVIGATIONS) {
  test(`${path}: every part of the menu is a visible link that works, wide and narrow`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('navigation', { name: 'Main' })
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const hrefs = await main.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(links)
      await expect(main.getByRole('link').last()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: /menu|scheme/i })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    }
    await main.getByRole('link').last().click()
    await expect(page).toHaveURL('/contact')
  })
}

test('every listing has its posts', async ({ page }) => {
  for (const path of ['/blog', '/news', '/guides', '/education']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading posts' })).toHaveCount(0)
  }
})

test.describe('an address that is unknown, or over', () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const path of ['/no-such-page', '/preview/no-such-token']) {
    test(`${path} says so, and leads home`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundScreen.title)
      await page.getByRole('link', { name: notFoundScreen.home.label }).click()
      await expect(page).toHaveURL('/')
    })
  }
})
