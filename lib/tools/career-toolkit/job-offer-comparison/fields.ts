import { CURRENCIES } from '../../kit/format.ts'
import type { NumberField, Row, SimpleField, ToolFields } from '../../kit/types.ts'
import { OFFERS_MAX } from './schema.ts'

const points = (name: string, label: string): NumberField => ({
  kind: 'integer',
  name,
  label,
  unit: 'of 5',
})

const isContractor = { field: 'contractor', is: ['yes'] }

const offerFields: readonly SimpleField[] = [
  { kind: 'text', name: 'name', label: 'Offer', maxLength: 60 },
  {
    kind: 'choice',
    name: 'basis',
    label: 'Pay is per',
    options: [
      { value: 'year', label: 'Year' },
      { value: 'month', label: 'Month (× 12)' },
      { value: 'hour', label: 'Hour (× hours per week × 52)' },
    ],
  },
  { kind: 'money', name: 'pay', label: 'Base pay' },
  { kind: 'number', name: 'hoursPerWeek', label: 'Hours per week', unit: 'hours' },
  { kind: 'percent', name: 'bonus', label: 'Target bonus' },
  { kind: 'percent', name: 'bonusLikelihood', label: 'Bonus likelihood' },
  { kind: 'money', name: 'signOn', label: 'Sign-on' },
  { kind: 'integer', name: 'signOnYears', label: 'Sign-on over', unit: 'years' },
  { kind: 'money', name: 'equity', label: 'Equity at grant' },
  { kind: 'integer', name: 'vestingYears', label: 'Vesting', unit: 'years' },
  { kind: 'percent', name: 'equityProbability', label: 'Equity likelihood' },
  {
    kind: 'money',
    name: 'benefits',
    label: 'Benefits a year',
  },
  { kind: 'percent', name: 'pension', label: 'Employer pension' },
  { kind: 'integer', name: 'leaveDays', label: 'Leave days', unit: 'days' },
  {
    kind: 'integer',
    name: 'holidays',
    label: 'Public holidays',
    unit: 'days',
  },
  { kind: 'integer', name: 'daysOnSite', label: 'Days on site', unit: 'days' },
  { kind: 'integer', name: 'commuteMinutes', label: 'Commute one way', unit: 'minutes' },
  { kind: 'money', name: 'commuteCost', label: 'Commute a day' },
  { kind: 'money', name: 'remoteCost', label: 'Home costs' },
  points('growth', 'Growth'),
  points('team', 'Team'),
  points('stability', 'Stability'),
  points('flexibility', 'Flexibility'),
  points('mission', 'Mission'),
  { kind: 'flag', name: 'contractor', label: 'Contractor' },
  { kind: 'money', name: 'ownContributions', label: 'Contributions', showIf: isContractor },
  {
    kind: 'money',
    name: 'ownLeave',
    label: 'Unpaid leave',
    showIf: isContractor,
  },
  { kind: 'money', name: 'ownEquipment', label: 'Own equipment', showIf: isContractor },
]

const weight = (name: string, label: string): NumberField => ({
  kind: 'integer',
  name,
  label,
  hint: '0 to 10',
  optional: true,
})

const blank: Row = Object.fromEntries(offerFields.map((field) => [field.name, field.name === 'basis' ? 'year' : '']))

const seaside: Row = {
  ...blank,
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

const remote: Row = {
  ...blank,
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

export const fields: ToolFields = {
  groups: [
    {
      fields: [
        {
          kind: 'choice',
          name: 'currency',
          label: 'Currency',
          hint: 'A label for all amounts. Nothing is converted.',
          options: CURRENCIES.map((code) => ({ value: code, label: code })),
        },
        {
          kind: 'rows',
          name: 'offers',
          label: 'Offers',
          item: 'offer',
          hint: 'Only a name and the base pay are required. All amounts before tax, or all after it. Bonus and pension are per cent of the base pay; days on site are a week, home costs a month; empty public holidays count as 10. A contractor’s contributions, unpaid leave and equipment are a year.',
          fields: offerFields,
          min: 1,
          max: OFFERS_MAX,
        },
      ],
    },
    {
      legend: 'What matters to you',
      note: 'A weight of 0 leaves a point out. With all weights at 0 there is no score.',
      folded: true,
      fields: [
        weight('growthWeight', 'Weight of growth'),
        weight('teamWeight', 'Weight of team'),
        weight('stabilityWeight', 'Weight of stability'),
        weight('flexibilityWeight', 'Weight of flexibility'),
        weight('missionWeight', 'Weight of mission'),
      ],
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
  empty: {
    currency: 'EUR',
    offers: [blank, blank],
    growthWeight: '',
    teamWeight: '',
    stabilityWeight: '',
    flexibilityWeight: '',
    missionWeight: '',
  },
}
