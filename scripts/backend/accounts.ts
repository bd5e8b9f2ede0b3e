import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { loginEmail, usernameSchema } from '../../lib/auth/schema.ts'
import type { EmbeddedBackend } from './embedded.ts'

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

async function createAccount(backend: EmbeddedBackend, secretKey: string, account: Account): Promise<void> {
  const { username, password, role } = account
  const email = loginEmail(username)
  const registrar = backend.registrar.getClient()
  const signUp = await registrar.auth.signUp({ email, password })
  // A start that was killed between the two steps leaves an account without its row.
  const user = signUp.data.user ?? (await registrar.auth.signInWithPassword({ email, password })).data.user
  if (!user) throw new Error(`The account ${username} could not be made: ${signUp.error?.message ?? 'no answer'}`)
  const service = backend.app.getClient({ apikey: secretKey })
  const { error } = await service.from('admins').upsert({ user_id: user.id, username, role })
  if (error) throw new Error(`The account ${username} could not be made an admin: ${error.message}`)
  await registrar.auth.signOut()
}

/** Creates the accounts of the file that the database lacks; returns those it created. */
export async function ensureAccounts(backend: EmbeddedBackend, secretKey: string): Promise<Account[]> {
  const service = backend.app.getClient({ apikey: secretKey })
  const { data, error } = await service.from('admins').select('username')
  if (error) throw new Error(`The accounts could not be read: ${error.message}`)
  const known = new Set(data.map((row: { username: string }) => row.username))
  if (known.size > 0) return []
  const accounts = readOrMakeAccounts()
  for (const account of accounts) await createAccount(backend, secretKey, account)
  return accounts
}
