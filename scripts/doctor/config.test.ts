import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'

const config = parse(readFileSync(path.join(import.meta.dirname, '../../supabase/config.toml'), 'utf8')) as {
  auth: { enable_signup: boolean; site_url: string; email: { enable_signup: boolean } }
}

test('the pushed settings close sign-up and keep sign-in by password', () => {
  expect(config.auth.enable_signup).toBe(false)
  // The Supabase CLI switches the whole e-mail provider by this name, and with it every sign-in by password.
  expect(config.auth.email.enable_signup).toBe(true)
  expect(config.auth.site_url).not.toContain('localhost')
})
