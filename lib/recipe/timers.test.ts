import { expect, it } from 'vitest'
import {
  addTime,
  clock,
  holdOrGo,
  isOver,
  nextTimers,
  readTimers,
  restOfRange,
  secondsLeft,
  startTimer,
  type Timer,
  writeTimers,
} from './timers.ts'

const NOW = 1_700_000_000_000
const soup = { name: 'Step 1', recipe: 'Soup', path: '/blog/soup', seconds: 1080, most: 1200 }
const start = () => startTimer([], soup, NOW)[0] ?? expect.fail('no timer')

it('counts down to its end and no further', () => {
  const timer = start()
  expect(secondsLeft(timer, NOW)).toBe(1080)
  expect(secondsLeft(timer, NOW + 1_000_500)).toBe(80)
  expect(isOver(timer, NOW + 1_080_000)).toBe(true)
  expect(secondsLeft(timer, NOW + 9_999_999)).toBe(0)
})

it('can be paused and resumed', () => {
  const held = holdOrGo(start(), NOW + 80_000)
  expect(secondsLeft(held, NOW + 5_000_000)).toBe(1000)
  expect(isOver(held, NOW + 5_000_000)).toBe(false)
  expect(secondsLeft(holdOrGo(held, NOW + 5_000_000), NOW + 5_001_000)).toBe(999)
})

it('adds time, from now when the timer is over, and rings again', () => {
  const over = { ...start(), rung: true }
  const more = addTime(over, restOfRange(over), NOW + 2_000_000)
  expect(secondsLeft(more, NOW + 2_000_000)).toBe(120)
  expect(more.rung).toBeUndefined()
  expect(secondsLeft(addTime(start(), 60, NOW), NOW)).toBe(1140)
})

it('reads timers back from their text, and none from invalid data', () => {
  const timers = startTimer([], soup, NOW)
  expect(readTimers(writeTimers(timers))).toEqual(timers)
  expect(writeTimers([])).toBeNull()
  for (const text of [null, '', 'x', '{}', '[1]', '[{"id":1}]']) expect(readTimers(text)).toEqual([])
})

it('starts one timer for a press that bounces, and two for two presses', () => {
  const once = startTimer(startTimer([], soup, NOW), soup, NOW + 300)
  expect(once).toHaveLength(1)
  expect(startTimer(once, soup, NOW + 1_500)).toHaveLength(2)
  expect(startTimer(once, { ...soup, name: 'Step 2' }, NOW + 300)).toHaveLength(2)
})

it('keeps every timer, however many are started', () => {
  const names = Array.from({ length: 30 }, (_, index) => `Step ${index + 1}`)
  const timers = names.reduce<Timer[]>((all, name) => startTimer(all, { ...soup, name }, NOW), [])
  expect(timers.map(({ name }) => name)).toEqual(names)
  expect(new Set(timers.map(({ id }) => id)).size).toBe(30)
})

it.each([
  [0, '0:00'],
  [30, '0:30'],
  [1080, '18:00'],
  [3900, '1:05:00'],
])('writes %d as %s', (seconds, text) => expect(clock(seconds)).toBe(text))

it('shows the timers that end next, and every elapsed one', () => {
  const timer = (id: string, endsAt: number, left?: number) => ({ ...start(), id, endsAt, ...(left && { left }) })
  const timers = [timer('late', NOW + 900), timer('next', NOW + 100), timer('paused', NOW, 500)]
  expect([...nextTimers(timers, 2, NOW)]).toEqual(['next', 'paused'])
  expect([...nextTimers([...timers, timer('over', NOW - 1), timer('over too', NOW)], 1, NOW)]).toEqual([
    'over',
    'over too',
  ])
})
