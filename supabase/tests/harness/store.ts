import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { BackendStore } from '../../../scripts/backend/embedded.ts'

export type TestStore = {
  store: BackendStore
  /** True on a PostgreSQL server, where several connections work at once; PGlite has one connection. */
  url: string | null
  drop(): Promise<void>
}

async function newDatabase(serverUrl: string, template: string | undefined): Promise<TestStore> {
  const name = `contract_${randomBytes(6).toString('hex')}`
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
  // The database like a hosted project's, if `npm run test:hosted` has created one.
  const owner = process.env.TEST_POSTGRES_TEMPLATE ? ' owner postgres' : ''
  await server.unsafe(`create database ${name}${template ? ` template ${template}${owner}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    store: { postgresUrl: url.href },
    url: url.href,
    async drop() {
      await server.unsafe(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}

/** A new empty database: in this process (PGlite), or on the server of TEST_POSTGRES_URL. */
export async function newStore(): Promise<TestStore> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (serverUrl) return newDatabase(serverUrl, process.env.TEST_POSTGRES_TEMPLATE)
  return { store: { memory: true }, url: null, drop: async () => undefined }
}

/** A migrated database: a copy of that of harness/template.ts. */
export async function migratedStore(): Promise<TestStore> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  const migrated = inject('migrated')
  if (serverUrl) return newDatabase(serverUrl, migrated)
  return { store: { memory: true, dump: migrated }, url: null, drop: async () => undefined }
}

/** A migrated data folder of the embedded backend, for tests that run the backend as a process. */
export function migratedFolder(folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-migrated-'))): string {
  const database = path.join(folder, 'db')
  mkdirSync(database, { recursive: true })
  execFileSync('tar', ['-xf', inject('migrated'), '-C', database], { stdio: 'ignore' })
  return folder
}
