import { expect, test } from 'vitest'
import { isHealthy, renderFindings, verdictOf } from './finding'
import { checkNames, checkVariables } from './variables'

const jwtOf = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`

const GOOD: Record<string, string> = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  SUPABASE_SECRET_KEY: 'sb_secret_abc',
  SESSION_SECRET: 'x'.repeat(40),
  SITE_URL: 'https://flavorcraft.example',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'abc',
  CRON_SECRET: 'x'.repeat(20),
}

const says = (change: Record<string, string>) => checkVariables({ NODE_ENV: 'test', ...GOOD, ...change })

test('finds nothing wrong with a complete environment', () => {
  expect(says({}).map(({ says: words }) => words)).toEqual(['Every variable is there and has its form.'])
})

test.each<[string, Record<string, string>, RegExp]>([
  ['a secret is missing', { SESSION_SECRET: '' }, /^SESSION_SECRET is missing: at least 32 random characters/],
  ['a secret is short', { SESSION_SECRET: 'short' }, /^SESSION_SECRET is not valid/],
  ['a webhook is not signed', { WEBHOOK_URL: 'https://a.example' }, /^WEBHOOK_SECRET is missing/],
  ['the secret key is public', { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abc' }, /holds a secret key/],
  ['an older secret key is public', { SUPABASE_PUBLISHABLE_KEY: jwtOf('service_role') }, /holds a secret key/],
  ['the keys are swapped', { SUPABASE_SECRET_KEY: jwtOf('anon') }, /SUPABASE_SECRET_KEY holds a publishable key/],
  ['a key goes to browsers', { NEXT_PUBLIC_SUPABASE_SECRET_KEY: 'x' }, /sent to every browser/],
  ['the site is not encrypted', { SITE_URL: 'http://flavorcraft.example' }, /without https/],
  ['the site has a path', { SITE_URL: 'https://a.example/blog' }, /lives at the root/],
])('reports that %s', (_what, change, words) => {
  const found = says(change)
  expect(isHealthy(found)).toBe(false)
  expect(found).toContainEqual(
    expect.objectContaining({ state: 'wrong', says: expect.stringMatching(words) as string }),
  )
})

test('names the variables of a file that this release does not read', () => {
  expect(checkNames(['SITE_URL', 'CRON_SECRET', 'OTEL_SERVICE_NAME', 'BACKUP_S3_ENDPOINT'])).toEqual([])
  const [mistyped] = checkNames(['SESION_SECRET'])
  expect(mistyped).toMatchObject({ state: 'note', says: 'SESION_SECRET is not read by this release.' })
})

test('describes every fault in words, without a secret', () => {
  const found = says({ SUPABASE_PUBLISHABLE_KEY: 'sb_secret_verysecret' })
  const text = renderFindings(found)
  expect(text).toMatch(/^Variables\n {2}WRONG {2}SUPABASE_PUBLISHABLE_KEY holds a secret key/)
  expect(verdictOf(found)).toBe('1 wrong.')
  expect(text).not.toContain('verysecret')
})
