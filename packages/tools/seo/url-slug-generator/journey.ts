import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: 'Slugs',
  edge: {
    fill: [['Titles', 'Żurek — najlepszy przepis na święta!\nŻurek — najlepszy przepis na święta\n日本語']],
    shows: 'zurek-najlepszy-przepis-na-swieta-2',
  },
  wrong: { fill: [['Titles', '']], message: 'Titles are required.' },
  more: async (page) => {
    const result = page.locator('.tool-result')
    const textbox = (name: string) => page.locator('.tool-form').getByRole('textbox', { name })
    await textbox('Titles').fill('日本語')
    await expect(result).toContainText('1 title without Latin letters')
    await textbox('Old slugs').fill('stary')
    await textbox('Titles').fill('Nowy')
    await expect(result).toContainText("source: '/blog/stary'")
  },
}
