import * as v from 'valibot'
import { CURRENCIES } from '../../kit/format.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, flag, shortText } from '../../kit/inputs.ts'
import { integerInput, optionalInteger } from '../../kit/integer-inputs.ts'
import { moneyInput, numberInput, optionalMoney, percentInput } from '../../kit/number-inputs.ts'

export const OFFERS_MAX = 5

const points = (label: string) => optionalInteger(label, { min: 1, max: 5 })
const weight = (label: string) => integerInput(label, { min: 0, max: 10, ifEmpty: 0 })

const offer = v.object({
  name: shortText('Offer', { max: 60 }),
  basis: choice('Pay is per', ['year', 'month', 'hour'], 'year'),
  pay: moneyInput('Base pay'),
  hoursPerWeek: numberInput('Hours per week', { min: 1, max: 80, ifEmpty: '40' }),
  bonus: percentInput('Target bonus', { max: 200, ifEmpty: '0' }),
  bonusLikelihood: percentInput('Bonus likelihood', { ifEmpty: '100' }),
  signOn: moneyInput('Sign-on', { max: 10_000_000, ifEmpty: '0' }),
  signOnYears: integerInput('Sign-on over', { min: 1, max: 5, ifEmpty: 1 }),
  equity: moneyInput('Equity at grant', { ifEmpty: '0' }),
  vestingYears: integerInput('Vesting', { min: 1, max: 6, ifEmpty: 4 }),
  equityProbability: percentInput('Equity likelihood', { ifEmpty: '100' }),
  benefits: moneyInput('Benefits a year', { ifEmpty: '0' }),
  pension: percentInput('Employer pension', { ifEmpty: '0' }),
  leaveDays: integerInput('Leave days', { min: 0, max: 60, ifEmpty: 0 }),
  holidays: integerInput('Public holidays', { min: 0, max: 20, ifEmpty: 10 }),
  daysOnSite: integerInput('Days on site', { min: 0, max: 7, ifEmpty: 0 }),
  commuteMinutes: integerInput('Commute one way', { min: 0, max: 240, ifEmpty: 0 }),
  commuteCost: moneyInput('Commute a day', { ifEmpty: '0' }),
  remoteCost: moneyInput('Home costs', { ifEmpty: '0' }),
  growth: points('Growth'),
  team: points('Team'),
  stability: points('Stability'),
  flexibility: points('Flexibility'),
  mission: points('Mission'),
  contractor: flag(),
  ownContributions: optionalMoney('Contributions'),
  ownLeave: optionalMoney('Unpaid leave'),
  ownEquipment: optionalMoney('Own equipment'),
})

const form = v.object({
  currency: choice('Currency', CURRENCIES, 'EUR'),
  offers: rowsInput(offer, {
    label: 'Offers',
    min: 1,
    max: OFFERS_MAX,
    ignore: ['basis', 'contractor'],
  }),
  growthWeight: weight('Weight of growth'),
  teamWeight: weight('Weight of team'),
  stabilityWeight: weight('Weight of stability'),
  flexibilityWeight: weight('Weight of flexibility'),
  missionWeight: weight('Weight of mission'),
})

const ownCosts = [
  ['ownContributions', 'Contributions'],
  ['ownLeave', 'Unpaid leave'],
  ['ownEquipment', 'Own equipment'],
] as const

/** An employer pays what a contractor pays from the fee, so the two are only compared once that is subtracted. */
const contractorsAreComparable = rule<v.InferOutput<typeof form>>(({ offers }) => {
  if (new Set(offers.map((one) => one.contractor)).size < 2) return null
  for (const [index, one] of offers.entries()) {
    if (!one.contractor) continue
    const missing = ownCosts.find(([key]) => one[key] === null)
    if (missing === undefined) continue
    const [key, label] = missing
    const message = `${label} is required beside an employee’s offer. Type 0 if there is none.`
    return { field: `offers.${String(index)}.${key}`, message }
  }
  return null
})

export const schema = v.pipe(
  form,
  contractorsAreComparable,
  v.transform(({ currency, offers, ...weights }) => ({
    currency,
    offers,
    weights: {
      growth: weights.growthWeight,
      team: weights.teamWeight,
      stability: weights.stabilityWeight,
      flexibility: weights.flexibilityWeight,
      mission: weights.missionWeight,
    },
  })),
)

export type Input = v.InferOutput<typeof schema>
export type Offer = Input['offers'][number]
