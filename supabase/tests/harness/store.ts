import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import type { BackendStore } from '../../../scripts/backend/embedded.ts'

export type TestStore = {
  store: BackendStore
  /** On a PostgreSQL server, where several connections work at the same moment; null for PGlite, which has one. */
  url: string | null
  drop(): Promise<void>
}

/** Opening two databases of one server at once would create the server's roles twice. */
const OPENING_LOCK = 20_261_121

async function freshDatabase(serverUrl: string): Promise<TestStore> {
  const name = `contract_${randomBytes(6).toString('hex')}`
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
  // As a hosted project is made, when `npm run test:hosted` has made one.
  const template = process.env.TEST_POSTGRES_TEMPLATE
  await server.unsafe(`create database ${name}${template ? ` template ${template} owner postgres` : ''}`)
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
  if (serverUrl) return freshDatabase(serverUrl)
  return { store: { memory: true }, url: null, drop: async () => undefined }
}

/** Runs `open` while no other test file of this server does. */
export async function openingAlone<T>(open: () => Promise<T>): Promise<T> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (!serverUrl) return open()
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
  try {
    await server`select pg_advisory_lock(${OPENING_LOCK})`
    return await open()
  } finally {
    await server.end()
  }
}
