import { type Big, floor, ONE, roundTogether, share, sum, ZERO } from '../../kit/decimal.ts'
import { priceRound, type Priced, type RoundTerms } from './convert.ts'
import type { Input } from './form.ts'

export interface Stage {
  readonly name: string
  /** Null before a round sets it. */
  readonly price: Big | null
  /** Exact shares, in the order of the owners. */
  readonly shares: readonly Big[]
  readonly total: Big
}

export type Result = ReturnType<typeof calculate>
export type CapTable = ReturnType<typeof tableOf>

const EXIT_MULTIPLES = ['0.5', '1', '2', '5', '10'] as const

/** The names of all possible owners; today's shareholders come first. */
const ownersOf = ({ holders, options, safes, rounds }: Input): string[] => [
  ...holders.map(({ name }, index) => name || `Holder ${index + 1}`),
  ...(options.gt(0) ? ['Options granted'] : []),
  ...safes.map(({ name }, index) => name || `SAFE ${index + 1}`),
  'Unallocated pool',
  'New investors',
  ...rounds.map((_, index) => `Investors of round ${index + 2}`),
]

interface State {
  readonly options: Big
  readonly safes: readonly Big[]
  readonly pool: Big
  /** Shares of the investors of each round so far. */
  readonly investors: readonly Big[]
}

function stageOf(input: Input, name: string, price: Big | null, { options, safes, pool, investors }: State): Stage {
  const shares = [
    ...input.holders.map((holder) => holder.shares),
    ...(options.gt(0) ? [options] : []),
    ...input.safes.map((_, index) => safes[index] ?? ZERO),
    pool,
    ...[null, ...input.rounds].map((_, index) => investors[index] ?? ZERO),
  ]
  return { name, price, shares, total: sum(shares) }
}

const termsOf = (amount: Big, pre: Big, pool: Big, poolBefore: boolean): RoundTerms => ({
  amount,
  pre,
  pool: share(pool),
  poolBefore,
})

/** Plays the first round and later ones. In later rounds, all shares except the pool count as held. */
function play(input: Input): { stages: Stage[]; first: Priced } | null {
  const held = sum(input.holders.map(({ shares }) => shares))
  const { options, poolBefore } = input
  let state: State = { options, safes: [], pool: input.pool, investors: [] }
  const stages = [stageOf(input, 'Before', null, state)]

  const terms = termsOf(input.amount, input.pre, input.poolAfter, poolBefore)
  const first = priceRound(terms, { holders: held, options, pool: input.pool }, input.safes)
  if (!first) return null
  state = { ...state, safes: first.safes.map(({ shares }) => shares) }
  if (input.safes.length > 0) stages.push(stageOf(input, 'SAFEs converted', first.price, state))
  state = { ...state, pool: first.pool, investors: [first.newShares] }
  stages.push(stageOf(input, 'After the round', first.price, state))

  for (const [index, { amount, pre, pool }] of input.rounds.entries()) {
    const others = sum([held, ...state.safes, ...state.investors])
    const next = priceRound(termsOf(amount, pre, pool, poolBefore), { holders: others, options, pool: state.pool }, [])
    if (!next) return null
    state = { ...state, pool: next.pool, investors: [...state.investors, next.newShares] }
    stages.push(stageOf(input, `After round ${index + 2}`, next.price, state))
  }
  return { stages, first }
}

/** A stage for display: whole shares, and percentages and values that add up to the total. */
export function shownStage(stage: Stage) {
  const { price } = stage
  const shares = stage.shares.map(floor)
  return {
    shares,
    allShares: sum(shares),
    percents: roundTogether(
      stage.shares.map((_, owner) => ownership(stage, owner).times(100)),
      2,
    ),
    /** Null before a round sets a price. */
    values:
      price &&
      roundTogether(
        stage.shares.map((held) => held.times(price)),
        2,
      ),
  }
}

export const ownership = (stage: Stage, owner: number): Big => (stage.shares[owner] ?? ZERO).div(stage.total)

function tableOf(input: Input, { stages, first }: { stages: readonly Stage[]; first: Priced }) {
  const last = stages.at(-1)
  const worth = last?.price ? last.price.times(last.total) : ZERO
  return {
    owners: ownersOf(input),
    stages,
    safes: first.safes.map(({ price, shares }, index) => ({
      name: input.safes[index]?.name || `SAFE ${index + 1}`,
      price,
      shares,
    })),
    /** Payouts of each owner when the company sells for multiples of its last post-money valuation. */
    exits: EXIT_MULTIPLES.map((multiple) => {
      const value = worth.times(multiple)
      const parts = last?.shares.map((_, owner) => ownership(last, owner).times(value)) ?? []
      return { value, parts: roundTogether(parts, 2) }
    }),
  }
}

export function calculate(input: Input) {
  const played = play(input)
  /** Null when no price satisfies the terms. */
  return { input, table: played && tableOf(input, played) }
}

/** The fraction of an owner's first share that is lost by the last stage: 0.2 is a fifth. Null without a share. */
export function dilution({ stages }: CapTable, owner: number): Big | null {
  const [first, last] = [stages[0], stages.at(-1)]
  if (!first || !last || first.total.eq(0)) return null
  const before = ownership(first, owner)
  return before.eq(0) ? null : ONE.minus(ownership(last, owner).div(before))
}
