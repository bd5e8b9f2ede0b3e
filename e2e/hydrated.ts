import type { Locator, Page } from '@playwright/test'
import { untilHydrated } from '../tests/support/loaded.ts'
import { expect } from './fixtures'

/** Waits until an element is in the page and React has hydrated the page: before, nothing listens to clicks and hovers. */
export async function hydrated(element: Locator): Promise<Locator> {
  await element.waitFor({ state: 'attached' })
  await untilHydrated(element.page())
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
