import { type Big, dec, divide, minOf, ONE, power, round2, share, sum, ZERO } from '../../kit/decimal.ts'
import type { Input } from './form.ts'

const PERIOD_DAYS = 30
const MOST_USAGE = 4
const MOST_EXCLUSIVITY = 3
const SPREAD = '0.2'
/** A largest value above this multiple of the median distorts the mean. */
const OUTLIER = 5

type Deliverable = Input['deliverables'][number]

const periods = (days: number) => Math.ceil(days / PERIOD_DAYS)

/** The factor for all started periods of 30 days, up to `most`. */
const factorFor = (step: Big, days: number, most: number): Big => minOf(power(step, periods(days)), dec(most))

const meanOf = (values: readonly Big[]): Big => divide(sum(values), dec(values.length)) ?? ZERO

export function medianOf(values: readonly Big[]): Big {
  const sorted = values.toSorted((a, b) => a.cmp(b))
  const middle = Math.floor(sorted.length / 2)
  const [low = ZERO, high = ZERO] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low.plus(high).div(2)
}

const nameOf = ({ platform, format }: Deliverable) => `${platform} ${format === 'short' ? 'short video' : format}`

/** The price of a deliverable without conditions: its reach at the CPM, and the hours of work. */
function basisOf(deliverable: Deliverable, average: Input['average']) {
  const { count, cpm, hours, rate } = deliverable
  const views = average === 'median' ? medianOf(deliverable.views) : meanOf(deliverable.views)
  const reach = views.div(1000).times(cpm).times(count)
  const production = hours.times(rate)
  return { name: nameOf(deliverable), count, views, reach, production, base: reach.plus(production) }
}

export function calculate(input: Input) {
  const factors = factorsOf(input)
  const conditions = factors.all.times(ONE.minus(share(input.discount))).div(ONE.minus(share(input.agency)))
  const parts = input.deliverables.map((deliverable) => basisOf(deliverable, input.average))
  const base = sum(parts.map((part) => part.base))
  const exact = base.times(conditions)
  const total = round2(exact)
  const vat = round2(total.times(share(input.vat)))
  const shown = sum(parts.map(({ views, count }) => views.times(count)))
  return {
    lines: withPrices(parts, conditions),
    factors,
    total,
    low: round2(exact.times(ONE.minus(SPREAD))),
    high: round2(exact.times(ONE.plus(SPREAD))),
    vat,
    gross: total.plus(vat),
    /** The price per thousand views; null without views. */
    effectiveCpm: divide(exact.times(1000), shown),
    steps: stepsOf(base, factors, input),
    outliers: outliersOf(input.deliverables),
  }
}

export type Result = ReturnType<typeof calculate>

function factorsOf(input: Input) {
  const step = { none: ONE, organic: input.organicStep, paid: input.paidStep }[input.usage]
  const usage = factorFor(step, input.usage === 'none' ? 0 : input.usageDays, MOST_USAGE)
  const exclusivity = factorFor(input.exclusivityStep, input.exclusivityDays, MOST_EXCLUSIVITY)
  const rush = ONE.plus(share(input.rush))
  return { usage, exclusivity, rush, all: usage.times(exclusivity).times(rush) }
}

/** Each price is the increase of the rounded sum, so that the prices add up to the rounded total. */
function withPrices(parts: readonly ReturnType<typeof basisOf>[], conditions: Big) {
  let before = ZERO
  let exact = ZERO
  return parts.map((part) => {
    exact = exact.plus(part.base.times(conditions))
    const price = round2(exact).minus(before)
    before = round2(exact)
    return { ...part, price }
  })
}

/** Each step is an increase of the rounded amount, so that the steps add up to the rounded total. */
function stepsOf(base: Big, factors: ReturnType<typeof factorsOf>, input: Input) {
  let amount = base
  const steps = [{ label: 'Reach and work', amount: round2(base) }]
  const grow = (label: string, factor: Big) => {
    const next = amount.times(factor)
    if (!next.eq(amount)) steps.push({ label, amount: round2(next).minus(round2(amount)) })
    amount = next
  }
  grow('Usage rights', factors.usage)
  grow('Exclusivity', factors.exclusivity)
  grow('Rush', factors.rush)
  grow('Bundle discount', ONE.minus(share(input.discount)))
  grow('Agency fee', ONE.div(ONE.minus(share(input.agency))))
  return steps
}

function outliersOf(deliverables: readonly Deliverable[]) {
  return deliverables.flatMap((deliverable) => {
    const { views } = deliverable
    const median = medianOf(views)
    const isSkewed = views.some((value) => value.gt(median.times(OUTLIER)))
    return isSkewed ? [{ name: nameOf(deliverable), mean: meanOf(views), median }] : []
  })
}
