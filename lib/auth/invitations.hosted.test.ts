import { afterAll, expect, test } from 'vitest'
import { acceptInvitation } from './invitations'
import { endServers } from '@/tests/support/play-server'
import { playSignInService, refusal, visitor } from '@/tests/support/sign-in-service'

afterAll(endServers)

/**
 * Documented refusals of a sign-up by hosted Supabase, which the embedded backend never sends. A password of more than
 * 72 bytes is `validation_failed`.
 */
test.each([
  ['signup_disabled', 422, 'closed'],
  ['user_already_exists', 422, 'taken'],
  ['weak_password', 422, 'refused'],
  ['validation_failed', 400, 'refused'],
])('%s (%i) is the failure %s', async (code, status, failure) => {
  const row = { role: 'editor', invited_by: 'maja', expires_at: '2026-12-01T10:00:00Z' }
  const url = await playSignInService((line) => (line.includes('/rpc/') ? [200, [row]] : refusal(code, status)))
  const form = { token: 'a'.repeat(64), username: 'guest', password: 'four onions in a drawer '.repeat(4) }
  expect(await acceptInvitation(visitor(url), form)).toBe(failure)
})
