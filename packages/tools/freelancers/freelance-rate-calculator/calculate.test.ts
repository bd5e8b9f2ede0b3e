import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { fixed, testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { FreelanceRateResult } from './panel.tsx'

const { compute, errors } = testTool(form, form.empty, calculate)

it('gives the published figures', () => {
  const result = compute({ net: '120000', costs: '18000', holidays: '13', sick: '8' })
  expect(result.workDays).toBe(213)
  const { hours, revenue, hourly, daily, roundFigure } = result
  expect(fixed([hours, revenue, hourly, daily, roundFigure])).toEqual(
    '1107.60 213917.65 193.14 1545.09 194.00'.split(' '),
  )
})

it('gives the rate for other shares of paid hours', () => {
  // 100 days of 1 hour: revenue 1,000; at 50 % 50 hours, at 80 % 80 hours, at 100 % 100 hours.
  const time = { leave: '120', holidays: '20', sick: '20', hours: '1', billable: '100' }
  const result = compute({ ...time, net: '1000', tax: '0', margin: '0', vat: '10' })
  expect(fixed(result.whatIf.map(({ hourly }) => hourly))).toEqual(['20.00', '12.50'])
  expect(fixed([result.hourly, result.withVat, result.weekly])).toEqual(['10.00', '11.00', '50.00'])
})

it('uses defaults for empty fields, and adds fixed contributions after tax', () => {
  const { revenue } = compute({ net: '6800', fixed: '1000', margin: '', tax: '', billable: '' })
  expect(revenue.toFixed(2)).toBe('12100.00')
})

it('pays the chosen income for every input', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const sums = { net: `${seed * 1777}`, costs: `${seed * 31}` }
    const shares = { tax: `${seed % 80}`, margin: `${seed % 40}`, billable: `${10 + seed}` }
    const { hourly, hours, input: read } = compute({ ...sums, ...shares })
    const beforeMargin = hourly.times(hours).div(read.margin.div(100).plus(1))
    const kept = beforeMargin.minus(read.costs).times(read.tax.div(-100).plus(1))
    expect(kept.toFixed(8)).toBe(read.net.toFixed(8))
  }
})

it('rejects a year without a working day', () => {
  expect(errors({ net: '1', leave: '120', sick: '120', holidays: '20' }).leave).toMatch(/^No working day is left/)
})

it('shows the decimals of the billable share', () => {
  const result = compute({ net: '1000', billable: '62.5' })
  expect(renderToStaticMarkup(createElement(FreelanceRateResult, { result }))).toContain('62.5\u00A0% of the hours')
})

it('states the yearly income of the rounded rate and the hours', () => {
  // 97 × 1,112.8.
  expect(renderToStaticMarkup(createElement(FreelanceRateResult, { result: compute(form.example) }))).toContain(
    'Charge at least €97.00 an hour: 1,112.8 paid hours a year then bring €107,941.60. €106,958.82 is needed to leave',
  )
})

testSearches('freelancers/freelance-rate-calculator', [
  'how much to charge',
  'how much should I charge per hour',
  'day rate for freelancers',
  'hourly wage',
  'hourley rate',
  'what hourly rate do I need to earn 4000 a month',
])
