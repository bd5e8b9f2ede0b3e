import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { clientOf } from '../../../scripts/backend/app-client.ts'
import type { BackendKeys, EmbeddedBackend } from '../../../scripts/backend/embedded.ts'
import { newBackendKeys, openBackend } from '../../../scripts/backend/embedded.ts'
import { loginEmail } from '../../../lib/auth/schema.ts'
import type { Tables } from '../../../lib/supabase/database.types.ts'
import { type Account, type Client, newAccount } from './clients.ts'
import { watchConsole } from './console.ts'
import { migratedStore } from './store.ts'

export const ROLES = ['anon', 'stranger', 'intern', 'admin', 'service'] as const
export type Role = (typeof ROLES)[number]

type Entry = Pick<Tables<'audit_log'>, 'event' | 'actor' | 'title' | 'detail' | 'object_id'>

export type Contract = {
  backend: EmbeddedBackend
  keys: BackendKeys
  clients: Record<Role, Client>
  stranger: Account
  intern: Account
  admin: Account
  /** Address of the PostgreSQL server's database; null on PGlite. */
  url: string | null
  /** Runs a statement as the database's owner, without policies. */
  sql<Row>(statement: string): Promise<Row[]>
  /** The log entries that meet a condition, the oldest first. */
  log(condition: string): Promise<Entry[]>
  /** A further account, for tests that change or delete it. */
  account(role?: Tables<'admins'>['role']): Promise<Account>
  /** A new client with the publishable key, without a session of another test. */
  visitor(): Client
  signIn(username: string, password: string): Promise<{ client: Client; isIn: boolean }>
}

/** Deletes rows instead of truncating, which makes new files for every table: for a few rows this is faster. */
const EMPTY = [
  'public.blog_posts',
  'public.author_profiles',
  'public.images',
  'public.contact_messages',
  'public.login_attempts',
  'public.saved_replies',
  'public.saved_views',
  'storage.objects',
]
  .map((table) => `delete from ${table};`)
  .join('\n')

async function connectContract(): Promise<Contract & { close(): Promise<void> }> {
  const { store, url, drop } = await migratedStore()
  const keys = await newBackendKeys()
  const backend = await openBackend(store, keys)
  const account = (name: string, role?: Tables<'admins'>['role']) => newAccount(backend, keys, name, role)
  const stranger = await account('stranger')
  const intern = await account('intern', 'intern')
  const admin = await account('admin', 'admin')
  const sql = async <Row>(statement: string) => (await backend.connection.exec<{ rows: Row[] }>(statement)).rows
  let accounts = 0
  const visitor = () => clientOf(backend, keys.publishableKey)
  return {
    backend,
    keys,
    url,
    stranger,
    intern,
    admin,
    clients: {
      anon: visitor(),
      stranger: stranger.client,
      intern: intern.client,
      admin: admin.client,
      service: clientOf(backend, keys.secretKey),
    },
    sql,
    log: (condition) =>
      sql(`select event, actor, title, detail, object_id from public.audit_log where ${condition} order by id`),
    account: (role) => account(`account${++accounts}`, role),
    visitor,
    async signIn(username, password) {
      const client = visitor()
      const { error } = await client.auth.signInWithPassword({ email: loginEmail(username), password })
      return { client, isIn: error === null }
    },
    async close() {
      await backend.close()
      await drop()
    },
  }
}

/**
 * Opens one backend for the tests of a file. Deletes all rows except the accounts before each test, unless `keepRows`.
 * A test fails when the backend writes an error that is not a refusal.
 */
export async function openContract({ keepRows = false } = {}): Promise<Contract> {
  const watch = watchConsole()
  const { close, ...contract } = await connectContract()

  beforeEach(async () => {
    if (!keepRows) await contract.backend.connection.exec(EMPTY)
  })
  afterEach(() => {
    expect(watch.unexpected()).toEqual([])
  })
  afterAll(async () => {
    await close()
    watch.stop()
  })
  return contract
}

/** Every role with its rights, for `it.each(…)('%s %s …')`; a role without an entry is denied. */
export function verdicts(...allowed: Role[]): [Role, 'may' | 'may not'][] {
  return ROLES.map((role) => [role, allowed.includes(role) ? 'may' : 'may not'])
}
