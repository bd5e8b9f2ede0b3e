import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Waits until React has hydrated an element: before that, a click or a hover has no listener. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
      // Playwright asks once a second after a while.
      intervals: [50],
    })
    .toBe(true)
  return element
}

/** Presses a key until it moves the focus: a listener of the whole page is added later than its elements. */
export async function pressUntilFocused(page: Page, key: string, place: Locator): Promise<void> {
  await hydrated(place)
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(place).toBeFocused({ timeout: 1_000 })
  }).toPass()
}
