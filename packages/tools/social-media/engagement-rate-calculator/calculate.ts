import { dec, divide, sum } from '../../kit/decimal.ts'
import { countedActions, type Input } from './form.ts'

export const baseNames = ['reach', 'impressions', 'followers', 'views'] as const
export type BaseName = (typeof baseNames)[number]

export type Result = ReturnType<typeof calculate>
export type BaseResult = ReturnType<typeof resultFor>

type Counted = ReturnType<typeof countPosts>[number]

const countPosts = ({ posts, followers }: Input, counted: ReturnType<typeof countedActions>) =>
  posts.map((post, at) => {
    const actions = counted.reduce((total, name) => total + post[name], 0)
    const { reach, impressions, views } = post
    const rate = (base: number | null) => (base === null ? null : divide(dec(actions).times(100), dec(base)))
    return {
      name: post.name || `Post ${at + 1}`,
      actions,
      bases: { reach, impressions, followers, views },
      /** Per cent; null where the base is missing or 0. */
      rates: { reach: rate(reach), impressions: rate(impressions), followers: rate(followers), views: rate(views) },
    }
  })

export function calculate(input: Input) {
  const counted = countedActions(input)
  const posts = countPosts(input, counted)
  const bases = baseNames.map((base) => resultFor(base, posts)).filter((result) => result.posts > 0)
  const isAbove = ({ actions, bases: own }: Counted) => baseNames.some((base) => actions > (own[base] || Infinity))
  return {
    counted,
    posts,
    bases,
    /** The base of the main figure: the first available of reach, impressions, followers and views. */
    main: bases[0] ?? null,
    totalActions: posts.reduce((total, { actions }) => total + actions, 0),
    /** Posts with more actions than a base, which is possible: one person may like, comment and save. */
    aboveBase: posts.filter(isAbove).map(({ name }) => name),
  }
}

function resultFor(base: BaseName, posts: readonly Counted[]) {
  const rated = posts.flatMap(({ name, actions, rates, bases }) => {
    const rate = rates[base]
    return rate === null ? [] : [{ name, rate, actions, size: bases[base] ?? 0 }]
  })
  const ordered = rated.toSorted((a, b) => b.rate.cmp(a.rate))
  const isSet = ordered.length > 1
  const total = (amount: 'actions' | 'size') => dec(rated.reduce((all, one) => all + one[amount], 0))
  return {
    base,
    posts: rated.length,
    /** Mean of the posts' rates, each with equal weight. */
    mean: divide(sum(rated.map(({ rate }) => rate)), dec(rated.length)),
    /** All actions ÷ the sum of the base: large posts weigh more. */
    pooled: divide(total('actions').times(100), total('size')),
    best: isSet ? (ordered[0] ?? null) : null,
    worst: isSet ? (ordered.at(-1) ?? null) : null,
  }
}
