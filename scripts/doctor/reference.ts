import { MIGRATIONS, newBackendKeys, openBackend } from '../backend/embedded.ts'
import { listMigrations } from '../backend/migrate.ts'
import type { Reference } from './backend.ts'

/** What the files of supabase/migrations make: they are applied to an empty database in memory, and that one is asked. */
export async function makeReference(): Promise<Reference> {
  const backend = await openBackend({ memory: true }, await newBackendKeys())
  try {
    const { rows } = await backend.app.connection.exec<{ rows: { access: string[] }[] }>(
      'select public.access_report() as access',
    )
    const migrations = (await listMigrations(MIGRATIONS)).map(({ version }) => version)
    return { migrations, access: rows[0]?.access ?? [] }
  } finally {
    await backend.close()
  }
}
