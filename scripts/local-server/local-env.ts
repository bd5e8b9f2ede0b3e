import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv as parseDotenv } from 'node:util'
import { generateApiKey } from '@supabase/lite'
import type { BackendKeys } from '../backend/embedded.ts'

export const ROOT = path.join(import.meta.dirname, '../..')
const ENV_FILE = path.join(ROOT, '.env.local')

/** The variables of a file, by default `.env.local`; none when there is no file. */
export const readEnvFile = (file = ENV_FILE): NodeJS.Dict<string> =>
  existsSync(file) ? parseDotenv(readFileSync(file, 'utf8')) : {}

/** Reads `.env.local` into the environment; variables that are set win, as in Next. */
export function loadLocalEnv(): void {
  for (const [name, value] of Object.entries(readEnvFile())) process.env[name] ??= value
}

/** With an owner's SUPABASE_URL, this command starts no backend. */
export const isHosted = (): boolean => Boolean(process.env.SUPABASE_URL)

const MAKERS = {
  SUPABASE_PUBLISHABLE_KEY: async () => (await generateApiKey('publishable')).key,
  SUPABASE_SECRET_KEY: async () => (await generateApiKey('secret')).key,
  SUPABASE_JWT_SECRET: async () => randomBytes(48).toString('base64url'),
  SESSION_SECRET: async () => randomBytes(48).toString('base64url'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: async () => randomBytes(32).toString('base64'),
}

/** New secrets for an embedded backend. */
export async function makeSecrets(): Promise<Record<keyof typeof MAKERS, string>> {
  const made = await Promise.all(Object.entries(MAKERS).map(async ([name, make]) => [name, await make()] as const))
  return Object.fromEntries(made) as Record<keyof typeof MAKERS, string>
}

/** The keys of the embedded backend, once `ensureSecrets` has run. */
export function ownKeys(): BackendKeys {
  const { SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '', SUPABASE_JWT_SECRET = '' } = process.env
  return { publishableKey: SUPABASE_PUBLISHABLE_KEY, secretKey: SUPABASE_SECRET_KEY, jwtSecret: SUPABASE_JWT_SECRET }
}

/** Writes the secrets of the embedded backend that `.env.local` lacks; they never leave this machine. */
export async function ensureSecrets(file = ENV_FILE): Promise<void> {
  const secrets = await makeSecrets()
  const missing = Object.entries(secrets).filter(([name]) => !process.env[name])
  if (missing.length === 0) return
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null
  const heading = text === null ? '# Made by the first start for the embedded backend. Keep it to yourself.\n' : ''
  // An editor may have left the last line without an end.
  const end = text && !text.endsWith('\n') ? '\n' : ''
  const lines = missing.map(([name, value]) => `${name}=${value}\n`)
  appendFileSync(file, heading + end + lines.join(''), { mode: 0o600 })
  chmodSync(file, 0o600)
  for (const [name, value] of missing) process.env[name] = value
}
