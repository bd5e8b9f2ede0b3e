import type { Page } from '@playwright/test'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

/** The example has one long sentence. A text of more than 600 words is in a closed disclosure. */
async function marksText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example' }).click()
  const text = page.getByRole('region', { name: 'Your text, marked' })
  await expect(text.locator('mark')).toHaveCount(1)
  await expect(text.locator('mark')).toContainText('long sentence: 43 words')
  await expect(text.getByTitle('4 syllables').first()).toHaveText('vegetables')
  await page.getByLabel('Text', { exact: true }).fill('The cat ate a delicious banana. '.repeat(120))
  await page.getByText('Your text, marked (720 words)').click()
  await expect(text).toContainText('The cat ate a delicious banana.')
}

export const journey: ToolJourney = {
  shows: 'sentences',
  edge: { fill: [['Text', 'The cat ate a banana. The delicious soup simmered slowly.']], shows: '66.4' },
  wrong: { fill: [['Text', 'Too short to say a thing at all, is']], message: 'Text must have at least 10 words.' },
  more: marksText,
}
