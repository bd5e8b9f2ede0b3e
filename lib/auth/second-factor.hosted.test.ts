import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginFactor, type FactorFault, removeFactor, verifyCode } from './second-factor'
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
} from '@/tests/support/sign-in-service'

/**
 * The documented responses of hosted Supabase about second factors, which the embedded backend lacks.
 * https://supabase.com/docs/guides/auth/auth-mfa/totp and /docs/guides/auth/debugging/error-codes
 */
const REFUSALS: [code: string, status: number, taken: FactorFault | 'outage'][] = [
  ['mfa_verification_failed', 422, 'wrong'],
  ['mfa_verification_rejected', 403, 'wrong'],
  ['mfa_challenge_expired', 422, 'wrong'],
  ['mfa_ip_address_mismatch', 422, 'wrong'],
  ['mfa_factor_not_found', 404, 'gone'],
  ['mfa_factor_name_conflict', 422, 'gone'],
  ['insufficient_aal', 403, 'aal'],
  ['over_request_rate_limit', 429, 'busy'],
  ['too_many_enrolled_mfa_factors', 422, 'busy'],
  ['mfa_totp_enroll_not_enabled', 422, 'unsupported'],
  ['mfa_totp_verify_not_enabled', 422, 'unsupported'],
  ['unexpected_failure', 500, 'outage'],
]

const ID = '34e770dd-9ff9-416c-87fa-43b31d7ef225'
const OLD_ID = SESSION_ID
const RIGHT = '123456'

type Factor = { id: string; factor_type: 'totp'; status: 'verified' | 'unverified' }

let url = ''
/** The account's factors, as GET /user lists them. */
let factors: Factor[] = []
/** The error code with which POST /factors fails; null: it begins a factor. */
let refused: string | null = null
/** A backend without factors, such as the embedded one, has no address below /factors. */
let hasFactors = true
let asked: string[] = []

const session = (aal: string) => sessionAt(aal, { ...USER, factors })
const refuse = (code: string) => refusal(code, REFUSALS.find(([each]) => each === code)?.[1] ?? 404)

async function answer(line: string, { code }: { code?: string }): Promise<Answer> {
  asked.push(line)
  if (line === 'GET /auth/v1/user') return [200, { ...USER, factors }]
  if (line.startsWith('POST /auth/v1/token')) return [200, await session('aal1')]
  if (!hasFactors) return [404, { message: 'Not found' }]
  if (line === 'POST /auth/v1/factors') {
    if (refused !== null) return refuse(refused)
    factors.push({ id: ID, factor_type: 'totp', status: 'unverified' })
    const uri = 'otpauth://totp/FlavorCraft:maja?secret=JBSWY3DPEHPK3PXP'
    const totp = { qr_code: '<svg><path fill="#000"/></svg>', secret: 'JBSWY3DPEHPK3PXP', uri }
    return [200, { id: ID, type: 'totp', friendly_name: '', totp }]
  }
  const id = line.split('/')[4] ?? ''
  if (!factors.some((factor) => factor.id === id)) return refuse('mfa_factor_not_found')
  if (line.endsWith('/challenge')) return [200, { id: OLD_ID, type: 'totp', expires_at: 2_000_000_000 }]
  if (line.endsWith('/verify')) return code === RIGHT ? [200, await session('aal2')] : refuse(code ?? '')
  factors = factors.filter((factor) => factor.id !== id)
  return [200, { id }]
}

beforeAll(async () => {
  url = await playSignInService(answer)
})
beforeEach(() => {
  ;[factors, refused, hasFactors, asked] = [[], null, true, []]
})
afterAll(endServers)

const levelOf = async (client: Awaited<ReturnType<typeof signedIn>>) =>
  (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel

describe('the setup', () => {
  test('replaces an unfinished factor, and returns the secret and an image that a page can show', async () => {
    factors = [{ id: OLD_ID, factor_type: 'totp', status: 'unverified' }]
    const client = await signedIn(url)
    const setup = await beginFactor(client, 'FlavorCraft')
    expect(setup).toEqual({
      factorId: ID,
      secret: 'JBSWY3DPEHPK3PXP',
      qrCode: 'data:image/svg+xml,%3Csvg%3E%3Cpath%20fill%3D%22%23000%22%2F%3E%3C%2Fsvg%3E',
    })
    expect(asked).toContain(`DELETE /auth/v1/factors/${OLD_ID}`)
    expect(await verifyCode(client, RIGHT, ID)).toBeNull()
    expect(await levelOf(client)).toBe('aal2')
  })

  test('does not begin beside a verified factor', async () => {
    factors = [{ id: OLD_ID, factor_type: 'totp', status: 'verified' }]
    expect(await beginFactor(await signedIn(url), 'FlavorCraft')).toBe('gone')
    expect(asked).not.toContain('POST /auth/v1/factors')
  })

  test.each(REFUSALS)('turns %s (%i) into the fault %s', async (code, _status, expected) => {
    refused = code
    expect(await taken(beginFactor(await signedIn(url), 'FlavorCraft'))).toBe(expected)
  })

  test('is not offered by a backend without factors', async () => {
    hasFactors = false
    expect(await beginFactor(await signedIn(url), 'FlavorCraft')).toBe('unsupported')
  })
})

describe('a code', () => {
  beforeEach(() => {
    factors = [
      { id: OLD_ID, factor_type: 'totp', status: 'unverified' },
      { id: ID, factor_type: 'totp', status: 'verified' },
    ]
  })

  test('of the verified factor raises the session', async () => {
    const client = await signedIn(url)
    expect(await levelOf(client)).toBe('aal1')
    expect(await verifyCode(client, RIGHT)).toBeNull()
    expect(await levelOf(client)).toBe('aal2')
    expect(asked).toContain(`POST /auth/v1/factors/${ID}/verify`)
  })

  test.each(REFUSALS)('that is refused with %s (%i) does not raise the session', async (code, _status, expected) => {
    const client = await signedIn(url)
    expect(await taken(verifyCode(client, code))).toBe(expected)
    expect(await levelOf(client)).toBe('aal1')
  })

  test('of an account without a factor is not sent', async () => {
    factors = []
    expect(await verifyCode(await signedIn(url), RIGHT)).toBe('gone')
    expect(asked.some((line) => line.includes('/factors'))).toBe(false)
  })
})

test('the removal deletes every factor and fetches tokens that claim none', async () => {
  factors = [{ id: ID, factor_type: 'totp', status: 'verified' }]
  const client = await signedIn(url)
  expect(await verifyCode(client, RIGHT)).toBeNull()
  expect(await removeFactor(client)).toBeNull()
  expect(factors).toEqual([])
  expect(await levelOf(client)).toBe('aal1')
})
