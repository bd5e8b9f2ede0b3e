import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate, type Figure } from './calculate.ts'
import { form } from './form.ts'
import { SaasResult } from './panel.tsx'

const { compute, errors } = testTool(form, form.empty, calculate)

const shown = (figure: Figure) => (typeof figure === 'string' ? figure : figure.toFixed(2))
const percent = (value: { toNumber(): number } | undefined) => Number(((value?.toNumber() ?? NaN) * 100).toFixed(2))

describe('SaaS metrics', () => {
  it('match a month worked by hand', () => {
    const result = compute(form.example)
    // 100,000 + 10,000 + 5,000 − 1,000 − 2,000
    expect([result.end, result.arr, result.netNew].map(Number)).toEqual([112_000, 1_344_000, 12_000])
    // 102,000 ÷ 100,000 and 97,000 ÷ 100,000; 0.97^12 = 0.6938, 0.98^12 = 0.7847
    const { nrr, grr, logos, cac, ltv, ltvToCac, payback } = result
    expect([nrr, grr, logos].map((kept) => percent(kept?.period))).toEqual([102, 97, 98])
    expect([grr, logos].map((kept) => percent(kept?.year))).toEqual([69.38, 78.47])
    // 112,000 ÷ 216; 30,000 ÷ 20; 518.5185 × 0.8 ÷ 0.03; 13,827.16 ÷ 1,500; 1,500 ÷ 414.8148
    expect(result.arpa?.toFixed(2)).toBe('518.52')
    expect([cac, ltv, ltvToCac, payback].map(shown)).toEqual(['1500.00', '13827.16', '9.22', '3.62'])
    // 15,000 ÷ 3,000; 60,000 ÷ (12,000 × 12); 50 − 15
    expect([result.quickRatio, result.burnMultiple, result.ruleOf40].map(shown)).toEqual(['5.00', '0.42', '35.00'])
  })

  it('use the cube root for a quarter', () => {
    // 0.9 × 0.9 × 0.9 = 0.729 kept in the quarter; in the year 0.729^4 = 0.9^12 = 0.2824.
    const { grr } = compute({ period: 'quarter', start: '1000', churned: '271' })
    expect([percent(grr?.period), percent(grr?.month), percent(grr?.year)]).toEqual([72.9, 90, 28.24])
  })

  it('give a reason for missing figures, and never divide by 0', () => {
    const quiet = compute({ start: '1000', customers: '10', margin: '80', spend: '50' })
    expect([quiet.ltv, quiet.cac, quiet.quickRatio].map(shown)).toEqual([
      'Not defined while nobody leaves',
      'No new customers in this period',
      'No gains and no losses in this period',
    ])
    const first = compute({ start: '0', added: '500', newCustomers: '5', burn: '100' })
    expect([first.nrr, first.grr, first.logos]).toEqual([null, null, null])
    expect(shown(first.quickRatio)).toBe('∞ is not shown: no losses in this period')
    expect(shown(first.burnMultiple)).toBe('0.02')
    expect(shown(compute({ start: '100', churned: '10', burn: '5' }).burnMultiple)).toBe('No net new recurring revenue')
    expect(compute({ start: '100', customers: '4', lostCustomers: '4' }).arpa).toBeNull()
    expect(shown(compute({ start: '100' }).ruleOf40)).toBe('Needs growth and a profit margin')
    expect(shown(compute({ start: '100', growth: '0', profitMargin: '0' }).ruleOf40)).toBe('0.00')
  })

  it('reject contradictory input', () => {
    expect(errors({ start: '100', churned: '60', contraction: '50' })).toEqual({
      churned: 'Contraction and churned MRR together cannot be more than the MRR at the start.',
    })
    expect(errors({ start: '100', customers: '1', lostCustomers: '3' })).toEqual({
      lostCustomers: 'Lost customers cannot be more than there were.',
    })
  })
})

it('does not say that unchanged revenue rose', () => {
  const page = renderToStaticMarkup(createElement(SaasResult, { result: compute({ start: '100000' }) }))
  expect(page).toContain('Recurring revenue did not change.')
  expect(page).not.toContain('rose by')
})

testSearches('startup/saas-metrics-calculator', [
  'churn rate',
  'customer lifetime value',
  'mrr',
  'customers who cancel each month',
  'cac payback',
  'how many users leave',
])
