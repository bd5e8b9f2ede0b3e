import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: '0:00 Why red lentils\n0:48 What you need',
  edge: { fill: [['Time notes', '0:10 A\n1:00 B']], shows: '0:00 Intro\n0:10 A\n1:00 B' },
  wrong: {
    fill: [['Offset', '36001']],
    message: /Offset must be between .36,000 and 36,000\./,
  },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    await page.getByLabel('Time notes').fill('0:00 A\n0:05 B\n1:00 C')
    await expect(page.getByText('Line 1: “A” lasts 5 s; a chapter lasts at least 10 s.')).toBeVisible()
  },
}
