import { currencyInput } from '../../kit/currency.ts'
import { type Big, dec, sum } from '../../kit/decimal.ts'
import { choice, flag, neededIf, optionalText, when } from '../../kit/inputs.ts'
import { moneyInput, numberInput, optionalMoney, percentInput } from '../../kit/number-inputs.ts'
import { folded, type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

const SHARES = { min: 0, max: '1000000000000' }
const value = { min: 1 }
const pool = { max: 40, ifEmpty: '0' }

/** The share of the company that a round sells. */
const soldShare = (amount: Big, pre: Big): Big => amount.div(pre.plus(amount))

/** The error of a round that leaves no share for earlier owners. */
const takesAll = (field: string, amount: Big, pre: Big, target: Big) =>
  soldShare(amount, pre).plus(target.times('0.01')).gte(1) && {
    field,
    message: 'The pool and the new investors together cannot take the whole company.',
  }

export const form = toolForm({
  groups: [
    section('Who owns it today', {
      holders: rowsInput('Shareholders', {
        item: 'holder',
        min: 1,
        max: 30,
        blank: 1,
        fields: {
          name: optionalText('Name', 60),
          shares: numberInput('Shares', { min: 1, max: SHARES.max }),
        },
      }),
      options: numberInput('Options granted', { ...SHARES, ifEmpty: '0', hint: 'In shares.' }),
      pool: numberInput('Unallocated pool', { ...SHARES, ifEmpty: '0', hint: 'In shares.' }),
    }),
    section('SAFEs that convert', {
      safes: rowsInput('SAFEs', {
        item: 'SAFE',
        max: 20,
        ignore: ['type'],
        hint: 'In the order of signing.',
        fields: {
          name: optionalText('Name', 60),
          amount: moneyInput('Amount', value),
          type: choice('Type', {
            post: 'Post-money cap',
            pre: 'Pre-money cap',
            discount: 'Discount only',
            mfn: 'Uncapped, MFN',
          }),
          cap: optionalMoney('Cap', { ...value, ...neededIf('type', 'post', 'pre') }),
          discount: percentInput('Discount', {
            max: 50,
            ifEmpty: '0',
            showIf: when('type', 'post', 'pre', 'discount'),
          }),
        },
        rule: ({ type, cap, amount }) =>
          (type === 'post' || type === 'pre') && cap?.lt(amount)
            ? { field: 'cap', message: 'A cap cannot be lower than the amount.' }
            : null,
      }),
    }),
    section('The round', {
      amount: moneyInput('New money', value),
      pre: moneyInput('Value before the money', { ...value, hint: 'Pre-money valuation.' }),
      poolAfter: percentInput('Pool after the round', { ...pool, hint: 'Unallocated, 0 to 40.' }),
      currency: currencyInput(),
      poolBefore: flag('The pool is topped up before the money'),
    }),
    folded('Later rounds', {
      rounds: rowsInput('Later rounds', {
        item: 'round',
        max: 3,
        fields: {
          amount: moneyInput('Amount', value),
          pre: moneyInput('Value before the money', value),
          pool: percentInput('Pool after the round', pool),
        },
        rule: (round) => takesAll('pool', round.amount, round.pre, round.pool),
      }),
    }),
  ],
  example: {
    holders: [
      { name: 'Ann', shares: '5400000' },
      { name: 'Ben', shares: '3600000' },
    ],
    pool: '1000000',
    safes: [{ name: 'Angel', amount: '500000', type: 'post', cap: '5000000', discount: '' }],
    amount: '2000000',
    pre: '8000000',
    poolAfter: '10',
  },
  empty: { poolBefore: 'yes' },
  rules: [
    ({ amount, pre, poolAfter }) => takesAll('poolAfter', amount, pre, poolAfter),
    ({ safes }) => {
      const parts = safes.flatMap(({ type, cap, amount }) => (type === 'post' && cap ? [amount.div(cap)] : []))
      return sum(parts).lt(dec(1))
        ? null
        : { field: 'safes', message: 'The SAFEs would own 100 % of the company or more. Check the caps.' }
    },
  ],
})

export type Input = FormInput<typeof form>
export type Safe = Input['safes'][number]
