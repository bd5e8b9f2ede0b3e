import { expect } from '../fixtures'
import { testTools, testWithoutScript } from './journey'

testTools([
  {
    path: '/tools/startup/runway-calculator',
    shows: '7.60 months',
    edge: { fill: [['Monthly revenue', '50000']], shows: 'Default alive' },
    wrong: { fill: [['Cash now', '1.234']], message: 'Did you mean 1 234 or 1.234?' },
    more: async (page) => {
      await page.getByRole('button', { name: 'Add item' }).click()
      await expect(page.getByLabel('Month', { exact: true })).toBeFocused()
      await page.getByRole('button', { name: 'Remove item 1' }).click()
      await expect(page.getByRole('button', { name: 'Add item' })).toBeFocused()
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await expect(page.getByLabel('Cash now')).toHaveValue('')
      await page.getByRole('button', { name: 'Example' }).click()
      await expect(page.locator('.tool-result')).toContainText('7.60')
    },
  },
  {
    path: '/tools/startup/equity-dilution-calculator',
    shows: '62.31 %',
    edge: { fill: [['Pool after the round (optional)', '0']], shows: '64.80' },
    wrong: {
      fill: [['Pool after the round (optional)', '41']],
      message: 'Pool after the round must be between 0 and 40.',
    },
  },
  {
    path: '/tools/startup/break-even-calculator',
    shows: '388 units',
    edge: { fill: [['Price per unit', '10']], shows: 'Each unit loses €8.00; there is no break-even.' },
    wrong: { fill: [['Fixed costs per period', 'a lot']], message: 'must be a number, for example 1250.50.' },
  },
  {
    path: '/tools/startup/saas-metrics-calculator',
    shows: '102.00 % a month',
    edge: {
      fill: [
        ['Contraction MRR', '0'],
        ['Churned MRR', '0'],
      ],
      shows: 'Not defined while nobody leaves',
    },
    wrong: { fill: [['Gross margin (optional)', '101']], message: 'Gross margin must be between 0 and 100.' },
  },
])

testWithoutScript([
  {
    path: '/tools/startup/runway-calculator',
    query: 'cash=240000&revenue=10000&revenueGrowth=5&costs=42000&costsGrowth=1',
    shows: '7.60',
  },
  { path: '/tools/startup/break-even-calculator', query: 'fixed=12000&price=49&variable=18', shows: '388' },
  { path: '/tools/startup/saas-metrics-calculator', query: 'start=100000&churned=3000', shows: '97.00' },
])
