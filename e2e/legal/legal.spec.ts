import { expect, test } from '../fixtures'

const pages = [
  { path: '/privacy-policy', box: 'Privacy policy text', last: '8. Contact Us' },
  { path: '/terms-and-conditions', box: 'Terms and conditions text', last: '8. Contact' },
] as const

const DAY_MS = 86_400_000

for (const { path, box, last } of pages) {
  test(`${path} has eight sections in a box of 600 px that scrolls by keyboard, and today's date`, async ({ page }) => {
    await page.goto(path)
    const region = page.getByRole('region', { name: box })
    await expect(region).toHaveCSS('height', '600px')
    await expect(region.getByRole('heading', { level: 2 })).toHaveCount(8)
    const date = page.getByText('Last updated:').getByRole('time')
    const day = Date.parse((await date.getAttribute('datetime')) ?? '')
    // The page is rendered again every hour, so after midnight it may show the day before.
    expect(Math.abs(Date.now() - day)).toBeLessThan(2 * DAY_MS)
    await expect(date).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)

    // The table of contents links to a section.
    const contents = page.getByRole('main').getByRole('link', { name: last.slice(3), exact: true })
    await contents.click()
    await expect(region.getByRole('heading', { name: last })).toBeInViewport()

    await page.getByRole('main').getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(region).toBeFocused()
    const below = () => region.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
    // A key during the browser's smooth scroll would be lost.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect.poll(below, { timeout: 2_000 }).toBeLessThan(2)
    }).toPass()
    await expect(async () => {
      await page.keyboard.press('Home')
      await expect(region.getByRole('heading', { name: /^1\./ })).toBeInViewport({ timeout: 2_000 })
    }).toPass()
  })
}
