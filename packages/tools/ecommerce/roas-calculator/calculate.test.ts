import { expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { fixed, testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'

const { compute } = testTool(form, form.empty, calculate)

const shown = (value: { toFixed(places: number): string } | null, places = 2) => value?.toFixed(places) ?? null

it('gives the published figures', () => {
  const { highest, ...result } = compute(form.example)
  const { roas, breakEvenRoas, profit, targetRoas, acos } = result
  expect(fixed([roas, breakEvenRoas, profit, targetRoas, acos])).toEqual('4.00 2.50 1800.00 4.00 0.25'.split(' '))
  // 0.025 × 64 × 0.4; 64 × 0.4; and at 15 % profit 0.025 × 64 × 0.25.
  const { perClick, perOrder } = highest
  expect(fixed([perClick.even, perOrder.even, perClick.target])).toEqual(['0.64', '25.60', '0.40'])
})

it('computes rates from counts unless they are typed', () => {
  // 30 of 1,200 clicks is 2.5 %; 1,920 ÷ 30 is 64.
  const result = compute({ spend: '300', revenue: '1920', margin: '40', orders: '30', clicks: '1200' })
  const { costPerOrder, costPerClick, highest } = result
  const { perOrder, perClick } = highest
  // 64 × 0.4, and a fortieth of it.
  expect(fixed([costPerOrder, costPerClick, perOrder.even, perClick.even])).toEqual('10.00 0.25 25.60 0.64'.split(' '))
})

it('subtracts returns only when the switch is on', () => {
  const typed = { spend: '3000', revenue: '12000', margin: '40', returns: '25' }
  expect(shown(compute(typed).roas)).toBe('4.00')
  expect(shown(compute({ ...typed, hasReturns: 'yes' }).roas)).toBe('3.00')
  expect(shown(compute({ ...typed, hasReturns: 'yes' }).profit)).toBe('600.00')
  // 12,000 ÷ 200 = 60 an order, of which 45 stay: 45 × 0.4, whether it is typed or computed.
  for (const order of [{ orders: '200' }, { orderValue: '60' }])
    expect(shown(compute({ ...typed, ...order, hasReturns: 'yes' }).highest.perOrder.even)).toBe('18.00')
})

it('never divides by 0', () => {
  const idle = compute({ spend: '0', revenue: '0', margin: '40', orders: '0', clicks: '0' })
  const { perOrder, perClick } = idle.highest
  expect([idle.roas, idle.acos, idle.costPerOrder, idle.costPerClick, perOrder.even, perClick.even]).toEqual(
    Array(6).fill(null),
  )
  expect(idle.verdict).toBe('no spend')
  expect(compute({ spend: '1', revenue: '5', margin: '30', otherCosts: '30' }).breakEvenRoas).toBeNull()
  expect(compute({ spend: '1', revenue: '5', margin: '30', target: '30' }).targetRoas).toBeNull()
})

it('judges each campaign', () => {
  const { campaigns } = compute({ ...form.example })
  // Brand 5,000 × 0.4 − 500 = 1,500 ≥ 750; Shopping 580 < 780; Video −280.
  expect(campaigns.map(({ profit, verdict }) => [shown(profit), verdict])).toEqual([
    ['1500.00', 'earns'],
    ['580.00', 'short of the goal'],
    ['-280.00', 'loses'],
  ])
  expect(compute({ spend: '40', revenue: '100', margin: '40' }).verdict).toBe('even')
  // 100 × 39.997 % − 40 is −0.003, which rounds to 0.
  expect(compute({ spend: '40', revenue: '100', margin: '39.9970' }).verdict).toBe('even')
  expect(compute({ spend: '40', revenue: '100', margin: '40', target: '15' }).verdict).toBe('even')
})

testSearches('ecommerce/roas-calculator', [
  'are my facebook ads worth it',
  'cost per click',
  'return on ad spend',
  'is my ad budget too high',
  'is my advertisment working',
])
