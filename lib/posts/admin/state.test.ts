import { expect, it } from 'vitest'
import { stateOf } from './state'

const now = Date.parse('2026-11-21T10:00:00Z')
const past = '2026-11-21T09:59:59Z'
const future = '2026-11-21T10:00:01Z'

it.each([
  ['draft', { status: 'draft', published_at: past, deleted_at: null }],
  ['draft', { status: 'draft', published_at: null, deleted_at: null }],
  ['scheduled', { status: 'scheduled', published_at: future, deleted_at: null }],
  ['scheduled', { status: 'published', published_at: future, deleted_at: null }],
  ['published', { status: 'scheduled', published_at: past, deleted_at: null }],
  ['published', { status: 'published', published_at: past, deleted_at: null }],
  ['bin', { status: 'published', published_at: past, deleted_at: past }],
] as const)('is %s for %o', (state, row) => {
  expect(stateOf(row, now)).toBe(state)
})
