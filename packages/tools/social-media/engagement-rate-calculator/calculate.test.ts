import { describe, expect, it } from 'vitest'
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
  it('one post: 1,385 actions are 5.54 % of the reach and 7.61 % of the followers', () => {
    const result = run([first])
    expect(result.totalActions).toBe(1385)
    expect(shown(of(result, 'reach')?.mean)).toBe('5.54\u00A0%')
    expect(shown(of(result, 'followers')?.mean)).toBe('7.61\u00A0%')
  })

  it('two posts: mean 6.08 %, pooled 5.75 %', () => {
    const result = run([first, second])
    expect(shown(of(result, 'reach')?.mean)).toBe('6.08\u00A0%')
    expect(shown(of(result, 'reach')?.pooled)).toBe('5.75\u00A0%')
  })
})

describe('bases', () => {
  it('followers count once for each post', () => {
    // 1,795 actions of 2 × 18,200.
    expect(shown(of(run([first, second]), 'followers')?.pooled)).toBe('4.93\u00A0%')
  })

  it('one that is empty everywhere is left out, a nought gives no rate', () => {
    const result = run([{ ...first, reach: '0', views: '' }, second], { followers: '' })
    expect(result.bases.map(({ base }) => base)).toEqual(['reach'])
    expect(result.posts[0]?.rates.reach).toBeNull()
    expect(of(result, 'reach')).toMatchObject({ posts: 1, best: null })
  })

  it('all of them missing leaves no main figure', () => {
    expect(run([{ likes: '5' }], { followers: '' }).main).toBeNull()
  })

  it('the figure on top is reach, else impressions, else followers, else views', () => {
    expect(run([first]).main?.base).toBe('reach')
    expect(run([{ likes: '5', impressions: '100', views: '90' }]).main?.base).toBe('impressions')
    expect(run([{ likes: '5', views: '90' }]).main?.base).toBe('followers')
    expect(run([{ likes: '5', views: '90' }], { followers: '' }).main?.base).toBe('views')
  })
})

describe('what counts', () => {
  it('is chosen, and one action at least', () => {
    expect(run([{ ...first, clicks: '15' }], { countClicks: 'yes' }).totalActions).toBe(1400)
    expect(run([first], { countLikes: '', countSaves: '' }).totalActions).toBe(125)
    const none = Object.fromEntries(Object.keys(flags).map((name) => [name, '']))
    expect(errors({ posts: [first], ...none })).toEqual({ countLikes: 'Choose at least one action to count.' })
  })

  it('may be more than the base, which is told', () => {
    const result = run([{ name: 'Reel', likes: '90', comments: '30', reach: '100' }], { followers: '' })
    expect(shown(result.main?.mean)).toBe('120.00\u00A0%')
    expect(result.aboveBase).toEqual(['Reel'])
  })
})

it('names the best and the worst post of a set', () => {
  const result = run([first, { ...second, name: 'Reel' }])
  expect([result.main?.best?.name, result.main?.worst?.name]).toEqual(['Reel', 'Post 1'])
})

it('the mean lies between the worst and the best', () => {
  const posts = Array.from({ length: 100 }, (_, at) => ({
    likes: String((at * 7919) % 1000),
    reach: String(1 + ((at * 104_729) % 9000)),
  }))
  const { main } = run(posts)
  expect(main?.mean?.lte(main.best?.rate ?? 0)).toBe(true)
  expect(main?.mean?.gte(main.worst?.rate ?? 0)).toBe(true)
  expect(main?.pooled?.lte(main.best?.rate ?? 0)).toBe(true)
})

describe('pasted CSV', () => {
  it('finds the columns by the names that exports use', () => {
    const csv = 'Permalink;Accounts reached;Likes;Comments;Saved\nhttps://x/1;25.000;1,200;85;60\n"A; b";6200;380;10;\n'
    const pasted = postsFromCsv(csv)
    expect(pasted?.found).toEqual(['name', 'likes', 'comments', 'saves', 'reach'])
    expect(pasted?.rows.map(({ name, likes, reach, saves, views }) => [name, likes, reach, saves, views])).toEqual([
      ['https://x/1', '1200', '25000', '60', ''],
      ['A; b', '380', '6200', '', ''],
    ])
  })

  it('takes a hundred rows and says that there were more; rubbish is none', () => {
    const many = postsFromCsv(`likes\treach\n${'1\t2\n'.repeat(150)}`)
    expect([many?.rows.length, many?.cut]).toEqual([100, true])
    expect(postsFromCsv('hello\nworld')).toBeNull()
    expect(postsFromCsv('')).toBeNull()
    expect(postsFromCsv(`${'"'.repeat(1000)}\n`)).toBeNull()
  })
})
