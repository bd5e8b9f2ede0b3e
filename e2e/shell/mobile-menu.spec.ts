import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

test.use({ viewport: { width: 375, height: 812 } })

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openMenu(page: Page): Promise<void> {
  await (await hydrated(page.getByRole('button', { name: 'Open menu' }))).click()
  await expect(menu(page)).toBeVisible()
}

/** Turns the wheel and waits until the page has got the event and painted twice. */
async function turnWheel(page: Page): Promise<void> {
  const painted = await page.evaluateHandle(() => ({
    afterWheel: new Promise<void>((resolve) => {
      addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
        once: true,
      })
    }),
  }))
  await page.mouse.wheel(0, 1200)
  await painted.evaluate(({ afterWheel }) => afterWheel)
}

test('the menus of magazine and studio keep the focus, lock the page behind and are accessible', async ({ page }) => {
  for (const path of ['/blog', '/services']) {
    await page.goto(path)
    await openMenu(page)
    if (path === '/services') {
      // Every link of both dropdowns.
      await expect(menu(page).locator('a[href^="/services/"]')).toHaveCount(6)
      await expect(menu(page).locator('a[href^="/tools"]')).toHaveCount(12)
    }
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab')
      // Between the last and the first element the focus is on the browser's toolbar.
      const inside = await page.evaluate(() => {
        const active = document.activeElement
        return active === document.body || Boolean(active?.closest('dialog[open]'))
      })
      expect(inside).toBe(true)
    }
    await expectAccessible(page)
    await page.mouse.move(20, 400)
    await turnWheel(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // With the menu closed the same turn of the wheel scrolls the page: so the menu prevented it.
    await page.keyboard.press('Escape')
    await turnWheel(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  }
})

test('Escape and the close button shut the menu and return the focus; the keyboard alone opens it and follows a link', async ({
  page,
}) => {
  await page.goto('/blog')
  const button = page.getByRole('button', { name: 'Open menu' })
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await openMenu(page)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  const about = menu(page).getByRole('link', { name: 'About' })
  for (let press = 0; press < 12 && !(await about.evaluate((link) => link === document.activeElement)); press += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(about).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(menu(page)).toBeHidden()
})

test('the menu has the links of the wide navigation and three more; following a link, even to the present page, and going back shut it', async ({
  page,
}) => {
  await page.goto('/news')
  await openMenu(page)
  await expect(menu(page).getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'Health Articles',
    'Food News',
    'Nutrition Tips',
    'About',
    'Contact',
    'Education',
    'Topics',
    'Saved',
  ])
  await menu(page).getByRole('link', { name: 'Food News' }).click()
  await expect(menu(page)).toBeHidden()

  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Nutrition Tips' }).click()
  await expect(page).toHaveURL('/guides')
  await expect(menu(page)).toBeHidden()
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/news')
  await expect(menu(page)).toBeHidden()
})
