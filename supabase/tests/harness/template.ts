import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { engineOf } from '../../../scripts/backend/backup-address.ts'
import { newBackendKeys, openBackend } from '../../../scripts/backend/embedded.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database: the name of a database on the server, or a dump file for PGlite. */
    migrated: string
  }
}

async function migrateServer(serverUrl: string): Promise<{ name: string; drop(): Promise<void> }> {
  const name = `contract_template_${process.pid}`
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
  await server.unsafe(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await (await openBackend({ postgresUrl: url.href }, await newBackendKeys())).close()
  return {
    name,
    async drop() {
      await server.unsafe(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}

async function dumpMigrated(folder: string): Promise<string> {
  const backend = await openBackend({ memory: true }, await newBackendKeys())
  const engine = engineOf(backend)
  // Half the dump, which every file loads: PostgreSQL's own templates for new databases.
  await engine.exec('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await engine.exec(`drop database ${name}`)
  const dump = await engine.dumpDataDir('none')
  await backend.close()
  const file = path.join(folder, 'migrated.tar')
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
  return file
}

/** Runs the migrations once for all contract tests: each file begins with a copy of the result. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  // `npm run test:hosted` has made the template with Supabase's own command line.
  const hosted = process.env.TEST_POSTGRES_TEMPLATE
  if (hosted) {
    project.provide('migrated', hosted)
    return async () => undefined
  }
  if (serverUrl) {
    const { name, drop } = await migrateServer(serverUrl)
    project.provide('migrated', name)
    return drop
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-contract-'))
  project.provide('migrated', await dumpMigrated(folder))
  return async () => rmSync(folder, { recursive: true, force: true })
}
