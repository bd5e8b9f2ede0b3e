import type { ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: '#RedLentilSoup',
  edge: {
    fill: [['Phrases or hashtags', 'red lentil soup, BBQ tips, <script>']],
    shows: '#RedLentilSoup #BBQTips #Script',
  },
  wrong: { fill: [['Phrases or hashtags', '']], message: 'Phrases or hashtags are required.' },
  more: async (page) => {
    const phrases = page.getByLabel('Phrases or hashtags')
    await phrases.fill('red lentil soup, BBQ tips')
    await page.getByRole('button', { name: 'Save these hashtags as a group' }).click()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByRole('button', { name: 'Use group 1' }).click()
    await expect(phrases).toHaveValue('#RedLentilSoup #BBQTips')
  },
}
