import { expect, it } from 'vitest'
import { matchScroll } from './use-preview'

it.each([
  [0, 0],
  [50, 100],
  [100, 200],
  [150, 250],
  [999, 300],
])('matchScroll maps the scroll position %d to %d', (at, expected) =>
  expect(matchScroll([0, 100, 200], [0, 200, 300], at)).toBe(expected),
)
