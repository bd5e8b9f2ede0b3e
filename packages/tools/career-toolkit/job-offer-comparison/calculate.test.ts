import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { dec, sum } from '../../kit/decimal.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { inputOf, testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form, type Input, type Offer } from './form.ts'

const { read } = testTool(form, { offers: [{ name: 'A', pay: '100000', leaveDays: '26' }] }, calculate)
const [usual] = inputOf(read()).offers

function offer(more: Partial<Offer> = {}): Offer {
  if (!usual) throw new Error('The form holds no offer')
  return { ...usual, ...more }
}

const compare = (offers: Offer[], more: Partial<Input> = {}) => calculate({ ...inputOf(read()), offers, ...more })

/** The two offers of the catalogue. */
const catalogue = inputOf(read(form.example)).offers
const [a = offer()] = catalogue

describe('the vectors of the catalogue', () => {
  const { offers } = compare(catalogue)

  it('values offer A at 203,580.00, part by part', () => {
    expect(offers[0]?.yearlyValue.toFixed(2)).toBe('203580.00')
    expect(offers[0]?.parts.map((part) => part.amount.toString()).join(' ')).toBe(
      '180000 12600 5000 2500 9000 0 -5520 0',
    )
  })

  it('lists parts that add up to the value', () => {
    // 1,000.05 and twice 100.005 are 1,200.06; each rounded by itself they would make 1,200.07.
    const [one] = compare([offer({ pay: dec('1000.05'), bonus: dec(10), pension: dec(10) })]).offers
    expect(one?.yearlyValue.toFixed()).toBe('1200.06')
    expect(sum(one?.parts.map(({ amount }) => amount) ?? []).toFixed()).toBe('1200.06')
  })

  it('values offer B at 197,640.00', () => {
    expect(offers[1]?.yearlyValue.toFixed(2)).toBe('197640.00')
  })

  it('counts the whole sign-on in the first year', () => {
    expect(offers[0]?.firstYearValue.toFixed(2)).toBe('208580.00')
    expect(offers[1]?.firstYearValue.toFixed(2)).toBe('197640.00')
  })
})

describe('what would change the order', () => {
  it('is the rise with which the second equals the first', () => {
    const { change } = compare(catalogue)
    // 5,940 ÷ (1 + 15 % × 70 %)
    expect(change).toMatchObject({ first: 'Harbour Hotel', second: 'Recipe Platform' })
    expect(change?.difference.toFixed(2)).toBe('5940.00')
    expect(change?.rise.toFixed(2)).toBe('5375.57')
    expect(change?.risePercent?.toFixed(2)).toBe('3.20')
  })

  it('makes any two offers equal to the cent', () => {
    const random = mulberry32(7)
    for (let n = 0; n < 50; n++) {
      const first = offer({ name: 'A', pay: dec(Math.round(random() * 90_000) + 150_000), pension: dec(3) })
      const second = offer({
        name: 'B',
        pay: dec(Math.round(random() * 90_000) + 20_000),
        bonus: dec(Math.round(random() * 200)),
        bonusLikelihood: dec(Math.round(random() * 100)),
        pension: dec(Math.round(random() * 10)),
      })
      const { change, ranking } = compare([first, second])
      if (change?.second !== 'B') continue
      const raised = compare([first, { ...second, pay: second.pay.plus(change.rise) }])
      const gap = raised.offers[1]?.yearlyValue.minus(ranking[0]?.yearlyValue ?? 0).abs()
      expect(gap?.lte('0.03')).toBe(true)
    }
  })

  it('is null for a single offer', () => {
    expect(compare([a]).change).toBeNull()
  })

  it('has no percentage when base pay is 0', () => {
    expect(compare([a, offer({ name: 'B', pay: dec(0) })]).change?.risePercent).toBeNull()
  })
})

describe('pay, hours and commute', () => {
  it('converts monthly and hourly pay to a year', () => {
    expect(compare([offer({ basis: 'month', pay: dec('8333.33') })]).offers[0]?.yearlyValue.toFixed(2)).toBe('99999.96')
    expect(compare([offer({ basis: 'hour', pay: dec('31.50') })]).offers[0]?.yearlyValue.toFixed(2)).toBe('65520.00')
  })

  it('divides by paid hours, and by hours with the commute', () => {
    // (260 − 26 − 10) ÷ 5 = 44.8 weeks; × 40 = 1,792 h; + 44.8 × 5 × 2 × 45 min = 336 h.
    const [one] = compare([offer({ daysOnSite: 5, commuteMinutes: 45 })]).offers
    expect(one?.paidHours.toString()).toBe('1792')
    expect(one?.hoursWithCommute.toString()).toBe('2128')
    expect(one?.perPaidHour.toFixed(2)).toBe('55.80')
    expect(one?.perHourWithCommute.toFixed(2)).toBe('46.99')
  })

  it('subtracts twelve months of costs at home', () => {
    expect(compare([offer({ remoteCost: dec(30) })]).offers[0]?.yearlyValue.toFixed(2)).toBe('99640.00')
  })
})

describe('contractors', () => {
  const own = { ownContributions: dec(20_000), ownLeave: dec(8_000), ownEquipment: dec(2_000) }

  it('subtract their own contributions, leave and equipment', () => {
    const result = compare([offer(), offer({ contractor: true, ...own })])
    expect(result.offers[1]?.yearlyValue.toFixed(2)).toBe('70000.00')
    expect(result.mixesContractors).toBe(true)
  })

  it('subtract nothing for an employee', () => {
    expect(compare([offer(own)]).offers[0]?.yearlyValue.toFixed(2)).toBe('100000.00')
  })
})

describe('the score', () => {
  const scored = { growth: 5, team: 4, stability: 3, flexibility: 2, mission: 1 } as const

  it('is the weighted mean of the points', () => {
    const weights = { growthWeight: 10, teamWeight: 5, stabilityWeight: 5 }
    const { offers, bestByScore } = compare([offer(scored), offer({ name: 'B', ...scored, growth: 1 })], weights)
    // (50 + 20 + 15) ÷ 20 ÷ 5 × 100
    expect(offers[0]?.score?.toString()).toBe('85')
    expect(bestByScore?.name).toBe('A')
  })

  it('is null without weights, or when a weighted criterion has no points', () => {
    expect(compare([offer(scored)]).offers[0]?.score).toBeNull()
    expect(compare([offer()], { teamWeight: 1 }).offers[0]?.score).toBeNull()
  })

  it('names no winner in a tie', () => {
    const alike = [offer(scored), offer({ name: 'B', ...scored })]
    expect(compare(alike, { teamWeight: 1 }).bestByScore).toBeNull()
  })

  it('numbers offers of the same name', () => {
    const { change } = compare([offer({ name: 'Acme' }), offer({ name: 'Acme', benefits: dec(1) })])
    expect([change?.first, change?.second]).toEqual(['Acme (2)', 'Acme (1)'])
  })
})

testSearches('career-toolkit/job-offer-comparison', [
  'which job should I take',
  'compare salaries',
  'two job offers',
  'salary or contract which pays more',
  'b2b or employment contract',
])
