import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { mulberry32 } from '../../kit/seed.ts'
import type { FormValues } from '../../kit/types.ts'
import { calculate, csvRows, planEvents, planJson, reviewDate } from './calculate.ts'
import { form } from './form.ts'

const titles = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at + 1}`).join('\n')
const cluster = (name: string, weight: number, count = 50) => ({
  name,
  weight: String(weight),
  type: 'guide',
  titles: titles(name, count),
})

const base: FormValues = {
  start: '2026-11-30',
  weeks: '2',
  perWeek: '3',
  days: 'Mon, Wed, Fri',
  times: '09:00',
  zone: 'Europe/Warsaw',
  clusters: [cluster('A', 2), cluster('B', 1)],
  authors: [{ name: 'Anna', capacity: '14' }],
  reviewDays: '0',
  daysOff: '',
  pins: [],
}

const { compute: run, errors: errorsOf } = testTool(form, base, calculate)
const order = (values: FormValues = {}) =>
  run(values)
    .posts.map((post) => (post.isPin ? '*' : post.cluster))
    .join('')

describe('clusters', () => {
  it('alternate A B A A B A with weights 2 and 1', () => {
    expect(order()).toBe('ABAABA')
    expect(order({ clusters: [cluster('A', 1), cluster('B', 2)] })).toBe('BABBAB')
  })

  it('take at most two slots in a row while another has titles', () => {
    // Weight 10 to 1: without the rule A would take the first five slots. Slots 1 to 6: A A B A A B.
    expect(order({ clusters: [cluster('A', 10), cluster('B', 1)] })).toBe('AABAAB')
    // B has only one title, so A fills the slots after it.
    expect(order({ clusters: [cluster('A', 10), cluster('B', 1, 1)] })).toBe('AABAAA')
  })

  it('leave slots open when all titles are used', () => {
    const { posts, open, warnings } = run({ clusters: [cluster('A', 2, 1), cluster('B', 1, 1)] })
    expect(posts.map(({ title }) => title)).toEqual(['A1', 'B1', null, null, null, null])
    expect(open).toBe(4)
    expect(warnings).toContain('4 slots without a title yet: marked open.')
    expect(run({ clusters: [cluster('A', 1, 0)] }).open).toBe(6)
  })

  it('are counted separately under the same name', () => {
    const { perCluster } = run({ clusters: [cluster('A', 2), cluster('A', 1)] })
    expect(perCluster.map(({ posts }) => posts)).toEqual([4, 2])
  })

  it('report unused titles', () => {
    expect(run({ clusters: [cluster('A', 1, 8)] }).unused).toEqual(['A7', 'A8'])
  })

  it('get their share within 1.5 posts', () => {
    const random = mulberry32(3)
    for (let round = 0; round < 60; round += 1) {
      const weights = Array.from({ length: 2 + (round % 5) }, () => 1 + Math.floor(random() * 3))
      const sum = weights.reduce((a, b) => a + b, 0)
      // A large share would meet the limit of two in a row.
      if (Math.max(...weights) / sum > 0.5) continue
      const { posts, perCluster } = run({
        weeks: '10',
        clusters: weights.map((weight, at) => cluster(`C${at}-`, weight, 100)),
      })
      perCluster.forEach((one, at) =>
        expect(Math.abs(one.posts - ((weights[at] ?? 0) / sum) * posts.length)).toBeLessThan(1.5),
      )
      expect(perCluster.reduce((total, one) => total + one.posts, 0)).toBe(posts.length)
      const names = posts.map((post) => post.cluster)
      names.forEach((name, at) => expect(name === names[at + 1] && name === names[at + 2]).toBe(false))
    }
  })
})

describe('pins', () => {
  const pin = (title: string, earliest: string, latest: string) => ({ title, earliest, latest })

  it('take the first free slot of their window, before titles of clusters', () => {
    // Slots: 30 Nov, 2, 4, 7, 9, 11 Dec.
    const { posts } = run({ pins: [pin('Gingerbread', '2026-12-01', '2026-12-08')] })
    expect(posts.map(({ title }) => title)).toEqual(['A1', 'Gingerbread', 'B1', 'A2', 'A3', 'B2'])
  })

  it('choose first when their window closes earlier, and report collisions', () => {
    const wide = pin('Wide', '2026-12-01', '2026-12-08')
    const narrow = pin('Narrow', '2026-12-02', '2026-12-02')
    const both = run({ pins: [wide, narrow] })
    expect(both.posts.map(({ title }) => title).slice(1, 3)).toEqual(['Narrow', 'Wide'])
    expect(both.warnings).toEqual([])
    const { warnings } = run({ pins: [narrow, pin('Other', '2026-12-02', '2026-12-03')] })
    expect(warnings).toEqual([
      '“Other” finds no free slot from 2 December 2026 to 3 December 2026: its window is taken by other pins or has no slot.',
    ])
    expect(run({ pins: [pin('Late', '2026-01-01', '2026-01-02')] }).warnings).toEqual([
      'The window of “Late” ends before the plan begins.',
    ])
  })
})

describe('slots, authors and reviews', () => {
  it('move from days off and report posts without a slot', () => {
    // Monday is off and all three days of the week are chosen, so one post has no slot.
    const { posts, warnings } = run({ daysOff: '2026-11-30', weeks: '1' })
    expect(posts.map(({ date }) => date)).toEqual(['2026-12-02', '2026-12-04'])
    expect(warnings).toEqual(['Week 1: no room for 1 post.'])
    const moved = run({ daysOff: '2026-11-30', weeks: '1', perWeek: '2' }).posts
    // With two of the three days chosen, Monday's post moves to Friday.
    expect(moved.map(({ date, notes }) => [date, notes.join()])).toEqual([
      ['2026-12-02', ''],
      ['2026-12-04', 'moved from a day off'],
    ])
  })

  it('rotate authors within their capacity', () => {
    const authors = [
      { name: 'Anna', capacity: '1' },
      { name: 'Piotr', capacity: '2' },
    ]
    // Week 1: Anna, Piotr, then Anna has reached her one post: Piotr. Week 2 continues with Anna.
    const names = run({ authors }).posts.map(({ author }) => author)
    expect(names.join(' ')).toBe('Anna Piotr Piotr Anna Piotr Piotr')
  })

  it('reject authors whose capacity is too small', () => {
    const authors = (...names: string[]) =>
      errorsOf({ authors: names.map((name) => ({ name, capacity: '1' })) }).authors
    expect(authors('Anna')).toBe('The authors write 1 of 3 posts a week: 2 are missing.')
    expect(authors('Anna', 'Eva', 'anna')).toContain('twice')
  })

  it('schedule a review on an earlier day that is not off', () => {
    const off = new Set(['2026-12-24', '2026-12-25'])
    expect(reviewDate('2026-12-28', 3, off)).toBe('2026-12-23')
    expect(reviewDate('2026-12-28', 0, off)).toBe('2026-12-28')
    expect(reviewDate('2026-12-28', 2, off)).toBe('2026-12-26')
  })
})

it('rejects too many titles of a cluster, and a pin that ends before it begins', () => {
  expect(errorsOf({ clusters: [cluster('A', 1, 101)] })['clusters.0.titles']).toBe('Titles may have at most 100 lines.')
  expect(errorsOf({ pins: [{ title: 'X', earliest: '2026-12-02', latest: '2026-12-01' }] })).toEqual({
    'pins.0.latest': 'Latest date must not be before the earliest.',
  })
})

describe('files', () => {
  it('hold every post', () => {
    const evil = [{ name: '=HYPERLINK("x")', weight: '1', type: 'recipe', titles: '=1+1\n</script>\nplain, "quoted"' }]
    expect(csvRows(run({ clusters: evil, weeks: '1' }), 'Europe/Warsaw')).toHaveLength(4)
    const json = JSON.parse(planJson(run({ clusters: evil, weeks: '1' }), 'Europe/Warsaw')) as unknown
    expect(json).toEqual([
      { title: '=1+1', postType: 'recipe', plannedDate: '2026-11-30T09:00:00+01:00', author: 'Anna' },
      { title: '</script>', postType: 'recipe', plannedDate: '2026-12-02T09:00:00+01:00', author: 'Anna' },
      { title: 'plain, "quoted"', postType: 'recipe', plannedDate: '2026-12-04T09:00:00+01:00', author: 'Anna' },
    ])
  })

  it('give each post an event with an id of its own, and each review a day', () => {
    const events = planEvents(run({ reviewDays: '2' }), 2)
    expect(events[0]).toMatchObject({ summary: 'A1', date: '2026-11-30', time: '09:00' })
    expect(events[1]).toMatchObject({ summary: 'Review: A1', date: '2026-11-28' })
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(12)
  })

  it('hold the posts of the example', () => {
    // Four weeks of three, without Christmas Day.
    expect(run(form.example).posts).toHaveLength(11)
  })
})

testSearches('premium/editorial-calendar-builder', [
  'content plan',
  'publishing schedule for the blog',
  'plan blog posts for next quarter',
])
