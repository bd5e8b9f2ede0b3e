import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: '1 correction, 1 warning',
  edge: {
    fill: [
      ['A list, also of several pages', 'yes'],
      [/^List/, 'en https://e.com/a\npl https://e.com/a'],
    ],
    shows: 'cannot be the page in two languages',
  },
  wrong: { fill: [[/^List/, '']], message: 'List is required.' },
  more: async (page) => {
    const list = page.locator('.tool-form').getByRole('textbox', { name: /^List/ })
    await list.fill('en https://e.com/en\npl https://e.com/pl\nx-default https://e.com/en')
    await expect(page.locator('.tool-result')).toContainText('hreflang="x-default"')
  },
}
