import type { Page } from '@playwright/test'
import { signIn, useOwnAddress } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { openTab } from './forms'

test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch/] })

test.beforeEach(async ({ context, page }, info) => {
  await useOwnAddress(context, info.title)
  await signIn(page)
})

/** Opens the form for new posts while every script with `part` in it is held back; the answer lets them come. */
async function openHolding(page: Page, part: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes(part)) await released
    await route.fulfill({ response, body })
  })
  // Not until `load`: a script that the page asks for before that moment holds it up.
  await page.goto('/admin/blog', { waitUntil: 'commit' })
  return () => {
    release()
    return page.unrouteAll({ behavior: 'wait' })
  }
}

const EDITOR = 'cm-scroller'
const EVERY_SCRIPT = ''

test('the plain field works until the editor has come, and its words and caret go along', async ({ page }) => {
  const release = await openHolding(page, EDITOR)
  const plain = page.locator('textarea[name=content]')
  await hydrated(plain)
  await plain.focus()
  await page.keyboard.type('Flour and water')
  await release()
  await page.keyboard.type(', salt and patience.')
  await expect(page.getByText('6 words')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.cm-content')).toHaveText('Flour and water, salt and patience.')
})

test('what is typed before the form listens stays, and everything that shows it knows', async ({ page }) => {
  const release = await openHolding(page, EVERY_SCRIPT)
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Bread for the impatient')
  await page.getByLabel('Content', { exact: true }).fill('Flour and water, salt and patience.')
  await page.getByLabel('Meta description').fill('Typed early')
  await release()
  await expect(page.getByText('11/160')).toBeVisible()
  await expect(page.getByText('6 words')).toBeVisible()
  await expect(page.locator('.cm-content')).toHaveText('Flour and water, salt and patience.')
  await expect(title).toHaveValue('Bread for the impatient')
  await expect(page.getByLabel('Meta description')).toHaveValue('Typed early')
  await expect(page.getByLabel('Author/Chef name')).toHaveValue('FlavorCraft Team')
  await openTab(page, 'Search')
  await expect(page.getByRole('group', { name: 'Search result preview' })).toContainText('Typed early')
  await expect(page.getByText(/Draft kept in this browser|Draft saved/)).toBeVisible()
})

test('a draft that comes back leaves alone what was typed before it came', async ({ page }) => {
  const title = page.getByLabel('Title', { exact: true })
  await hydrated(title)
  await title.fill('Bread of yesterday')
  await page.getByLabel('Meta description').fill('Kept from yesterday')
  await expect(page.getByText('Draft saved')).toBeVisible()
  const release = await openHolding(page, EVERY_SCRIPT)
  await title.fill('Bread of today')
  await release()
  await expect(page.getByText('Draft restored.')).toBeVisible()
  await expect(page.getByLabel('Meta description')).toHaveValue('Kept from yesterday')
  await expect(title).toHaveValue('Bread of today')
  await openTab(page, 'Search')
  await expect(page.getByRole('group', { name: 'Search result preview' })).toContainText('Bread of today')
})
