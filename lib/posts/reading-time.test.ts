import { expect, test } from 'vitest'
import { countWords, readingMinutes, readingTimeLabel } from './reading-time'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes)
})

test('an empty text still takes a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingTimeLabel('')).toBe('1 min read')
})

test('signs of Markdown standing alone are no words', () => {
  expect(countWords('## Method\n\n- 2 eggs\n- żółty ser\n\n| --- | --- |')).toBe(5)
})
