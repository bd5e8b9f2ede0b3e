import { notFoundToolCategories, popularPages } from '../../lib/content/screens.ts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const MISSING = '/no/such-page'

test.use({ expectedErrors: [/status of 404|404: no page at/] })

test('a missing page says so with status 404, offers links, and folds its technical details', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes(`404: no page at ${MISSING}`))
  const answer = await page.goto(MISSING)
  expect(answer?.status()).toBe(404)
  await logged
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
  await expect(page).toHaveTitle(/Page not found/)

  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'Browse Tools' })).toHaveAttribute('href', '/tools')
  await expect(main.getByRole('link', { name: 'Contact our team' })).toHaveAttribute('href', '/contact')
  const hrefs = (name: string) =>
    main
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await hrefs('Popular Pages')).toEqual(popularPages.map(({ href }) => href))
  expect(await hrefs('Tool Categories')).toEqual(notFoundToolCategories.map(({ href }) => href))

  const code = page.getByText('Error Code: 404 - Page Not Found')
  await expect(code).toBeHidden()
  await page.getByText('Technical details').click()
  await expect(code).toBeVisible()
  await expect(main.getByText(MISSING)).toBeVisible()
})

test('Go Back returns to the page before', async ({ page }) => {
  await page.goto('/news')
  await page.goto(MISSING)
  await (await hydrated(page.getByRole('button', { name: 'Go Back' }))).click()
  await expect(page).toHaveURL('/news')
})
