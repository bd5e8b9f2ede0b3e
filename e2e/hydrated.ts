import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Waits until React has taken an element over: before that, a click or a hover finds nobody listening. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  return element
}

/** Presses a key until it brings the focus to its place: who listens to the whole page is there later than what stands on it. */
export async function pressUntilFocused(page: Page, key: string, place: Locator): Promise<void> {
  await hydrated(place)
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(place).toBeFocused({ timeout: 1_000 })
  }).toPass()
}
