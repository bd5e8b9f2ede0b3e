import { expect, it } from 'vitest'
import { type Block, blockedUntil, isBlocked } from './messages'

const NOW = 1_800_000_000_000
const block: Block = { reason: 'name', username: 'Maria', until: NOW + 12 * 60_000 }

it('shows the remaining minutes, rounded up', () => {
  expect(blockedUntil(block, NOW)).toBe('Too many failed attempts for “Maria”. You can try again in 12 minutes.')
  expect(blockedUntil(block, NOW + 60_001)).toContain('in 11 minutes.')
  expect(blockedUntil(block, NOW + 11.5 * 60_000)).toContain('in 1 minute.')
  expect(blockedUntil({ ...block, reason: 'network' }, NOW)).toContain('from your network.')
})

it('blocks the tried name, or every name of a full network, until the block ends', () => {
  expect(isBlocked(block, ' maria ', NOW)).toBe(true)
  expect(isBlocked(block, 'anna', NOW)).toBe(false)
  expect(isBlocked({ ...block, reason: 'network' }, 'anna', NOW)).toBe(true)
  expect(isBlocked(block, 'maria', block.until)).toBe(false)
  expect(isBlocked(null, 'maria', NOW)).toBe(false)
})
