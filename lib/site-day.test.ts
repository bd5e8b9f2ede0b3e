import { expect, test } from 'vitest'
import { siteDay } from './site-day'

test('the day begins in the time zone of the site, before that of UTC', () => {
  expect(siteDay(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02')
})
