import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const OWN_WORDS = 'Built from your own words by fixed rules. Check every sentence before you use it.'

export const journey: ToolJourney = {
  shows: 'Long sentences',
  edge: { fill: [['Text', 'A fine soup.']], shows: 'Nothing departs from your rules.' },
  wrong: {
    fill: [[/^Banned words/, 'good => very good']],
    message: 'the replacement “very good” contains the banned word “good”.',
  },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    await expect(page.getByText(OWN_WORDS)).toBeVisible()
    await page.getByRole('button', { name: 'Apply all that are safe' }).click()
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Our Favourite Soups For Cold Evenings/)
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/FlavorCraft reads every letter/)
  },
}
