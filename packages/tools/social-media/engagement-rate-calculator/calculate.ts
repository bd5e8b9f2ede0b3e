import { type Big, dec, divide, sum } from '../../kit/decimal.ts'
import type { ActionName, Input } from './form.ts'

export const baseNames = ['reach', 'impressions', 'followers', 'views'] as const
export type BaseName = (typeof baseNames)[number]

export interface PostRates {
  name: string
  actions: number
  /** Per cent; null where the base is missing or nought. */
  rates: Record<BaseName, Big | null>
}

export interface BaseResult {
  base: BaseName
  /** Posts that have this base. */
  posts: number
  /** Mean of the posts' rates, each post as much as the other. */
  mean: Big | null
  /** All actions by all of the base: large posts weigh more. */
  pooled: Big | null
  best: { name: string; rate: Big } | null
  worst: { name: string; rate: Big } | null
}

export interface Result {
  counted: ActionName[]
  posts: PostRates[]
  bases: BaseResult[]
  /** The base that the large figure speaks of: the first of reach, impressions, followers and views that is there. */
  main: BaseResult | null
  totalActions: number
  /** Posts with more actions than a base: one person may like, comment and save. */
  aboveBase: string[]
}

const countedActions = (input: Input): ActionName[] =>
  (
    [
      ['likes', input.countLikes],
      ['comments', input.countComments],
      ['shares', input.countShares],
      ['saves', input.countSaves],
      ['clicks', input.countClicks],
    ] as const
  ).flatMap(([name, isCounted]) => (isCounted ? [name] : []))

interface Counted extends PostRates {
  bases: Record<BaseName, number | null>
}

export function calculate(input: Input): Result {
  const counted = countedActions(input)
  const posts = input.posts.map((post, at): Counted => {
    const actions = counted.reduce((total, name) => total + post[name], 0)
    const bases = { reach: post.reach, impressions: post.impressions, followers: input.followers, views: post.views }
    const rate = (base: number | null) => (base === null ? null : divide(dec(actions).times(100), dec(base)))
    return {
      name: post.name || `Post ${at + 1}`,
      actions,
      bases,
      rates: {
        reach: rate(bases.reach),
        impressions: rate(bases.impressions),
        followers: rate(bases.followers),
        views: rate(bases.views),
      },
    }
  })
  const bases = baseNames.map((base) => resultFor(base, posts)).filter((result) => result.posts > 0)
  return {
    counted,
    posts: posts.map(({ name, actions, rates }) => ({ name, actions, rates })),
    bases,
    main: bases[0] ?? null,
    totalActions: posts.reduce((total, { actions }) => total + actions, 0),
    aboveBase: posts
      .filter(({ actions, bases: own }) =>
        baseNames.some((base) => own[base] !== null && own[base] > 0 && actions > own[base]),
      )
      .map(({ name }) => name),
  }
}

function resultFor(base: BaseName, posts: readonly Counted[]): BaseResult {
  const rated = posts.flatMap(({ name, actions, rates, bases }) => {
    const rate = rates[base]
    return rate === null ? [] : [{ name, rate, actions, size: bases[base] ?? 0 }]
  })
  const ordered = rated.toSorted((a, b) => b.rate.cmp(a.rate))
  const [best = null] = ordered
  const isSet = ordered.length > 1
  return {
    base,
    posts: rated.length,
    mean: divide(sum(rated.map(({ rate }) => rate)), dec(rated.length)),
    pooled: divide(
      dec(rated.reduce((total, { actions }) => total + actions, 0)).times(100),
      dec(rated.reduce((total, { size }) => total + size, 0)),
    ),
    best: isSet && best ? { name: best.name, rate: best.rate } : null,
    worst: isSet ? (ordered.at(-1) ?? null) : null,
  }
}
