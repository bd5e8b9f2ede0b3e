import { expect, type Page } from '@playwright/test'

/** Tries to leave the page, waits for the question about unsaved changes, and stays. */
export async function stayOnPage(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}
