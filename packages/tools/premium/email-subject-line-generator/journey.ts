import { savedFile, type ToolJourney } from '../../kit/journey.ts'
import { expect, expectNoSidewaysScroll } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: 'Checklist',
  edge: {
    fill: [
      ['Kind', 'promotion'],
      [/^Offer/, '20 % off'],
      [/^Deadline/, 'today'],
    ],
    shows: 'Last day: 20 % off',
  },
  wrong: { fill: [[/^Offer/, '']], message: 'Offer is required.' },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    await expect(page.locator('.tool-result')).not.toContainText('20 % off')
    const lines = page.locator('.tool-result ol > li > p:first-child')
    const before = await lines.allTextContents()
    await page.getByRole('button', { name: 'Shuffle' }).click()
    await expect.poll(() => lines.allTextContents()).not.toEqual(before)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.poll(() => lines.allTextContents()).toEqual(before)
    expect(await savedFile(page, 'Download CSV')).toContain('Pattern,Subject,Characters')
    await page.setViewportSize({ width: 320, height: 700 })
    await page.getByLabel('Topic', { exact: true }).fill('x'.repeat(80))
    await expect(page.locator('.tool-result')).toContainText('x'.repeat(80))
    await expectNoSidewaysScroll(page)
  },
}
