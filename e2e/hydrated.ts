import type { Locator, Page } from '@playwright/test'
import { isHydrated } from '../tests/support/loaded.ts'
import { expect } from './fixtures'

/** Waits until React has hydrated an element, and returns it. */
export async function hydrated(element: Locator): Promise<Locator> {
  // Playwright's default interval grows to a second.
  await expect.poll(() => isHydrated(element), { intervals: [50] }).toBe(true)
  return element
}

/** Lets no script of the site load until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Presses a key until it moves the focus, because the listener of the whole page is added later than its elements. */
export async function pressUntilFocused(page: Page, key: string, place: Locator): Promise<void> {
  await hydrated(place)
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(place).toBeFocused({ timeout: 1_000 })
  }).toPass()
}
