import type { Page } from '@playwright/test'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const result = (page: Page) => page.locator('.tool-result')

const textbox = (page: Page, name: string | RegExp) => page.locator('.tool-form').getByRole('textbox', { name })

export const journey: ToolJourney = {
  shows: 'Slugs',
  edge: {
    fill: [['Titles', 'Żurek — najlepszy przepis na święta!\nŻurek — najlepszy przepis na święta\n日本語']],
    shows: 'zurek-najlepszy-przepis-na-swieta-2',
  },
  wrong: { fill: [['Titles', '']], message: 'Titles is required.' },
  more: async (page) => {
    await textbox(page, 'Titles').fill('日本語')
    await expect(result(page)).toContainText('1 title without Latin letters')
    await textbox(page, 'Old slugs').fill('stary')
    await textbox(page, 'Titles').fill('Nowy')
    await expect(result(page)).toContainText("source: '/blog/stary'")
  },
}
