import { savedFile, type ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const OWN_WORDS = 'Built from your own words by fixed rules. Check every sentence before you use it.'

const LONG_SENTENCES = `# Long\n\n${`${'word '.repeat(44)}end. `.repeat(5)}`

export const journey: ToolJourney = {
  shows: '13 drafts from “Red lentil soup on a weeknight”',
  edge: {
    fill: [['Article', LONG_SENTENCES]],
    shows: 'No usable sentences: the shortest has 45 words. Split long sentences first.',
  },
  wrong: { fill: [['Article', 'too short']], message: 'Article must be between 150 and 10,000 words' },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    await expect(page.getByText(OWN_WORDS)).toBeVisible()
    const post = page.getByRole('textbox', { name: 'Bluesky post' })
    await post.fill('a'.repeat(301))
    await expect(page.locator('.tool-result')).toContainText('Too long: 301 of 300 graphemes')
    await post.fill('My own words')
    expect(await savedFile(page, 'Download all')).toContain('## Bluesky post\n\nMy own words')
  },
}
