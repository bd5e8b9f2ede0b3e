import * as v from 'valibot'
import { currencyInput } from '../../kit/currency.ts'
import { type Big, dec, sum } from '../../kit/decimal.ts'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, flag, shortText } from '../../kit/inputs.ts'
import { moneyInput, numberInput, optionalMoney, percentInput } from '../../kit/number-inputs.ts'

const SHARES = { min: 0, max: '1000000000000' }
const value = { min: 1 }
const pool = { max: 40, ifEmpty: '0' }

export const SAFE_TYPES = ['post', 'pre', 'discount', 'mfn'] as const

const holder = v.object({
  name: shortText('Name', { max: 60, required: false }),
  shares: numberInput('Shares', { min: 1, max: SHARES.max }),
})

const safe = v.pipe(
  v.object({
    name: shortText('Name', { max: 60, required: false }),
    amount: moneyInput('Amount', value),
    type: choice('Type', SAFE_TYPES, 'post'),
    cap: optionalMoney('Cap', value),
    discount: percentInput('Discount', { max: 50, ifEmpty: '0' }),
  }),
  rule(({ type, cap }) =>
    (type === 'post' || type === 'pre') && cap === null ? { field: 'cap', message: 'Cap is required.' } : null,
  ),
  rule(({ type, cap, amount }) =>
    (type === 'post' || type === 'pre') && cap?.lt(amount)
      ? { field: 'cap', message: 'A cap cannot be lower than the amount.' }
      : null,
  ),
)

const laterRound = v.object({
  amount: moneyInput('Amount', value),
  pre: moneyInput('Value before the money', value),
  pool: percentInput('Pool after the round', pool),
})

/** The part of the company that a round sells. */
export const soldShare = (amount: Big, pre: Big): Big => amount.div(pre.plus(amount))

const roundFits = ({ amount, pre, pool: target }: { amount: Big; pre: Big; pool: Big }): boolean =>
  soldShare(amount, pre).plus(target.times('0.01')).lt(1)

const TOO_MUCH = 'The pool and the new investors together cannot take the whole company.'

export const schema = v.pipe(
  v.object({
    currency: currencyInput(),
    holders: rowsInput(holder, { label: 'Shareholders', min: 1, max: 30 }),
    options: numberInput('Options granted', { ...SHARES, ifEmpty: '0' }),
    pool: numberInput('Unallocated pool', { ...SHARES, ifEmpty: '0' }),
    safes: rowsInput(safe, { label: 'SAFEs', max: 20, ignore: ['type'] }),
    amount: moneyInput('New money', value),
    pre: moneyInput('Value before the money', value),
    poolAfter: percentInput('Pool after the round', pool),
    poolBefore: flag(),
    rounds: rowsInput(laterRound, { label: 'Later rounds', max: 3 }),
  }),
  rule(({ amount, pre, poolAfter }) =>
    roundFits({ amount, pre, pool: poolAfter }) ? null : { field: 'poolAfter', message: TOO_MUCH },
  ),
  rule(({ rounds }) => {
    const wrong = rounds.findIndex((round) => !roundFits(round))
    return wrong < 0 ? null : { field: `rounds.${wrong}.pool`, message: TOO_MUCH }
  }),
  rule(({ safes }) => {
    const parts = safes.flatMap(({ type, cap, amount }) => (type === 'post' && cap ? [amount.div(cap)] : []))
    return sum(parts).lt(dec(1))
      ? null
      : { field: 'safes', message: 'The SAFEs would own 100 % of the company or more. Check the caps.' }
  }),
)

export type Input = v.InferOutput<typeof schema>
export type Safe = Input['safes'][number]
