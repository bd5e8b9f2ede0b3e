import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { sum } from '../../kit/decimal.ts'
import { calculate, dilution, ownership, shownStage } from './calculate.ts'
import { form } from './form.ts'

const { compute: tableOf, errors } = testTool(form, form.empty, (input) => calculate(input).table)

function compute(values: Record<string, unknown>) {
  const table = tableOf(values)
  if (!table) throw new Error('No price')
  return table
}

const founders = (shares: string) => [{ name: 'Ann', shares }]
const safe = (amount: string, values: Record<string, string> = {}) => ({ amount, type: 'post', ...values })

/** The table of a round of `amount` at `pre`, in a company of one holder. */
const round = (held: string, amount: string, pre: string, values: Record<string, unknown> = {}) =>
  compute({ holders: founders(held), amount, pre, ...values })
const priceOf = ({ stages }: ReturnType<typeof compute>) => stages.at(-1)?.price?.toFixed(4)
const percents = (table: ReturnType<typeof compute>) => {
  const last = table.stages.at(-1)
  return Object.fromEntries(
    table.owners.map((name, owner) => [name, last ? ownership(last, owner).times(100).toFixed(2) : '']),
  )
}

describe('a post-money SAFE', () => {
  it('owns amount ÷ cap before the new money, and is diluted by the pool and the round', () => {
    // C = 10,000,000; P = 10 %: 0.1 × 10,000,000 ÷ 0.9 = 1,111,111.11 shares. Round: 2 of 10 million = 20 %; pool 10 %.
    // T = 10,111,111.11 ÷ 0.7 = 14,444,444.44; price = 8,000,000 ÷ (0.8 T) = 0.6923.
    const table = compute(form.example)
    expect(table.safes[0]?.shares.toFixed(2)).toBe('1111111.11')
    expect(table.safes[0]?.price.toFixed(4)).toBe('0.4500')
    expect(priceOf(table)).toBe('0.6923')
    expect(table.stages.at(-1)?.total.toFixed(2)).toBe('14444444.44')
    expect(percents(table)).toEqual({
      Ann: '37.38',
      Ben: '24.92',
      Angel: '7.69',
      'Unallocated pool': '10.00',
      'New investors': '20.00',
    })
  })

  it('counts every other SAFE in the capitalisation', () => {
    // 10 % and 5 % of K, and C = 850,000 is the other 85 %: K = 1,000,000.
    const table = round('850000', '1000000', '9000000', {
      safes: [safe('100000', { cap: '1000000' }), safe('100000', { cap: '2000000' })],
    })
    expect(table.safes.map(({ shares }) => shares.toFixed(2))).toEqual(['100000.00', '50000.00'])
  })

  it('uses the lower price of cap and discount', () => {
    // The cap of 100 million never binds; 20 % off as in the discount's own example.
    const table = round('1000000', '1000000', '4000000', {
      safes: [safe('200000', { cap: '100000000', discount: '20' })],
    })
    expect(table.safes[0]?.price.toFixed(4)).toBe('3.0000')
  })
})

describe('other SAFEs', () => {
  it('divide a pre-money cap by the shares before conversion', () => {
    // 2,000,000 ÷ 1,000,000 = 2.00; 100,000 ÷ 2 = 50,000 shares.
    const table = round('900000', '1000000', '5000000', {
      pool: '100000',
      safes: [safe('100000', { type: 'pre', cap: '2000000' })],
    })
    expect([table.safes[0]?.price.toFixed(4), table.safes[0]?.shares.toFixed(0)]).toEqual(['2.0000', '50000'])
  })

  it('solve for a price that depends on the discount', () => {
    // 200,000 at 80 % is worth 250,000 of the 4,000,000 before the money: price = 3,750,000 ÷ 1,000,000.
    const table = round('1000000', '1000000', '4000000', {
      safes: [safe('200000', { type: 'discount', discount: '20' })],
    })
    expect(priceOf(table)).toBe('3.7500')
    expect([table.safes[0]?.price.toFixed(4), table.safes[0]?.shares.toFixed(2)]).toEqual(['3.0000', '66666.67'])
  })

  it('give an uncapped MFN the best terms signed later, or the price of the round', () => {
    const round = { holders: founders('850000'), amount: '1000000', pre: '9000000' }
    const later = compute({
      ...round,
      safes: [safe('100000', { type: 'mfn' }), safe('100000', { cap: '2000000' })],
    })
    // Both at a cap of 2 million: 5 % each of K = 850,000 ÷ 0.9.
    expect(later.safes.map(({ shares }) => shares.toFixed(0))).toEqual(['47222', '47222'])
    const alone = compute({ ...round, safes: [safe('100000', { type: 'mfn' })] })
    expect(alone.safes[0]?.price.toFixed(4)).toBe(priceOf(alone))
  })
})

describe('the pool', () => {
  const round = { holders: founders('900000'), pool: '100000', amount: '1000000', pre: '4000000', poolAfter: '10' }

  it('dilutes earlier owners when topped up before the money', () => {
    // T = 900,000 ÷ (1 − 0.1 − 0.2); price = 4,000,000 ÷ 0.8 T.
    const table = compute({ ...round, poolBefore: 'yes' })
    expect(percents(table)).toEqual({ Ann: '70.00', 'Unallocated pool': '10.00', 'New investors': '20.00' })
    expect(priceOf(table)).toBe('3.8889')
  })

  it('dilutes everyone when topped up after the money', () => {
    // Price 4.00, 250,000 new shares; T = 1,150,000 ÷ 0.9.
    const table = compute({ ...round, poolBefore: '' })
    expect(percents(table)).toEqual({ Ann: '70.43', 'Unallocated pool': '10.00', 'New investors': '19.57' })
    expect(priceOf(table)).toBe('4.0000')
  })

  it('stays unchanged when large enough', () => {
    const table = compute({ ...round, poolAfter: '5' })
    expect(percents(table)).toEqual({ Ann: '72.00', 'Unallocated pool': '8.00', 'New investors': '20.00' })
  })
})

describe('the whole table', () => {
  it('continues with later rounds', () => {
    const table = compute({
      ...form.example,
      rounds: [
        { amount: '5000000', pre: '20000000', pool: '10' },
        { amount: '20000000', pre: '80000000', pool: '' },
      ],
    })
    expect(table.stages.map(({ name }) => name)).toEqual([
      'Before',
      'SAFEs converted',
      'After the round',
      'After round 2',
      'After round 3',
    ])
    const last = table.stages.at(-1)
    expect(last?.price?.times(last.total).toFixed(2)).toBe('100000000.00')
    const lost = dilution(table, 0)?.toNumber() ?? 0
    expect(lost).toBeGreaterThan(0)
    expect(lost).toBeLessThan(1)
    expect(table.exits).toHaveLength(5)
  })

  it('never gives a SAFE a worse price than the round', () => {
    for (let seed = 1; seed < 25; seed += 1) {
      const table = compute({
        holders: founders(`${seed * 100_000}`),
        pool: `${(seed % 4) * 10_000}`,
        safes: [
          safe(`${seed * 1000}`, { cap: `${seed * 40_000}`, discount: `${seed}` }),
          safe(`${seed * 500}`, { type: 'pre', cap: `${seed * 60_000}` }),
          safe(`${seed * 700}`, { type: 'discount', discount: '15' }),
        ],
        amount: `${seed * 20_000}`,
        pre: `${seed * 80_000}`,
        poolAfter: `${seed % 20}`,
        poolBefore: seed % 2 ? 'yes' : '',
      })
      const price = table.stages.at(-1)?.price
      for (const { price: paid } of table.safes) expect(price && paid.lte(price.plus('0.00001'))).toBe(true)
      expect(table.stages.find(({ name }) => name === 'After the round')?.shares).toHaveLength(table.owners.length)
    }
  })
})

describe('impossible terms', () => {
  const base = { holders: founders('1000'), amount: '1000', pre: '9000' }

  it('are rejected at their field', () => {
    expect(errors({ ...base, safes: [safe('10', { cap: '5' })] })).toEqual({
      'safes.0.cap': 'A cap cannot be lower than the amount.',
    })
    expect(errors({ ...base, safes: [safe('10')] })).toEqual({ 'safes.0.cap': 'Cap is required.' })
    expect(errors({ ...base, safes: [safe('60', { cap: '100' }), safe('40', { cap: '100' })] })).toEqual({
      safes: 'The SAFEs would own 100 % of the company or more. Check the caps.',
    })
    expect(errors({ ...base, amount: '9000', pre: '3000', poolAfter: '25' })).toEqual({
      poolAfter: 'The pool and the new investors together cannot take the whole company.',
    })
    expect(errors({ ...base, holders: [] })).toEqual({ holders: 'Shareholders are required.' })
  })

  it('have no price when discounted SAFEs exceed the company’s value', () => {
    expect(tableOf({ ...base, safes: [safe('9500', { type: 'discount', discount: '50' })] })).toBeNull()
  })

  it.each(['500', '600'])('have no price when an MFN of %s takes a cap that leaves others no share', (amount) => {
    const safes = [safe(amount, { type: 'mfn' }), safe('500', { cap: '1000' })]
    expect(tableOf({ ...base, safes })).toBeNull()
  })
})

it('finds the shares of a SAFE among a thousand million shares to one', () => {
  // 500,000 at half the round's price p = (3,696,128 − 1,000,000) ÷ 1,002,456,969: 1,000,000 ÷ p shares.
  const { safes } = round('1002456969', '4995294', '3696128', {
    safes: [safe('500000', { type: 'discount', discount: '50' })],
  })
  expect(safes[0]?.shares.minus('371813567.08').abs().lt(1)).toBe(true)
})

it('gives exactly a third of the shares for a third of the company', () => {
  // 1 of 3 million is new money: 1,000,000 shares beside 2,000,000, although 1/3 has no finite decimal.
  const { stages } = round('2000000', '1000000', '2000000')
  expect(stages.map((stage) => shownStage(stage).allShares.toFixed())).toEqual(['2000000', '3000000'])
})

it.each([
  ['three thirds', ['1', '1', '1'], []],
  ['seven unlike holders', ['1234567', '7654321', '333333', '111111', '99999', '7', '3'], []],
  [
    'SAFEs',
    ['3000001', '2999999', '777'],
    [safe('250000', { cap: '3300000' }), safe('70000', { type: 'discount', discount: '17' })],
  ],
])('the displayed figures add up: %s', (_, held, safes) => {
  const { stages, exits } = compute({
    holders: held.map((shares, index) => ({ name: `Holder ${index}`, shares })),
    pool: '10',
    safes,
    amount: '1000003',
    pre: '7000001',
    poolAfter: '7',
  })
  for (const stage of stages) {
    const { shares, allShares, percents, values } = shownStage(stage)
    expect(sum(percents).toFixed(2)).toBe('100.00')
    expect(sum(shares).eq(allShares)).toBe(true)
    if (stage.price && values) expect(sum(values).toFixed(2)).toBe(stage.price.times(stage.total).toFixed(2))
    percents.forEach((percent, owner) => {
      expect(percent.minus(ownership(stage, owner).times(100)).abs().lte('0.01')).toBe(true)
    })
  }
  for (const { value, parts } of exits) expect(sum(parts).toFixed(2)).toBe(value.toFixed(2))
})

testSearches('startup/equity-dilution-calculator', [
  'cap table',
  'how much equity do I give to investors',
  'founder shares after funding',
  'what happens to my shares when an investor comes in',
  'convertible note',
  'how much of the company do I lose',
])
