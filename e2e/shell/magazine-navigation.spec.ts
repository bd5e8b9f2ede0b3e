import { expect, test } from '../fixtures'
import { hydrated, pressUntilFocused } from '../hydrated'

const links = [
  ['Home', '/'],
  ['Health Articles', '/blog'],
  ['Food News', '/news'],
  ['Nutrition Tips', '/guides'],
  ['About', '/about'],
  ['Contact', '/contact'],
] as const

test('navigation and footer have their links; the navigation marks the present page and links to the articles and the studio', async ({
  page,
}) => {
  await page.goto('/guides')
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const [name, href] of links) await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect(main.locator('[aria-current]')).toHaveText('Nutrition Tips')

  await page.getByRole('banner').getByRole('link', { name: 'Read Articles' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(main.locator('[aria-current]')).toHaveText('Health Articles')

  await page.getByRole('banner').getByRole('link', { name: 'FlavorCraft, home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(main.locator('[aria-current]')).toHaveText('Home')

  // The two halves of the site link to each other.
  await page.getByRole('banner').getByRole('link', { name: 'FlavorCraft Studio' }).click()
  await expect(page).toHaveURL('/services')
  await page.getByRole('banner').getByRole('link', { name: 'FlavorCraft magazine' }).click()
  await expect(page).toHaveURL('/')

  // The footer opens the profiles of the company in a new tab.
  const footer = page.getByRole('contentinfo')
  for (const name of [
    'Home',
    'Health Articles',
    'Nutrition Tips',
    'Food News',
    'About',
    'Contact',
    'Terms & Conditions',
    'Privacy Policy',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  for (const path of ['/education', '/topics', '/saved'])
    await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible()
  const profiles = footer.locator('a[target=_blank]')
  await expect(profiles).toHaveCount(3)
  for (const profile of await profiles.all()) await expect(profile).toHaveAttribute('rel', /noopener/)
  await expect(footer.getByRole('link', { name: '+48 12 000 01 23' })).toHaveAttribute('href', 'tel:+48120000123')
})

test('the first Tab reaches the skip link, which skips the header, and a slash focuses the search box, but not in a text field', async ({
  page,
}) => {
  await page.goto('/news')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.activeElement?.closest('main')?.id)
  expect(inMain).toBe('main')

  const box = page.getByRole('searchbox', { name: 'Search the site' })
  await pressUntilFocused(page, '/', box)
  await box.fill('rye')
  await page.keyboard.press('/')
  await expect(box).toHaveValue('rye/')
})

test('the slash can be switched off on the search page, and stays off', async ({ page }) => {
  await page.goto('/search')
  const key = await hydrated(page.getByRole('switch', { name: 'The / key leads to the search box' }))
  await expect(key).toBeChecked()
  await key.click()
  await expect(key).not.toBeChecked()

  await page.reload()
  await hydrated(key)
  await expect(key).not.toBeChecked()
  await expect(page.locator('.search-key').first()).toBeHidden()
  const box = page.getByRole('searchbox', { name: 'Search the site' })
  await page.keyboard.press('/')
  await expect(box).not.toBeFocused()

  await key.press('Space')
  await expect(key).toBeChecked()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
})
