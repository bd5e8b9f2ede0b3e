import { describe, expect, it } from 'vitest'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { costliestSentence, endOfRun, runOutNote, whatIfNote } from './hiring-words.ts'

const base = { ...form.empty, costsChange: '0', revenueChange: '0', cash: '100', costs: '10' }

const { compute } = testTool(form, base, calculate)

const hire = (month: string, cost: string, more: { role?: string; oneOff?: string } = {}) => ({ month, cost, ...more })

describe('a hiring plan', () => {
  it('costs money from its start month', () => {
    // 90, 80, then 30 a month: 50, 20; month 5 would cost 30. Without the plan 100 ÷ 10 = 10 months.
    const result = compute({ hires: [hire('3', '20')] })
    expect(result.months.map(({ cash }) => cash.toFixed())).toEqual(['90', '80', '50', '20'])
    expect(result.months.map(({ hires }) => hires.toFixed())).toEqual(['0', '0', '20', '20'])
    expect(result.runway?.toFixed(4)).toBe('4.6667')
    expect(result.hiring?.without.runway?.toFixed()).toBe('10')
    expect(result.hiring?.lost?.toFixed(4)).toBe('5.3333')
  })

  it('adds one-off costs once, in the start month', () => {
    // Month 3 costs 10 + 20 + 15: 80 − 45 = 35, then 5; month 5 would cost 30.
    const result = compute({ hires: [hire('3', '20', { oneOff: '15' })] })
    expect(result.months.map(({ hires }) => hires.toFixed())).toEqual(['0', '0', '35', '20'])
    expect(result.runway?.toFixed(4)).toBe('4.1667')
  })

  it('does not grow with the monthly costs', () => {
    // 30, 31 and 32.1 are paid: 6.9 is left, and month 4 would cost 13.31 + 20.
    const result = compute({ costsGrowth: '10', hires: [hire('1', '20')] })
    expect(result.months.map(({ cash }) => cash.toFixed())).toEqual(['70', '39', '6.9'])
    expect(result.runway?.toFixed(4)).toBe('3.2071')
  })

  it('names the hire that costs the most runway', () => {
    // Together 90, 75, 40, 5, then 35: 4.1429. Without A 15 a month from month 2: 7. Without B 4.6667.
    const result = compute({ hires: [hire('3', '20', { role: 'A' }), hire('2', '5', { role: 'B' })] })
    expect(result.runway?.toFixed(4)).toBe('4.1429')
    expect(result.hiring?.costliest?.hire.role).toBe('A')
    expect(result.hiring?.costliest?.gain?.toFixed(4)).toBe('2.8571')
  })

  it('names no hire if there is only one, a tie or no loss', () => {
    expect(compute({ hires: [hire('3', '20')] }).hiring?.costliest).toBeNull()
    expect(compute({ hires: [hire('3', '20'), hire('3', '20')] }).hiring?.costliest).toBeNull()
    expect(compute({ hires: [hire('30', '20'), hire('40', '20')] }).hiring?.costliest).toBeNull()
  })

  it('can end the runway of a profitable plan', () => {
    // −10 in month 1; in month 2 99 − 100 − 1000 of 990: 1 + 990 ÷ 1001.
    const plan = { cash: '1000', revenue: '90', revenueGrowth: '10', costs: '100' }
    const result = compute({ ...plan, hires: [hire('2', '1000', { role: 'A' }), hire('2', '1', { role: 'B' })] })
    expect(compute({ ...plan, hires: [hire('2', '1000')] }).runway?.toFixed(4)).toBe('1.9890')
    expect([result.hiring?.without.runway, result.hiring?.lost]).toEqual([null, null])
    expect(result.hiring?.costliest).toMatchObject({ hire: { role: 'A' }, gain: null })
  })

  it('delays break-even by pay, not by one-off costs', () => {
    // 90, 99, 108.9, 119.79, 131.769 against 100, 100, 120, 120, 120.
    const plan = { cash: '1000', revenue: '90', revenueGrowth: '10', costs: '100' }
    expect(compute(plan).breakEvenMonth).toBe(3)
    expect(compute({ ...plan, hires: [hire('3', '20', { oneOff: '500' })] }).breakEvenMonth).toBe(5)
  })

  it('is not scaled by the what-if sliders', () => {
    // Costs of 5: 95, 90, then 25 a month: 65, 40, 15; month 6 would cost 25.
    expect(compute({ costsChange: '-50', hires: [hire('3', '20')] }).whatIf.runway?.toFixed()).toBe('5.6')
  })

  it('gives the figures of the worked example', () => {
    const result = compute({ ...form.example, hires: [hire('4', '10000')] })
    const figures = [result.hiring?.without.runway, result.runway, result.hiring?.lost]
    expect(figures.map((one) => one?.toFixed(2))).toEqual(['7.60', '6.48', '1.12'])
  })

  it('is ignored without rows or with blank ones', () => {
    const blank = { role: '', month: '', cost: '', oneOff: '' }
    expect(compute({}).hiring).toBeNull()
    expect(compute({ hires: [blank, blank] })).toEqual(compute({}))
  })
})

const words = (values: Record<string, unknown>) => {
  const result = compute(values)
  return `${endOfRun(result)}${costliestSentence(result)}`
}

it.each([
  [{ start: '2027-01' }, 'The money runs out in November 2027.'],
  [{}, 'The money runs out in month 11.'],
  [
    { start: '2027-01', hires: [hire('3', '20')] },
    'With the hiring plan the money lasts until May 2027, 5.33 months less than without it.',
  ],
  [{ hires: [hire('40', '20')] }, 'The money runs out in month 11. Without the hiring plan it lasts as long.'],
  [
    { costs: '0', hires: [hire('1', '40')] },
    'With the hiring plan the money lasts until month 3; without it, more than 10 years.',
  ],
  [
    { hires: [hire('3', '20', { role: 'Cook' }), hire('2', '5')] },
    'With the hiring plan the money lasts until month 5, 5.86 months less than without it. Cook costs most runway: without this hire the money lasts 2.86 months longer.',
  ],
  [
    { costs: '0', hires: [hire('3', '20'), hire('60', '0.5')] },
    'With the hiring plan the money lasts until month 8; without it, more than 10 years. The hire of €20.00 a month from month 3 costs most runway: without this hire the money lasts more than 10 years.',
  ],
])('the end of the plan %j in words', (values, text) => {
  expect(words(values)).toBe(text)
})

describe('the notes', () => {
  it.each([
    [{}, '10 whole months paid; month 11 would cost €10.00'],
    [{ cash: '15' }, '1 whole month paid; month 2 would cost €10.00'],
    [{ cash: '5' }, 'Month 1 would already cost €10.00'],
    [{ minimum: '200' }, 'Below the cash to keep now'],
    [{ revenue: '10' }, 'Not within 120 months'],
  ])('give the reason for the end of the cash: %j', (values, note) => {
    expect(runOutNote(compute(values))).toBe(note)
  })

  it('say how costs and revenue change', () => {
    expect(whatIfNote(compute({ costsChange: '-10', revenueChange: '10' }))).toBe(
      'Costs −10\u00A0%, revenue +10\u00A0%',
    )
    expect(whatIfNote(compute({ hires: [hire('3', '20')] }))).toBe('Costs 0\u00A0%, revenue 0\u00A0%, hires as planned')
  })
})
