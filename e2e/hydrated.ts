import type { Locator } from '@playwright/test'
import { expect } from './fixtures'

/** Waits until React has taken an element over: before that, a click or a hover finds nobody listening. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  return element
}
