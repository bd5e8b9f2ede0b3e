import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Waits until React has hydrated an element: before that it has no listeners for clicks and hovers. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
      // Playwright's default interval grows to a second.
      intervals: [50],
    })
    .toBe(true)
  return element
}

/** Presses a key until it moves the focus, because the listener of the whole page is added later than its elements. */
export async function pressUntilFocused(page: Page, key: string, place: Locator): Promise<void> {
  await hydrated(place)
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(place).toBeFocused({ timeout: 1_000 })
  }).toPass()
}
