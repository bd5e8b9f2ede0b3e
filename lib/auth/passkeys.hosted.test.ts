import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  askForPasskey,
  authenticationSchema,
  beginPasskey,
  enterWithPasskey,
  keepPasskey,
  listPasskeys,
  registrationSchema,
  removePasskey,
} from './passkeys'
import { endServers } from '@/tests/support/play-server'
import {
  type Answer,
  playSignInService,
  refusal,
  SESSION_ID,
  sessionAt,
  signedIn,
  taken,
  USER,
  visitor,
} from '@/tests/support/sign-in-service'

/**
 * The documented responses of hosted Supabase about passkeys, which the embedded backend lacks.
 * https://supabase.com/docs/guides/auth/passkeys and /docs/guides/auth/debugging/error-codes
 */
const REFUSALS: [code: string, status: number, taken: string][] = [
  ['webauthn_challenge_not_found', 400, 'refused'],
  ['webauthn_challenge_expired', 400, 'refused'],
  ['webauthn_verification_failed', 400, 'refused'],
  ['validation_failed', 400, 'refused'],
  ['user_banned', 403, 'refused'],
  ['webauthn_credential_exists', 422, 'exists'],
  ['too_many_passkeys', 422, 'many'],
  ['webauthn_credential_not_found', 404, 'gone'],
  ['insufficient_aal', 403, 'aal'],
  ['over_request_rate_limit', 429, 'busy'],
  ['passkey_disabled', 404, 'unsupported'],
  ['unexpected_failure', 500, 'outage'],
]

const ID = '34e770dd-9ff9-416c-87fa-43b31d7ef225'
const CHALLENGE = SESSION_ID
const ANSWER = { challengeId: CHALLENGE, credential: { id: 'cred', rawId: 'cred', type: 'public-key', response: {} } }

let url = ''
/** The error code with which every passkey request fails; null: requests succeed. */
let refused: string | null = null
let namesFail = false
let asked: string[] = []

const challenge = (options: object): Answer => [
  200,
  { challenge_id: CHALLENGE, expires_at: 2_000_000_000, options: { challenge: 'abc', ...options } },
]
const added = { id: ID, created_at: '2026-11-26T10:00:00Z' }
const named = { ...added, friendly_name: 'Firefox on Linux' }
const unnamed = { ...added, id: CHALLENGE, last_used_at: '2026-11-26T11:00:00Z' }

const ANSWERS: Record<string, Answer> = {
  'GET /auth/v1/user': [200, USER],
  'POST /auth/v1/passkeys/registration/options': challenge({ rp: { id: 'x' } }),
  'POST /auth/v1/passkeys/registration/verify': [200, added],
  'POST /auth/v1/passkeys/authentication/options': challenge({ rpId: 'x' }),
  'POST /auth/v1/passkeys/authentication/verify': [200, await sessionAt('aal1')],
  'GET /auth/v1/passkeys': [200, [named, unnamed]],
  [`PATCH /auth/v1/passkeys/${ID}`]: [200, named],
  [`DELETE /auth/v1/passkeys/${ID}`]: [204],
}

function answer(line: string): Answer {
  asked.push(line)
  const [code, status] = REFUSALS.find(([one]) => one === refused) ?? []
  if (code && status && line !== 'GET /auth/v1/user') return refusal(code, status)
  if (namesFail && line.startsWith('PATCH')) return refusal('over_request_rate_limit', 429)
  return ANSWERS[line] ?? [404, { message: 'Not found' }]
}

beforeAll(async () => {
  url = await playSignInService(answer)
})
beforeEach(() => {
  ;[refused, namesFail, asked] = [null, false, []]
})
afterAll(endServers)

const registration = registrationSchema.parse(ANSWER)
const authentication = authenticationSchema.parse(ANSWER)

test('stores a new passkey under the name of the browser', async () => {
  const client = await signedIn(url)
  expect(await beginPasskey(client)).toMatchObject({ id: CHALLENGE, options: { challenge: 'abc' } })
  expect(await keepPasskey(client, registration, 'Firefox on Linux')).toBeNull()
  expect(asked).toContain(`PATCH /auth/v1/passkeys/${ID}`)
})

test('stores a new passkey although its name is refused', async () => {
  const client = await signedIn(url)
  namesFail = true
  expect(await keepPasskey(client, registration, 'Firefox on Linux')).toBeNull()
})

test('lists each passkey with its name and the dates of its addition and last use', async () => {
  const addedAt = '2026-11-26T10:00:00.000Z'
  expect(await listPasskeys(await signedIn(url))).toEqual([
    { id: ID, name: 'Firefox on Linux', addedAt, usedAt: null },
    { id: CHALLENGE, name: 'Passkey', addedAt, usedAt: '2026-11-26T11:00:00.000Z' },
  ])
})

test('opens a session of the passkey’s account without a username', async () => {
  const client = visitor(url)
  expect(await askForPasskey(client)).toMatchObject({ id: CHALLENGE })
  expect(await enterWithPasskey(client, authentication)).toMatchObject({ user: { id: USER.id } })
})

test('lists null where passkeys are switched off', async () => {
  const client = await signedIn(url)
  refused = 'passkey_disabled'
  expect(await listPasskeys(client)).toBeNull()
})

test('removes a passkey', async () => {
  expect(await removePasskey(await signedIn(url), ID)).toBeNull()
})

describe.each(REFUSALS)('%s (%i)', (code, _status, expected) => {
  beforeEach(() => {
    refused = code
  })
  test('becomes the expected fault in every call', async () => {
    const client = await signedIn(url)
    expect(await taken(beginPasskey(client))).toBe(expected)
    expect(await taken(keepPasskey(client, registration, ''))).toBe(expected)
    expect(await taken(removePasskey(client, ID))).toBe(expected)
    expect(await taken(enterWithPasskey(visitor(url), authentication))).toBe(expected)
  })
})

test('refuses an answer that is too large or no object', () => {
  const large = { ...ANSWER, credential: { ...ANSWER.credential, id: 'x'.repeat(30_000) } }
  expect(authenticationSchema.safeParse(large).success).toBe(false)
  expect(authenticationSchema.safeParse({ ...ANSWER, credential: 'cred' }).success).toBe(false)
})
