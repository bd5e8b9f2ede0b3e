import { dec, divide, HUNDRED, round2, roundTogether, share, sum, ZERO, type Big } from '../../kit/decimal.ts'
import type { Input, Offer } from './form.ts'

const weekdaysOfYear = dec(260)
const weeksOfYear = dec(52)
const daysOfWeek = dec(5)

const criteria = ['growth', 'team', 'stability', 'flexibility', 'mission'] as const

function basePay(offer: Offer): Big {
  if (offer.basis === 'month') return offer.pay.times(12)
  // All 52 weeks, since leave and public holidays are paid. Unpaid leave of a contractor is subtracted below.
  if (offer.basis === 'hour') return offer.pay.times(offer.hoursPerWeek).times(weeksOfYear)
  return offer.pay
}

const workingDays = (offer: Offer) => weekdaysOfYear.minus(offer.leaveDays).minus(offer.holidays)

/** The parts of an offer's yearly value; negative for deductions. */
function valueParts(offer: Offer) {
  const base = basePay(offer)
  const weeks = workingDays(offer).div(daysOfWeek)
  const parts = [
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

/** 0 to 100; null when all weights are 0 or a weighted criterion has no points. */
function scoreOf(offer: Offer, input: Input): Big | null {
  const parts = criteria
    .map((criterion) => ({ weight: input[`${criterion}Weight`], points: offer[criterion] }))
    .filter(({ weight }) => weight > 0)
  if (parts.length === 0 || parts.some(({ points }) => points === null)) return null
  const total = parts.reduce((all, { weight }) => all + weight, 0)
  const points = parts.reduce((all, part) => all + part.weight * (part.points ?? 0), 0)
  return round2(dec(points).div(total).div(5).times(HUNDRED))
}

function evaluate(offer: Offer, input: Input) {
  const parts = valueParts(offer)
  const exact = parts.map(({ amount }) => amount)
  const value = sum(exact)
  // The shown parts add up to the shown value.
  const amounts = roundTogether(exact, 2)
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
      score: scoreOf(offer, input),
      parts: parts.map(({ label }, index) => ({ label, amount: amounts[index] ?? ZERO })),
    },
  }
}

type Exact = ReturnType<typeof evaluate>
export type OfferResult = Exact['shown']

/** The rise of base pay that closes the gap, smaller than the gap, since bonus and pension rise with it. */
function orderChange(first: Exact, second: Exact) {
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
    /** Yearly rise in base pay with which the second offer equals the first. */
    rise: round2(rise),
    /** The rise in per cent of the second offer's base pay; null when that is 0. */
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

/** Adds their position to offers of the same name: "Acme (2)". */
const toldApart = (offers: Input['offers']): Input['offers'] =>
  offers.map((offer, at) =>
    offers.filter(({ name }) => name === offer.name).length > 1
      ? { ...offer, name: `${offer.name} (${at + 1})` }
      : offer,
  )

export function calculate(input: Input) {
  const exact = toldApart(input.offers).map((offer) => evaluate(offer, input))
  const ranked = exact.toSorted((a, b) => b.value.cmp(a.value))
  const [first, second] = ranked
  const offers = exact.map((entry) => entry.shown)
  return {
    currency: input.currency,
    /** In input order. */
    offers,
    /** By yearly value, highest first; ties stay in input order. */
    ranking: ranked.map((entry) => entry.shown),
    /** The highest score; null without scores or for a tie. */
    bestByScore: highestScore(offers),
    /** Null when there is only one offer. */
    change: first && second ? orderChange(first, second) : null,
    mixesContractors: new Set(input.offers.map((offer) => offer.contractor)).size > 1,
  }
}

export type Result = ReturnType<typeof calculate>
