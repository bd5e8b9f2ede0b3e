import { expect, it } from 'vitest'
import { readTicks, writeTicks } from './recipe-provider'

it('keeps ticks for the next visit', () =>
  expect([...readTicks(writeTicks(new Set(['2 eggs', 'salt'])))]).toEqual(['2 eggs', 'salt']))

it('stores nothing without a tick', () => expect(writeTicks(new Set())).toBeNull())

it.each([null, 'not json', '{"a":1}', 'null', '[1,null]'])('reads no ticks from %s', (text) =>
  expect(readTicks(text).size).toBe(0),
)
