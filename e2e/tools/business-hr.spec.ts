import { expect } from '../fixtures'
import { testTools, testWithoutScript } from './journey'

const leave = '/tools/business-hr/leave-accrual-calculator'

testTools([
  {
    path: leave,
    shows: '13 × 9/12 = 9.75 days, rounded up to 10 days.',
    edge: { fill: [['Used (optional)', '168']], shows: '11 days more have been used than there are.' },
    wrong: {
      fill: [['End of employment (optional)', '2026-01-31']],
      message: 'End of employment must not be before 2027.',
    },
    more: async (page) => {
      await expect(page.getByLabel('End of employment (optional)')).toBeFocused()
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await page.getByLabel('As of').fill('2027-12-31')
      await page.getByRole('radio', { name: 'Own policy' }).check()
      await page.getByLabel('Days per year (optional)').fill('20')
      await page.getByLabel('Earned', { exact: true }).selectOption('period')
      await expect(page.locator('.tool-result')).toContainText('6.1538 h')
      await expect(page.getByRole('table', { name: 'Month by month' }).getByRole('row')).toHaveCount(13)
    },
  },
  {
    path: '/tools/business-hr/offer-letter-builder',
    shows: 'Conditional offer of employment: Head chef',
    edge: { fill: [['Collective agreement (optional)', '']], shows: 'Missing: collective agreement.' },
    wrong: { fill: [['Start', '2027-01-01']], message: 'Start must not be before the answer date.' },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example' }).click()
      await page.getByLabel('Conditions (optional)').fill('')
      const letter = page.getByRole('region', { name: 'The letter' }).last()
      await expect(letter).toContainText('Offer of employment: Head chef')
      await expect(letter).not.toContainText('onditional')
    },
  },
  {
    path: '/tools/business-hr/job-posting-builder',
    shows: '"addressLocality": "Gdańsk"',
    edge: {
      fill: [
        ['The work may be done remotely', 'yes'],
        ['Countries', 'pl'],
      ],
      shows: '"jobLocationType": "TELECOMMUTE"',
    },
    wrong: { fill: [['Title', 'Chef and waiter']], message: 'Title names two jobs. Write an advert for each.' },
    more: async (page) => {
      await page.getByLabel('Title', { exact: true }).fill('Salesman')
      await expect(page.getByRole('table', { name: 'Wording' })).toContainText('salesperson')
    },
  },
])

testWithoutScript([
  {
    path: leave,
    query: 'mode=poland&asOf=2027-12-31&start=2027-04-01&shareTop=1&shareBottom=2&years=10',
    shows: '13 × 9/12 = 9.75 days, rounded up to 10 days.',
  },
])
