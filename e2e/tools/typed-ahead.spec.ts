import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

/** Opens a page whose scripts do not come before they are let go. */
async function withoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = (): void => undefined
  const wait = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    await wait
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    letGo()
    await hydrated(page.locator('.tool-form'))
  }
}

test('what is typed before the script comes counts', async ({ page }) => {
  const letGo = await withoutScripts(page, '/tools/startup/break-even-calculator')
  await page.getByLabel('Fixed costs per period', { exact: true }).fill('5')
  await page.getByLabel('Currency').selectOption('PLN')
  await letGo()
  await expect(page.locator('.tool-result-head')).toContainText('From unit 1 on, PLN 49.00 of revenue')
})

test('words in a text area stay when the script comes', async ({ page }) => {
  const letGo = await withoutScripts(page, '/tools/social-media/character-counter')
  const text = page.locator('.tool-form textarea').first()
  await text.fill('Twenty-four letters here')
  await letGo()
  await expect(text).toHaveValue('Twenty-four letters here')
  await expect(page.locator('.tool-result-head')).toContainText('24 characters')
})

test('a shared address fills the fields in which nobody typed', async ({ page }) => {
  const shared = Buffer.from(JSON.stringify({ fixed: '777', price: '10', variable: '1' })).toString('base64url')
  const letGo = await withoutScripts(page, `/tools/startup/break-even-calculator#s=${shared}`)
  await page.getByLabel('Fixed costs per period', { exact: true }).fill('18')
  await letGo()
  await expect(page.locator('.tool-result-head')).toContainText('From unit 2 on, €20.00 of revenue')
})
