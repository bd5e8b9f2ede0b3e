import type { Page } from '@playwright/test'
import { type ToolJourney, withoutScripts } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

/** Screen readers get the result when typing pauses, not after every key. */
async function announcesAfterTyping(page: Page): Promise<void> {
  const text = page.getByLabel('Text', { exact: true })
  const head = page.locator('.tool-result-head')
  await expect(head).not.toHaveAttribute('aria-busy')
  // One entry per change of the text: whether aria-busy made screen readers wait.
  await head.evaluate((node) => {
    const waited: boolean[] = []
    new MutationObserver(() => waited.push(node.getAttribute('aria-busy') === 'true')).observe(node, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    Object.assign(window, { waited })
  })
  await text.fill('soup')
  await text.pressSequentially(' for two')
  await expect(head).toContainText('12')
  await expect(head).not.toHaveAttribute('aria-busy')
  const waited = await page.evaluate(() => (window as unknown as { waited: boolean[] }).waited)
  expect(waited.length).toBeGreaterThan(0)
  expect(waited).not.toContain(false)
}

async function keepsTypedText(page: Page, path: string): Promise<void> {
  const loadScripts = await withoutScripts(page, path)
  const text = page.locator('.tool-form textarea').first()
  await text.fill('Twenty-four letters here')
  await loadScripts()
  await expect(text).toHaveValue('Twenty-four letters here')
  await expect(page.locator('.tool-result-head')).toContainText('24 characters')
}

export const journey: ToolJourney = {
  shows: 'characters, weighted (limit)',
  edge: { fill: [['Text', 'a'.repeat(281)]], shows: 'too long by 1' },
  wrong: {
    fill: [
      ['Mastodon post', 'yes'],
      [/^Mastodon limit/, '99'],
    ],
    message: 'Mastodon limit must be between 100 and 100,000.',
  },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    const text = page.getByLabel('Text', { exact: true })
    await text.fill('Read https://example.com/a/very/long/path?with=query&and=more today')
    await expect(page.getByText('34 of 280 characters, weighted (limit)')).toBeVisible()
    await announcesAfterTyping(page)
  },
  tests: [{ title: 'keeps text that was typed before hydration', run: keepsTypedText }],
}
