import { expect } from '../fixtures'
import { testTools } from './journey'

const kitchen = `Head chef\nRequirements\n- menu planning\n- sourdough bread\n${'We cook with vegetables of the region. '.repeat(6)}`

testTools([
  {
    path: '/tools/career-toolkit/resume-keyword-match',
    shows: 'Must-have “food cost control” is not in the résumé.',
    edge: {
      fill: [
        ['Résumé', kitchen],
        ['Job advert', kitchen],
      ],
      shows: '100 %',
    },
    wrong: { fill: [['Résumé', 'Too short']], message: 'Résumé must be between 200 and 30,000 characters.' },
    more: async (page) => {
      await expect(page.getByLabel('Résumé', { exact: true })).toBeFocused()
      await expect(page.getByRole('button', { name: 'Copy a link to these values' })).toHaveCount(0)
      await expect(page.locator('.tool-result')).toContainText('100 %')
    },
  },
  {
    path: '/tools/career-toolkit/cover-letter-builder',
    shows: 'When the hotel doubled its covers in one summer, I rewrote the menu',
    edge: { fill: [['Employer', 'Bistro <b>Lis</b>']], shows: 'head chef at Bistro <b>Lis</b>' },
    wrong: { fill: [['Why you write', 'Too short']], message: 'Why you write must be between 20 and 300 characters.' },
    more: async (page) => {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download for Word' }).click()
      expect((await saving).suggestedFilename()).toBe('cover-letter.html')
      await page.getByRole('button', { name: 'Example' }).click()
      await page.getByRole('radio', { name: 'Polish', exact: true }).check()
      await expect(page.locator('.tool-document')).toContainText('Szanowni Państwo,')
    },
  },
  {
    path: '/tools/career-toolkit/job-offer-comparison',
    shows: 'PLN 5,375.57',
    edge: { fill: [['Weight of team (optional)', '0']], shows: '203,580.00' },
    wrong: { fill: [['Base pay', '']], message: 'Base pay is required.' },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example' }).click()
      await page.getByRole('checkbox', { name: 'Contractor' }).first().check()
      await page.getByRole('button', { name: 'Compare' }).click()
      const contributions = page.getByLabel('Contributions')
      await expect(contributions).toBeFocused()
      await expect(contributions).toHaveAccessibleDescription(/required beside an employee’s offer/)
    },
  },
])
