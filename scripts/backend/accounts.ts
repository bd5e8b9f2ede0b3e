import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { makeInvitation } from '../../lib/auth/invitations.ts'
import { loginEmail, usernameSchema } from '../../lib/auth/schema.ts'
import { isLocal } from '../local-server/examples.ts'
import { clientOf } from './app-client.ts'
import type { BackendKeys, EmbeddedBackend } from './embedded.ts'

const LAPTOP = 'http://localhost'

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
export function readOrMakeAccounts(): Account[] {
  if (existsSync(ACCOUNTS_FILE)) return z.array(accountSchema).parse(JSON.parse(readFileSync(ACCOUNTS_FILE, 'utf8')))
  const accounts = FIRST_ACCOUNTS.map((account) => ({ ...account, password: newPassword() }))
  mkdirSync(path.dirname(ACCOUNTS_FILE), { recursive: true })
  writeFileSync(ACCOUNTS_FILE, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
  return accounts
}

type Credentials = Omit<Account, 'role'> & { role: string }

/** Creates an account through its own invitation; returns a client with its session. */
export async function signUp(backend: EmbeddedBackend, keys: BackendKeys, account: Credentials, mustChange = false) {
  const { username, password, role } = account
  const invitation = await makeInvitation(clientOf(backend, keys.secretKey), role, username, mustChange)
  const client = clientOf(backend, keys.publishableKey)
  const credentials = { email: loginEmail(username), password }
  const { data, error } = await client.auth.signUp({ ...credentials, options: { data: { invitation } } })
  if (!data.user) throw new Error(`The account ${username} could not be made: ${error?.message ?? 'it was refused'}`)
  return { client, userId: data.user.id }
}

/** Creates the accounts of the file in a database without any; returns those it created. */
export async function ensureAccounts(backend: EmbeddedBackend, keys: BackendKeys): Promise<Account[]> {
  const { count, error } = await clientOf(backend, keys.secretKey)
    .from('admins')
    .select('*', { count: 'exact', head: true })
  if (error) throw new Error(`The accounts could not be read: ${error.message}`)
  if (count !== 0) return []
  const accounts = readOrMakeAccounts()
  // On a local machine, the file of the passwords is as safe as the site itself.
  const mustChange = !isLocal(process.env.SITE_URL ?? LAPTOP)
  for (const account of accounts) await (await signUp(backend, keys, account, mustChange)).client.auth.signOut()
  return accounts
}
