import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { formatPercent } from '../../kit/format.ts'
import { calculate, type Result } from './calculate.ts'
import { postsFromCsv } from './read-csv.ts'
import { form } from './form.ts'

type Post = Record<string, string>
const flags = { countLikes: 'yes', countComments: 'yes', countShares: 'yes', countSaves: 'yes', countClicks: '' }
const first: Post = { likes: '1200', comments: '85', shares: '40', saves: '60', reach: '25000' }
const second: Post = { likes: '380', comments: '10', shares: '20', saves: '0', reach: '6200' }

const { compute, errors } = testTool(form, { followers: '18200', ...flags }, calculate)
const run = (posts: Post[], values: Record<string, string> = {}) => compute({ posts, ...values })
const shown = (value: Parameters<typeof formatPercent>[0] | null | undefined) => (value ? formatPercent(value) : '–')
const of = (result: Result, base: string) => result.bases.find((entry) => entry.base === base)

describe('the vectors of the catalogue', () => {
  it('gives 5.54 % of the reach and 7.61 % of the followers for 1,385 actions of one post', () => {
    const result = run([first])
    expect(result.totalActions).toBe(1385)
    expect(shown(of(result, 'reach')?.mean)).toBe('5.54\u00A0%')
    expect(shown(of(result, 'followers')?.mean)).toBe('7.61\u00A0%')
  })

  it('gives a mean of 6.08 % and a pooled rate of 5.75 % for two posts', () => {
    const result = run([first, second])
    expect(shown(of(result, 'reach')?.mean)).toBe('6.08\u00A0%')
    expect(shown(of(result, 'reach')?.pooled)).toBe('5.75\u00A0%')
  })
})

describe('bases', () => {
  it('count the followers once per post', () => {
    // 1,795 actions of 2 × 18,200.
    expect(shown(of(run([first, second]), 'followers')?.pooled)).toBe('4.93\u00A0%')
  })

  it('omit a base without values, and give no rate for 0', () => {
    const result = run([{ ...first, reach: '0', views: '' }, second], { followers: '' })
    expect(result.bases.map(({ base }) => base)).toEqual(['reach'])
    expect(result.posts[0]?.rates.reach).toBeNull()
    expect(of(result, 'reach')).toMatchObject({ posts: 1, best: null })
  })

  it('give no main figure without a base', () => {
    expect(run([{ likes: '5' }], { followers: '' }).main).toBeNull()
  })

  it('rank reach before impressions, followers and views for the main figure', () => {
    expect(run([first]).main?.base).toBe('reach')
    expect(run([{ likes: '5', impressions: '100', views: '90' }]).main?.base).toBe('impressions')
    expect(run([{ likes: '5', views: '90' }]).main?.base).toBe('followers')
    expect(run([{ likes: '5', views: '90' }], { followers: '' }).main?.base).toBe('views')
  })
})

describe('the number of actions', () => {
  it('is chosen in the form, at least one action', () => {
    expect(run([{ ...first, clicks: '15' }], { countClicks: 'yes' }).totalActions).toBe(1400)
    expect(run([first], { countLikes: '', countSaves: '' }).totalActions).toBe(125)
    const none = Object.fromEntries(Object.keys(flags).map((name) => [name, '']))
    expect(errors({ posts: [first], ...none })).toEqual({ countLikes: 'Choose at least one action to count.' })
  })

  it('may exceed the base, which is reported', () => {
    const result = run([{ name: 'Reel', likes: '90', comments: '30', reach: '100' }], { followers: '' })
    expect(shown(result.main?.mean)).toBe('120.00\u00A0%')
    expect(result.aboveBase).toEqual(['Reel'])
  })
})

it('names the best and the worst post of a set', () => {
  const result = run([first, { ...second, name: 'Reel' }])
  expect([result.main?.best?.name, result.main?.worst?.name]).toEqual(['Reel', 'Post 1'])
})

describe('pasted CSV', () => {
  it('finds the columns by their names in exports', () => {
    const csv = 'Permalink;Accounts reached;Likes;Comments;Saved\nhttps://x/1;25.000;1,200;85;60\n"A; b";6200;380;10;\n'
    const pasted = postsFromCsv(csv)
    expect(pasted?.found).toEqual(['name', 'likes', 'comments', 'saves', 'reach'])
    expect(pasted?.rows.map(({ name, likes, reach, saves, views }) => [name, likes, reach, saves, views])).toEqual([
      ['https://x/1', '1200', '25000', '60', ''],
      ['A; b', '380', '6200', '', ''],
    ])
  })

  it('reads a hundred rows, reports more, and returns nothing for other text', () => {
    const many = postsFromCsv(`likes\treach\n${'1\t2\n'.repeat(150)}`)
    expect([many?.rows.length, many?.cut]).toEqual([100, true])
    expect(postsFromCsv('hello\nworld')).toBeNull()
    expect(postsFromCsv('')).toBeNull()
    expect(postsFromCsv(`${'"'.repeat(1000)}\n`)).toBeNull()
  })
})

testSearches('social-media/engagement-rate-calculator', [
  'instagram likes percentage',
  'engagement',
  'how well are my instagram posts doing',
])
