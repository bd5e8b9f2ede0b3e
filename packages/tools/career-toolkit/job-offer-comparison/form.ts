import { currencyInput } from '../../kit/currency.ts'
import { choice, flag, shortText, when } from '../../kit/inputs.ts'
import { integerInput, optionalInteger } from '../../kit/integer-inputs.ts'
import { moneyInput, numberInput, optionalMoney, percentInput } from '../../kit/number-inputs.ts'
import { type FormInput, rowsInput, toolForm } from '../../kit/tool-form.ts'

const points = (label: string) => optionalInteger(label, { min: 1, max: 5, unit: 'of 5' })
const weight = (label: string) => integerInput(label, { min: 0, max: 10, ifEmpty: 0, hint: '0 to 10' })

const seaside = {
  name: 'Harbour Hotel',
  pay: '180000',
  hoursPerWeek: '40',
  bonus: '10',
  bonusLikelihood: '70',
  signOn: '10000',
  signOnYears: '2',
  equity: '40000',
  vestingYears: '4',
  equityProbability: '25',
  benefits: '9000',
  leaveDays: '26',
  holidays: '4',
  daysOnSite: '3',
  commuteMinutes: '35',
  commuteCost: '40',
  growth: '4',
  team: '4',
  stability: '3',
  flexibility: '3',
  mission: '3',
}

const remote = {
  name: 'Recipe Platform',
  pay: '168000',
  hoursPerWeek: '40',
  bonus: '15',
  bonusLikelihood: '70',
  benefits: '12000',
  leaveDays: '26',
  holidays: '4',
  growth: '3',
  team: '4',
  stability: '4',
  flexibility: '5',
  mission: '4',
}

/** Costs of a contractor that an employer bears for employees. */
const OWN_COSTS = {
  ownContributions: 'Contributions',
  ownLeave: 'Unpaid leave',
  ownEquipment: 'Own equipment',
} as const
type OwnCost = keyof typeof OWN_COSTS
const ownCosts = Object.keys(OWN_COSTS) as OwnCost[]

const ownCost = (name: OwnCost) => optionalMoney(OWN_COSTS[name], { showIf: when('contractor', 'yes') })

export const form = toolForm({
  fields: {
    currency: currencyInput({ hint: 'A label for all amounts. Nothing is converted.' }),
    offers: rowsInput('Offers', {
      item: 'offer',
      min: 1,
      max: 5,
      ignore: ['basis', 'contractor'],
      hint: 'Only a name and the base pay are required. All amounts before tax, or all after it. Bonus and pension are per cent of the base pay; days on site are a week, home costs a month; empty public holidays count as 10. A contractor’s contributions, unpaid leave and equipment are a year.',
      blank: 2,
      fields: {
        name: shortText('Offer', { max: 60 }),
        basis: choice('Pay is per', { year: 'Year', month: 'Month (× 12)', hour: 'Hour (× hours per week × 52)' }),
        pay: moneyInput('Base pay'),
        hoursPerWeek: numberInput('Hours per week', { min: 1, max: 80, ifEmpty: '40', unit: 'hours' }),
        bonus: percentInput('Target bonus', { max: 200, ifEmpty: '0' }),
        bonusLikelihood: percentInput('Bonus likelihood', { ifEmpty: '100' }),
        signOn: moneyInput('Sign-on', { max: 10_000_000, ifEmpty: '0' }),
        signOnYears: integerInput('Sign-on over', { min: 1, max: 5, ifEmpty: 1, unit: 'years' }),
        equity: moneyInput('Equity at grant', { ifEmpty: '0' }),
        vestingYears: integerInput('Vesting', { min: 1, max: 6, ifEmpty: 4, unit: 'years' }),
        equityProbability: percentInput('Equity likelihood', { ifEmpty: '100' }),
        benefits: moneyInput('Benefits a year', { ifEmpty: '0' }),
        pension: percentInput('Employer pension', { ifEmpty: '0' }),
        leaveDays: integerInput('Leave days', { min: 0, max: 60, ifEmpty: 0, unit: 'days' }),
        holidays: integerInput('Public holidays', { min: 0, max: 20, ifEmpty: 10, unit: 'days' }),
        daysOnSite: integerInput('Days on site', { min: 0, max: 7, ifEmpty: 0, unit: 'days' }),
        commuteMinutes: integerInput('Commute one way', { min: 0, max: 240, ifEmpty: 0, unit: 'minutes' }),
        commuteCost: moneyInput('Commute a day', { ifEmpty: '0' }),
        remoteCost: moneyInput('Home costs', { ifEmpty: '0' }),
        growth: points('Growth'),
        team: points('Team'),
        stability: points('Stability'),
        flexibility: points('Flexibility'),
        mission: points('Mission'),
        contractor: flag('Contractor'),
        ownContributions: ownCost('ownContributions'),
        ownLeave: ownCost('ownLeave'),
        ownEquipment: ownCost('ownEquipment'),
      },
    }),
  },
  groups: [
    {
      legend: 'What matters to you',
      note: 'A weight of 0 leaves a point out. With all weights at 0 there is no score.',
      folded: true,
      fields: {
        growthWeight: weight('Weight of growth'),
        teamWeight: weight('Weight of team'),
        stabilityWeight: weight('Weight of stability'),
        flexibilityWeight: weight('Weight of flexibility'),
        missionWeight: weight('Weight of mission'),
      },
    },
  ],
  example: {
    currency: 'PLN',
    offers: [seaside, remote],
    growthWeight: '6',
    teamWeight: '8',
    stabilityWeight: '5',
    flexibilityWeight: '9',
    missionWeight: '3',
  },
  rules: [
    // Comparing employees with contractors needs the contractors' own costs.
    ({ offers }) => {
      if (offers.every(({ contractor }) => contractor)) return null
      const [missing] = offers.flatMap((one, index) =>
        ownCosts.filter((name) => one.contractor && one[name] === null).map((name) => ({ index, name })),
      )
      if (!missing) return null
      const message = `${OWN_COSTS[missing.name]} is required beside an employee’s offer. Type 0 if there is none.`
      return { field: `offers.${missing.index}.${missing.name}`, message }
    },
  ],
})

export type Input = FormInput<typeof form>
export type Offer = Input['offers'][number]
