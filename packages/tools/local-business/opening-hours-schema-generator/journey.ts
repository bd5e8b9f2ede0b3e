import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: 'Mon–Fri 7:00–12:00, 13:00–18:00',
  edge: { fill: [['Hours of Friday', '18:00-02:00']], shows: '"closes": "02:00"' },
  wrong: { fill: [['Hours of Monday', '9-13, 12-18']], message: 'Two intervals of this day overlap.' },
  more: async (page) => {
    await expect(page.getByLabel('Hours of Monday')).toBeFocused()
    const add = page.getByRole('button', { name: /^Add Polish holidays of/ }).last()
    const labels = page.getByRole('group', { name: 'Exceptions' }).getByLabel('Label (optional)')
    await add.click()
    const count = await labels.count()
    expect(count).toBeGreaterThan(13)
    // Existing holidays are not added again.
    await add.click()
    await expect(labels).toHaveCount(count)
  },
}
