import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from './sign-in'
import { endServers } from '@/tests/support/play-server'
import { playSignInService, visitor } from '@/tests/support/sign-in-service'

/**
 * Documented responses of hosted Supabase to a sign-in, which the embedded backend never sends, and what they mean to
 * the site. Clients do not see their texts: all refusals read the same, and so do all outages.
 */
const ANSWERS: [code: string, status: number, body: object, taken: 'refused' | 'outage'][] = [
  ['invalid_credentials', 400, { code: 400, msg: 'Invalid login credentials' }, 'refused'],
  ['email_not_confirmed', 400, { code: 400, msg: 'Email not confirmed' }, 'refused'],
  ['user_banned', 400, { code: 400, msg: 'User is banned' }, 'refused'],
  ['email_provider_disabled', 422, { code: 422, msg: 'Email logins are disabled' }, 'refused'],
  ['validation_failed', 400, { code: 400, msg: 'missing email or phone' }, 'refused'],
  ['over_request_rate_limit', 429, { code: 429, msg: 'Request rate limit reached' }, 'outage'],
  ['request_timeout', 504, { code: 504, msg: 'Processing this request timed out' }, 'outage'],
  ['unexpected_failure', 500, { code: 500, msg: 'Database error querying schema' }, 'outage'],
]

let url = ''

beforeAll(async () => {
  url = await playSignInService((_line, { password }) => {
    const [code, status = 404, body] = ANSWERS.find(([each]) => each === password) ?? []
    return [status, { ...body, error_code: code }]
  })
})
afterAll(endServers)

test.each(ANSWERS)('%s (%i) counts as a refusal or an outage', async (code, status, _body, taken) => {
  const { data, error } = await visitor(url).auth.signInWithPassword({ email: 'editor@admins.invalid', password: code })
  expect(data.user).toBeNull()
  // For a status of 500 or more, the library passes on only the status.
  expect(error).toMatchObject(status < 500 ? { status, code } : { status })
  expect(error && isRefusal(error) ? 'refused' : 'outage').toBe(taken)
})
