import { savedFile, type ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

export const journey: ToolJourney = {
  shows: '[add a customer result or a figure you can prove]',
  edge: { fill: [[/^Guarantee/, 'The best guarantee']], shows: 'You must be able to prove this.' },
  wrong: { fill: [['Product name', 'x']], message: 'Product name must be between 2 and 60 characters.' },
  more: async (page) => {
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    expect(await savedFile(page, 'HTML')).toContain('<h1>')
  },
}
