import { savedFile, type ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: 'December 2026',
  files: async (page) => {
    expect(await savedFile(page, 'Calendar (ICS)')).toContain('SUMMARY:Review: Red lentil soup')
    expect(await savedFile(page, 'Download CSV')).toContain('Red lentil soup,recipe,Weeknight soups,Anna')
    expect(await savedFile(page, 'Download JSON')).toContain('"postType": "recipe"')
  },
  edge: { fill: [['Weeks', '9']], shows: 'are open' },
  wrong: { fill: [['Posts per week', '14']], message: 'posts a week: 10 are missing.' },
}
