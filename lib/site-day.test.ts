import { expect, test } from 'vitest'
import { siteDay } from './site-day'

test('the site has a new day before UTC has it', () => {
  expect(siteDay(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02')
})
