import { expect, test } from '../fixtures'
import { loaded } from '../../tests/support/loaded.ts'

test('page views are logged to the console, and sent to no other site', async ({ page, baseURL }) => {
  const lines: string[] = []
  const strangers: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(baseURL ?? '') && !address.startsWith('data:')) strangers.push(address)
  })
  await page.goto('/news')
  await loaded(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Nutrition Tips' }).click()
  await expect(page).toHaveURL('/guides')
  await expect
    .poll(() => lines.filter((line) => line.startsWith('Page view')))
    .toEqual(['Page view: /news', 'Page view: /guides'])
  expect(strangers).toEqual([])
})

test.describe('errors', () => {
  test.use({ expectedErrors: [/ on \/news:|Error: |status of 404/] })

  test('of scripts, promises and resources are logged with the path', async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto('/news')
    // The code that logs this line also listens for errors.
    await expect.poll(() => lines).toContain('Page view: /news')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken script')
      })
      void Promise.reject(new Error('broken promise'))
      const picture = new Image()
      picture.src = '/media/lost.webp'
      document.body.append(picture)
    })
    const written = (start: string) =>
      expect.poll(() => lines.some((line) => line.startsWith(start)), { message: start }).toBe(true)
    await written('Runtime error on /news:')
    await written('Unhandled rejection on /news:')
    await written('Resource failed to load on /news:')
  })
})
