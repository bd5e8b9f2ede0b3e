import { dec, divide, HUNDRED, round2, share, sum, ZERO, type Big } from '../../kit/decimal.ts'
import type { Currency } from '../../kit/format.ts'
import type { Input, Offer } from './form.ts'

export interface ValuePart {
  readonly label: string
  /** Below nought for what is subtracted. */
  readonly amount: Big
}

export interface OfferResult {
  readonly name: string
  readonly yearlyValue: Big
  readonly firstYearValue: Big
  readonly perPaidHour: Big
  readonly perHourWithCommute: Big
  readonly paidHours: Big
  readonly hoursWithCommute: Big
  readonly workingWeeks: Big
  /** 0 to 100; null while no weight is above nought or a point is missing. */
  readonly score: Big | null
  readonly parts: readonly ValuePart[]
}

export interface OrderChange {
  readonly first: string
  readonly second: string
  readonly difference: Big
  /** How much more base pay a year makes the second equal the first. */
  readonly rise: Big
  /** The same in per cent of the second's base pay; null when that is nought. */
  readonly risePercent: Big | null
}

export interface Result {
  readonly currency: Currency
  /** In the order in which they were typed. */
  readonly offers: readonly OfferResult[]
  /** By yearly value, highest first; equal values keep the order in which they were typed. */
  readonly ranking: readonly OfferResult[]
  /** The highest score; null when there is none or when two share it. */
  readonly bestByScore: OfferResult | null
  /** Null for a single offer. */
  readonly change: OrderChange | null
  readonly mixesContractors: boolean
}

const weekdaysOfYear = dec(260)
const weeksOfYear = dec(52)
const daysOfWeek = dec(5)

export const criteria = ['growth', 'team', 'stability', 'flexibility', 'mission'] as const

function basePay(offer: Offer): Big {
  if (offer.basis === 'month') return offer.pay.times(12)
  // 52 weeks: leave and public holidays are paid hours, too. What a contractor is not paid is subtracted below.
  if (offer.basis === 'hour') return offer.pay.times(offer.hoursPerWeek).times(weeksOfYear)
  return offer.pay
}

const workingDays = (offer: Offer) => weekdaysOfYear.minus(offer.leaveDays).minus(offer.holidays)

function valueParts(offer: Offer): readonly ValuePart[] {
  const base = basePay(offer)
  const weeks = workingDays(offer).div(daysOfWeek)
  const parts: ValuePart[] = [
    { label: 'Base pay', amount: base },
    { label: 'Bonus, as likely', amount: base.times(share(offer.bonus)).times(share(offer.bonusLikelihood)) },
    { label: 'Sign-on, spread', amount: offer.signOn.div(offer.signOnYears) },
    { label: 'Equity, as likely', amount: offer.equity.div(offer.vestingYears).times(share(offer.equityProbability)) },
    { label: 'Benefits', amount: offer.benefits },
    { label: 'Employer pension', amount: base.times(share(offer.pension)) },
    { label: 'Commute', amount: offer.commuteCost.times(offer.daysOnSite).times(weeks).times(-1) },
    { label: 'Working from home', amount: offer.remoteCost.times(-12) },
  ]
  if (offer.contractor) {
    parts.push(
      { label: 'Own social contributions', amount: (offer.ownContributions ?? ZERO).times(-1) },
      { label: 'Unpaid leave', amount: (offer.ownLeave ?? ZERO).times(-1) },
      { label: 'Own equipment', amount: (offer.ownEquipment ?? ZERO).times(-1) },
    )
  }
  return parts
}

function scoreOf(offer: Offer, weights: Input['weights']): Big | null {
  const total = criteria.reduce((all, criterion) => all + weights[criterion], 0)
  if (total === 0) return null
  let points = 0
  for (const criterion of criteria) {
    const weight = weights[criterion]
    if (weight === 0) continue
    const given = offer[criterion]
    if (given === null) return null
    points += weight * given
  }
  return round2(dec(points).div(total).div(5).times(HUNDRED))
}

interface Exact {
  readonly offer: Offer
  readonly value: Big
  readonly shown: OfferResult
}

function evaluate(offer: Offer, weights: Input['weights']): Exact {
  const parts = valueParts(offer)
  const value = sum(parts.map((part) => part.amount))
  const signOnShare = offer.signOn.div(offer.signOnYears)
  const weeks = workingDays(offer).div(daysOfWeek)
  const paidHours = weeks.times(offer.hoursPerWeek)
  const hoursWithCommute = paidHours.plus(weeks.times(offer.daysOnSite).times(offer.commuteMinutes).times(2).div(60))
  return {
    offer,
    value,
    shown: {
      name: offer.name,
      yearlyValue: round2(value),
      firstYearValue: round2(value.plus(offer.signOn).minus(signOnShare)),
      perPaidHour: round2(value.div(paidHours)),
      perHourWithCommute: round2(value.div(hoursWithCommute)),
      paidHours: round2(paidHours),
      hoursWithCommute: round2(hoursWithCommute),
      workingWeeks: round2(weeks),
      score: scoreOf(offer, weights),
      parts: parts.map((part) => ({ label: part.label, amount: round2(part.amount) })),
    },
  }
}

/** A rise of the base pay brings its bonus and its pension with it, so it can be smaller than the difference. */
function orderChange(first: Exact, second: Exact): OrderChange {
  const { offer } = second
  const difference = first.value.minus(second.value)
  const perUnit = dec(1)
    .plus(share(offer.bonus).times(share(offer.bonusLikelihood)))
    .plus(share(offer.pension))
  const rise = difference.div(perUnit)
  const percent = divide(rise.times(HUNDRED), basePay(offer))
  return {
    first: first.offer.name,
    second: offer.name,
    difference: round2(difference),
    rise: round2(rise),
    risePercent: percent === null ? null : round2(percent),
  }
}

function highestScore(offers: readonly OfferResult[]): OfferResult | null {
  const [best, next] = offers
    .flatMap((offer) => (offer.score === null ? [] : [{ offer, score: offer.score }]))
    .sort((a, b) => b.score.cmp(a.score))
  if (best === undefined || next?.score.eq(best.score) === true) return null
  return best.offer
}

export function calculate(input: Input): Result {
  const exact = input.offers.map((offer) => evaluate(offer, input.weights))
  const ranked = exact.toSorted((a, b) => b.value.cmp(a.value))
  const [first, second] = ranked
  const offers = exact.map((entry) => entry.shown)
  return {
    currency: input.currency,
    offers,
    ranking: ranked.map((entry) => entry.shown),
    bestByScore: highestScore(offers),
    change: first && second ? orderChange(first, second) : null,
    mixesContractors: new Set(input.offers.map((offer) => offer.contractor)).size > 1,
  }
}
