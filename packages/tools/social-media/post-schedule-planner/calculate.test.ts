import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate, csvRows, planEvents, type Result } from './calculate.ts'
import { readWeekdays } from '../../kit/planning-inputs.ts'
import { form } from './form.ts'

type Values = Record<string, string | Record<string, string>[]>
const linkedin = { network: 'LinkedIn', perWeek: '2', days: 'Mon-Fri', times: '09:00', pattern: '' }
// 2026-11-30 is a Monday.
const base: Values = {
  start: '2026-11-30',
  weeks: '1',
  zone: 'Europe/Warsaw',
  networks: [linkedin],
  daysOff: '',
  titles: '',
}
const { compute: run, errors } = testTool(form, base, calculate)
const dates = (result: Result) => result.posts.map(({ date, time }) => `${date} ${time}`)

it('cuts a long title without dividing an emoji', () => {
  const [post] = run({ titles: `${'a'.repeat(199)}🍲b` }).posts
  expect(post?.title).toBe(`${'a'.repeat(199)}🍲`)
})

describe('spreading', () => {
  it('spreads two posts over five days', () => {
    expect(dates(run())).toEqual(['2026-11-30 09:00', '2026-12-02 09:00'])
  })

  it('plans from Monday to Sunday and omits days before the start', () => {
    // From Thursday: Thu, Fri in week 1; Mon, Wed in week 2.
    const days = ['2026-12-03', '2026-12-04', '2026-12-07', '2026-12-09']
    expect(dates(run({ start: '2026-12-03', weeks: '2' }))).toEqual(days.map((day) => `${day} 09:00`))
  })

  it('reports posts without a slot', () => {
    const result = run({ networks: [{ ...linkedin, perWeek: '5', days: 'Mon, Tue', times: '17:30, 9:00' }] })
    expect(dates(result)).toEqual(['2026-11-30 09:00', '2026-11-30 17:30', '2026-12-01 09:00', '2026-12-01 17:30'])
    expect(result.noRoom).toEqual([{ network: 'LinkedIn', week: 1, posts: 1 }])
  })
})

describe('days off', () => {
  it('move a post to the next free slot of the week', () => {
    const result = run({ daysOff: '2026-11-30' })
    expect(dates(result)).toEqual(['2026-12-01 09:00', '2026-12-02 09:00'])
    expect(result.posts[0]?.notes).toEqual(['moved from a day off'])
    // Wednesday is taken already, so Monday and Tuesday off lead to Thursday.
    expect(dates(run({ daysOff: '2026-11-30, 2026-12-01' }))).toEqual(['2026-12-02 09:00', '2026-12-03 09:00'])
  })

  it('report a post when its week has no free slot', () => {
    const result = run({ daysOff: '2026-11-30\n2026-12-01\n2026-12-02\n2026-12-03\n2026-12-04' })
    expect(result.posts).toEqual([])
    expect(result.noRoom).toEqual([{ network: 'LinkedIn', week: 1, posts: 2 }])
  })
})

it.each([
  ['2026-03-23', '03:30', ['02:30 does not exist on this day; moved to 03:30']],
  ['2026-10-19', '02:30', ['this time comes twice on this day; the first is meant']],
])('in the week of %s, moves or marks 02:30 on Sunday', (start, time, notes) => {
  const networks = [{ ...linkedin, perWeek: '1', days: 'Sun', times: '02:30' }]
  expect(run({ start, networks }).posts[0]).toMatchObject({ time, notes })
})

it('names the day that a time zone skips', () => {
  const networks = [{ ...linkedin, perWeek: '1', days: 'Fri' }]
  // Samoa crossed the date line and had no 30 December 2011.
  expect(run({ start: '2011-12-26', zone: 'Pacific/Apia', networks }).posts[0]).toMatchObject({
    date: '2011-12-31',
    time: '09:00',
    notes: ['Fri 30 Dec 2011, 09:00 does not exist; moved to this day, 09:00'],
  })
})

describe('titles', () => {
  const two = { networks: [linkedin, { ...linkedin, network: 'X', pattern: '{title} · {network} {n} on {date}' }] }

  it('are given out in order of time, and unused ones are reported', () => {
    const result = run({ ...two, titles: 'A\nB\nC\nD\nE' })
    expect(result.posts.map(({ title }) => title)).toEqual(['A', 'B · X 1 on 2026-11-30', 'C', 'D · X 2 on 2026-12-02'])
    expect([result.unusedTitles, result.untitled]).toEqual([['E'], 0])
  })

  it('leave a mark in posts without one, and are optional', () => {
    const result = run({ ...two, titles: 'A' })
    expect(result.posts.map(({ title }) => title).slice(1)).toEqual([
      '[add a title] · X 1 on 2026-11-30',
      'LinkedIn post 2',
      '[add a title] · X 2 on 2026-12-02',
    ])
    expect(result.untitled).toBe(3)
    expect(run().posts.map(({ title }) => title)).toEqual(['LinkedIn post 1', 'LinkedIn post 2'])
  })

  it('mark two networks at the same minute', () => {
    const result = run(two)
    expect(result.sameMinute).toBe(2)
    expect(result.posts[0]?.notes).toEqual(['same minute as X'])
  })
})

describe('the form', () => {
  it.each([
    ['Mon, Wed Friday', [1, 3, 5]],
    ['Mon-Fri', [1, 2, 3, 4, 5]],
    ['Sat – Mon', [1, 6, 7]],
    ['never', null],
    ['Mon-Wed-Fri', null],
    ['', null],
  ])('reads weekdays: %j', (text, days) => {
    expect(readWeekdays(text)).toEqual(days)
  })

  it('rejects invalid days, times, zones and days off', () => {
    expect(errors({ zone: 'Mars/Base', daysOff: 'soon' })).toEqual({
      zone: 'Time zone must be a time zone such as Europe/Warsaw.',
      daysOff: 'Days off: soon is not a date that exists, such as 2026-12-24.',
    })
    expect(errors({ networks: [{ ...linkedin, days: 'all', times: '9:00 25:00' }] })).toEqual({
      'networks.0.days': 'Weekdays must be names of days, for example Mon, Wed, Fri or Mon-Fri.',
      'networks.0.times': 'Times must be times from 00:00 to 23:59, for example 09:00, 17:30.',
    })
    const seven = [{ ...linkedin, times: '1:00 2:00 3:00 4:00 5:00 6:00 7:00' }]
    expect(errors({ networks: seven })).toEqual({ 'networks.0.times': 'Times may hold at most 6 times.' })
  })

  it('accepts the largest plan', () => {
    const row = { ...linkedin, perWeek: '35', days: 'Mon-Sun', times: '1:00 2:00 3:00 4:00 5:00 6:00' }
    const networks = Array.from({ length: 8 }, (_, at) => ({ ...row, network: `N${at}` }))
    expect(run({ weeks: '26', networks }).posts).toHaveLength(8 * 26 * 35)
  })
})

it('gives each post an event with an id of its own', () => {
  const events = planEvents(run({ networks: [linkedin, { ...linkedin, network: 'X' }], titles: 'Soup; "hot"' }))
  expect(events[0]).toMatchObject({ summary: 'LinkedIn: Soup; "hot"', date: '2026-11-30', time: '09:00' })
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(4)
})

it('writes a row of each post', () => {
  const [, row] = csvRows(run({ titles: 'Soup' }), 'Europe/Warsaw')
  expect(row).toEqual(['2026-11-30', '09:00', 'Europe/Warsaw', 'LinkedIn', 'Soup', 1, ''])
})

testSearches('social-media/post-schedule-planner', ['when to post', 'social media calendar'])
