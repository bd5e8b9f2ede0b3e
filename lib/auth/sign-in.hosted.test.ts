import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from './sign-in'
import { endServers, playServer } from '@/tests/support/play-server'

/**
 * What the sign-in of hosted Supabase answers by its documentation and the embedded one never does: as it comes over the wire,
 * and what the site takes it for. Their texts reach no client: all refusals read the same, and so do all outages.
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
  url = await playServer((request, response) => {
    let sent = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (sent += chunk))
    request.on('end', () => {
      const asked = (JSON.parse(sent) as { password: string }).password
      const [code = '', status = 404, body = {}] = ANSWERS.find(([each]) => each === asked) ?? []
      response.writeHead(status, { 'content-type': 'application/json', 'x-sb-error-code': code })
      response.end(JSON.stringify({ ...body, error_code: code }))
    })
  })
})
afterAll(endServers)

test.each(ANSWERS)('%s (%i) is taken for what it is', async (code, status, _body, taken) => {
  const { auth } = createClient(url, 'sb_publishable_test', { auth: { persistSession: false } })
  const { data, error } = await auth.signInWithPassword({ email: 'editor@admins.invalid', password: code })
  expect(data.user).toBeNull()
  // Of its own failures the library passes on the status alone.
  expect(error).toMatchObject(status < 500 ? { status, code } : { status })
  expect(error && isRefusal(error) ? 'refused' : 'outage').toBe(taken)
})
