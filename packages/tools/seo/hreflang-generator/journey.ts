import type { Page } from '@playwright/test'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const result = (page: Page) => page.locator('.tool-result')

const textbox = (page: Page, name: string | RegExp) => page.locator('.tool-form').getByRole('textbox', { name })

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
    await textbox(page, /^List/).fill('en https://e.com/en\npl https://e.com/pl\nx-default https://e.com/en')
    await expect(result(page)).toContainText('hreflang="x-default"')
  },
}
