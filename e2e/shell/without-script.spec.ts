import { templates } from '../../scripts/testing/templates.ts'
import { expectNoSidewaysScroll } from '../accessibility'
import { expect, test } from '../fixtures'

test.use({ javaScriptEnabled: false })

const NAVIGATIONS = [
  { path: '/blog', links: ['/', '/blog', '/news', '/guides', '/about', '/contact'] },
  { path: '/services', links: ['/', '/services', '/case-studies', '/blog', '/tools', '/contact'] },
]

for (const { path, links } of NAVIGATIONS) {
  for (const width of [375, 1280]) {
    test(`${path}: every part of the menu is a link in sight at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const main = page.getByRole('navigation', { name: 'Main' })
      const hrefs = await main.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(links)
      await expect(main.getByRole('link').last()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: /menu|scheme/i })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    })
  }
}

test('a menu leads on', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click()
  await expect(page).toHaveURL('/tools')
})

for (const path of ['/blog', '/news', '/guides', '/education']) {
  test(`${path} has its posts`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading posts' })).toHaveCount(0)
  })
}

test('no document holds back a part of its page until a script reveals it', async ({ request }) => {
  for (const { path } of templates)
    expect(await (await request.get(path)).text(), path).not.toContain('<div hidden id="S:')
})
