import { expect } from '../fixtures'
import { testTools, testWithoutScript } from './journey'

testTools([
  {
    path: '/tools/freelancers/freelance-rate-calculator',
    // 60,000 ÷ 0.68 + 9,000, with 10 % margin, over 214 × 8 × 65 % hours.
    shows: '€96.12',
    edge: { fill: [['Billable share', '100']], shows: '€62.48' },
    wrong: { fill: [['Hours per day', '17']], message: 'Hours per day must be between 1 and 16.' },
  },
  {
    path: '/tools/freelancers/invoice-maker',
    shows: 'Invoice 001/2026',
    edge: { fill: [['Due date (optional)', '2026-12-24']], shows: 'due on 24 December 2026' },
    wrong: { fill: [['Due date (optional)', '2026-11-01']], message: 'Due date must not be before the issue date.' },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example' }).click()
      await expect(page.locator('.tool-result')).toContainText('Reverse charge')
      await expect(page.locator('.tool-document')).toContainText('Invoice 001/2026')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download HTML' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('001-2026.html')
    },
  },
  {
    path: '/tools/freelancers/project-estimate-calculator',
    shows: '23.73 hours',
    edge: { fill: [['Contingency (optional)', '15']], shows: 'you cover the same risk twice' },
    wrong: { fill: [['Optimistic', '7']], message: 'Likely must be at least as much as optimistic.' },
  },
  {
    path: '/tools/freelancers/late-payment-interest-calculator',
    shows: '€182.87',
    edge: { fill: [['Payment date', '2025-11-14']], shows: 'Paid in time: no interest and no compensation.' },
    wrong: {
      fill: [['Payment date', '2026-07-02']],
      message: 'The ECB rate for the half-year from 2026-07-01 is missing.',
    },
  },
])

testWithoutScript([
  {
    path: '/tools/freelancers/freelance-rate-calculator',
    query: 'net=120000&costs=18000&holidays=13&sick=8',
    shows: '193.14',
  },
  {
    path: '/tools/freelancers/project-estimate-calculator',
    query: 'tasks.0.name=A&tasks.0.optimistic=4&tasks.0.likely=6&tasks.0.pessimistic=14&rate=10&confidence=50',
    shows: '7.00 hours',
  },
  {
    path: '/tools/freelancers/late-payment-interest-calculator',
    query: 'amount=1000&due=2025-03-31&paid=2025-04-10&regime=own&ownRate=36.5',
    shows: '€10.00',
  },
])
