import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { makeInvitation } from '../../lib/auth/invitations.ts'
import { loginEmail, usernameSchema } from '../../lib/auth/schema.ts'
import type { Database } from '../../lib/supabase/database.types.ts'
import { isLocal } from '../local-server/examples.ts'
import type { EmbeddedBackend } from './embedded.ts'

const LAPTOP = 'http://localhost'

type Service = SupabaseClient<Database>

const accountSchema = z.object({
  username: usernameSchema,
  password: z.string().min(8),
  role: z.enum(['admin', 'intern']),
})
export type Account = z.infer<typeof accountSchema>

export const ACCOUNTS_FILE = path.join(import.meta.dirname, '../../supabase/.temp/accounts.json')

const FIRST_ACCOUNTS = [
  { username: 'admin', role: 'admin' },
  { username: 'intern1', role: 'intern' },
  { username: 'intern2', role: 'intern' },
  { username: 'intern3', role: 'intern' },
] as const

const newPassword = () => randomBytes(15).toString('base64url')

/** The accounts of this machine's file; created with random passwords when the file is missing. */
export function readOrMakeAccounts(file = ACCOUNTS_FILE): Account[] {
  let text: string | undefined
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  if (text !== undefined) return z.array(accountSchema).parse(JSON.parse(text))
  const accounts = FIRST_ACCOUNTS.map((account) => ({ ...account, password: newPassword() }))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
  return accounts
}

/** Makes an account with an invitation of its own; returns a client with its session. */
export async function signUp({ app }: EmbeddedBackend, secretKey: string, account: Account, mustChange = false) {
  const { username, password, role } = account
  const service: Service = app.getClient({ apikey: secretKey })
  const invitation = await makeInvitation(service, role, username, mustChange)
  const client: Service = app.getClient()
  const credentials = { email: loginEmail(username), password }
  const { error } = await client.auth.signUp({ ...credentials, options: { data: { invitation } } })
  if (error) throw new Error(`The account ${username} could not be made: ${error.message}`)
  return client
}

/** Creates the accounts of the file that the database lacks; returns those it created. */
export async function ensureAccounts(backend: EmbeddedBackend, secretKey: string): Promise<Account[]> {
  const service: Service = backend.app.getClient({ apikey: secretKey })
  const { data, error } = await service.from('admins').select('username')
  if (error) throw new Error(`The accounts could not be read: ${error.message}`)
  const known = new Set(data.map((row) => row.username))
  if (known.size > 0) return []
  const accounts = readOrMakeAccounts()
  // On a laptop the file of the passwords is as safe as the site itself.
  const mustChange = !isLocal(process.env.SITE_URL ?? LAPTOP)
  for (const account of accounts) await (await signUp(backend, secretKey, account, mustChange)).auth.signOut()
  return accounts
}
