import type { Page } from '@playwright/test'
import { signInAgain, toasts } from '../accounts'
import { renewEverything } from '../control'
import { expect, test } from '../fixtures'
import { pickFiles, telephoneImage } from './images'
import { nameField, openSettings } from './open-settings'
import { service } from './service'

const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click()

/** Saves all changes, and waits until they are saved. */
async function saveAll(page: Page): Promise<void> {
  await save(page)
  await expect(toasts(page).getByText('Settings saved')).toBeVisible()
}

test.afterEach(async ({ request }) => {
  const client = await service()
  await client.from('site_settings').update({ fields: {} }).eq('id', true)
  await renewEverything(request)
})

test('after a rebrand by the form every page has the new name at its next request, and the defaults can be restored', async ({
  page,
  request,
}) => {
  const textOf = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    return answer.text()
  }
  expect(await textOf('/')).toContain('<title>FlavorCraft: ')
  await openSettings(page)
  await nameField(page).fill('Pantry')
  await page.getByLabel('E-mail', { exact: true }).fill('hello@pantry.pl')
  await page.getByLabel('Saturday', { exact: true }).fill('closed')
  await page.getByLabel('Head of the page, first', { exact: true }).fill('12 Health Articles')
  await saveAll(page)

  expect(await textOf('/')).toContain('<title>Pantry: ')
  for (const path of ['/services', '/contact', '/about', '/privacy-policy', '/terms-and-conditions', '/tools'])
    expect(await textOf(path), path).toContain('Pantry')
  for (const path of ['/llms.txt', '/feed.xml', '/manifest.webmanifest']) expect(await textOf(path)).toContain('Pantry')
  expect(await textOf('/contact')).toContain('Sat closed')
  expect(await textOf('/privacy-policy')).toContain('hello@pantry.pl')
  const card = /property="og:image" content="([^"]+)"/.exec(await textOf('/about'))?.[1]
  expect((await request.get(new URL(String(card)).pathname)).status()).toBe(200)

  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'hello@pantry.pl' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pantry, home page' })).toBeVisible()
  await expect(page.getByText('12', { exact: true })).toBeVisible()

  await page.goto('/admin/log')
  await expect(
    page.getByText(
      'Contact: E-mail, “Figures of the home page: Head of the page, first”, Name, Opening hours: Saturday',
    ),
  ).toBeVisible()

  await openSettings(page)
  await expect(nameField(page)).toHaveValue('Pantry')
  for (const group of ['Name', 'Contact', 'Opening hours', 'Figures of the home page'])
    await page.getByRole('button', { name: `Back to the defaults: ${group}` }).click()
  await saveAll(page)
  expect(await textOf('/')).toContain('<title>FlavorCraft: ')
  expect(await textOf('/privacy-policy')).not.toContain('hello@pantry.pl')
})

test('leading colours, the choice for crawlers and the testimonials reach every page', async ({ page, request }) => {
  await openSettings(page)
  await page.getByLabel('Magazine, light', { exact: true }).fill('#1f5a73')
  await page.getByLabel('Training of AI models', { exact: true }).selectOption('Refused')
  const voices = page.getByRole('region', { name: 'Voices of readers' })
  await expect(voices.getByText('Placeholder')).toBeVisible()
  await voices.getByRole('button', { name: 'Write real ones' }).click()
  await expect(voices.getByLabel('Name of the reader')).toBeFocused()
  await save(page)
  await expect(voices.getByLabel('Their words')).toHaveAccessibleDescription('Write what the reader says')
  await voices.getByLabel('Name of the reader').fill('Ada Łoś')
  await voices.getByLabel('Who they are').fill('Baker')
  await voices.getByLabel('Their words').fill('It rose on the first day.')
  await voices.getByLabel('Stars').selectOption('4')
  await saveAll(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('.cut-button').first()).toHaveCSS('background-color', 'rgb(31, 90, 115)')
  expect(await (await request.get('/robots.txt')).text()).toMatch(/User-Agent: GPTBot/i)
  expect(await (await request.get('/services')).text()).toContain('--accent:light-dark(#1f5a73')
  const shown = page.getByRole('region', { name: 'What changes when you cook more' })
  await expect(shown.getByRole('listitem')).toHaveCount(1)
  await expect(shown.getByText('It rose on the first day.')).toBeVisible()
  await expect(shown.getByRole('img', { name: '4 out of 5' })).toBeVisible()
})

test('an uploaded logo replaces the drawn mark, and the default restores the mark', async ({ page }) => {
  await openSettings(page)
  const button = page.getByRole('button', { name: 'Upload a logo' })
  const file = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await telephoneImage() }
  await pickFiles(button, file)
  await expect(page.getByRole('button', { name: 'Upload another logo' })).toBeVisible()
  await saveAll(page)
  const mark = () =>
    page
      .getByRole('banner')
      .locator('.brand')
      .evaluate((brand) => getComputedStyle(brand, '::before').backgroundImage)
  await page.goto('/')
  expect(await mark()).toMatch(/^url\("[^"]+\/media\/[^"]+\.webp"\)$/)

  await openSettings(page)
  await page.getByRole('button', { name: 'Back to the defaults: Logo' }).click()
  await saveAll(page)
  await page.goto('/')
  expect(await mark()).toMatch(/^url\("data:image\/svg/)
})

test('typed text survives the end of the session', async ({ page, context }) => {
  await openSettings(page)
  await page.getByLabel('Street', { exact: true }).fill('ul. Długa 1')
  await context.clearCookies()
  await save(page)
  await signInAgain(page)
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue('ul. Długa 1')
  await saveAll(page)
})

test('the second of two tabs sees the changes of the first, and loses neither its own words nor the other’s', async ({
  page,
}) => {
  const other = await page.context().newPage()
  for (const tab of [page, other]) await openSettings(tab)
  await page.getByLabel('Street', { exact: true }).fill('ul. Długa 1')
  await page.getByLabel('City', { exact: true }).fill('Gdańsk')
  await saveAll(page)

  await other.getByLabel('City', { exact: true }).fill('Łódź')
  await save(other)
  await expect(toasts(other)).toContainText('Another admin has saved the settings')
  await expect(other.getByText(/has changed meanwhile: Street and City/)).toBeVisible()
  await expect(other.getByLabel('Street', { exact: true })).toHaveValue('ul. Długa 1')
  await expect(other.getByLabel('City', { exact: true })).toHaveValue('Łódź')
  await save(other)
  await expect(other.getByText(/has changed meanwhile/)).toBeHidden()
  await other.reload()
  await expect(other.getByLabel('Street', { exact: true })).toHaveValue('ul. Długa 1')
  await expect(other.getByLabel('City', { exact: true })).toHaveValue('Łódź')
})
