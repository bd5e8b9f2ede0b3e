import type { Page } from '@playwright/test'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const figure = (page: Page) => page.locator('.main-figure')

async function takesCsv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example', exact: true }).click()
  await page.getByText('Paste a table (CSV)').click()
  const rows = page.getByLabel('Rows of an export')
  await rows.fill('Likes;Comments;Shares;Saved;Reach\n1.200;85;40;60;25.000')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(figure(page)).toHaveText('5.54 %')
  await rows.fill('no table')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(rows).toHaveValue('')
}

export const journey: ToolJourney = {
  shows: '6.08 %',
  // (1,385 + 410) ÷ (2 × 1,000): more actions than people, which is possible.
  edge: { fill: [['Followers (optional)', '1000']], shows: '89.75 %' },
  wrong: { fill: [['Followers (optional)', '1.5']], message: 'Followers must be a whole number.' },
  more: takesCsv,
  plainForm: {
    query:
      'countLikes=yes&countComments=yes&countShares=yes&countSaves=yes&posts.0.likes=1200&posts.0.comments=85&posts.0.shares=40&posts.0.saves=60&posts.0.reach=25000',
    shows: '5.54 %',
  },
}
