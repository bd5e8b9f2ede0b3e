import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv as parseDotenv } from 'node:util'
import { generateApiKey } from '@supabase/lite'

export const ROOT = path.join(import.meta.dirname, '../..')
const ENV_FILE = path.join(ROOT, '.env.local')

/** Reads `.env.local` into the environment; what is set already wins, as in Next. */
export function loadLocalEnv(): void {
  if (!existsSync(ENV_FILE)) return
  for (const [name, value] of Object.entries(parseDotenv(readFileSync(ENV_FILE, 'utf8')))) {
    if (value !== undefined) process.env[name] ??= value
  }
}

/** A SUPABASE_URL of the owner's own means a backend that somebody else runs. */
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

/** Writes the secrets that the embedded backend needs and `.env.local` does not have yet; they never leave this machine. */
export async function ensureSecrets(): Promise<void> {
  const secrets = await makeSecrets()
  const missing = Object.entries(secrets).filter(([name]) => !process.env[name])
  if (missing.length === 0) return
  const heading = existsSync(ENV_FILE)
    ? ''
    : '# Made by the first start for the embedded backend. Keep it to yourself.\n'
  appendFileSync(ENV_FILE, heading + missing.map(([name, value]) => `${name}=${value}\n`).join(''), { mode: 0o600 })
  chmodSync(ENV_FILE, 0o600)
  for (const [name, value] of missing) process.env[name] = value
}
