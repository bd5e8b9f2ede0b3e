import { describe, expect, it } from 'vitest'
import { matchScroll } from './use-preview'

describe('matchScroll', () => {
  it.each([
    [0, 0],
    [50, 100],
    [100, 200],
    [150, 250],
    [999, 300],
  ])('maps the scroll position %d to %d', (at, expected) =>
    expect(matchScroll([0, 100, 200], [0, 200, 300], at)).toBe(expected),
  )
})
