import { engineOf } from '../../../scripts/backend/backup-address.ts'
import type { EmbeddedBackend } from '../../../scripts/backend/embedded.ts'
import { type Database, embeddedDatabase, serverDatabase } from '../../../scripts/backup/connection.ts'
import { sumOf, type Table, tablesOf } from '../../../scripts/backup/snapshot.ts'

/** The database of a backend, as backup and restore use it. */
export const databaseOf = (backend: EmbeddedBackend, url: string | null): Database =>
  url ? serverDatabase(url) : embeddedDatabase(engineOf(backend))

/** The number and the checksum of the rows of each table, or of the given tables. */
export const sumsOf = (database: Database, tables?: Table[]): Promise<Record<string, unknown>> =>
  database.transaction('snapshot', async (query) => {
    await query(`set local timezone = 'UTC'`)
    const sums: Record<string, unknown> = {}
    for (const table of tables ?? (await tablesOf(query))) sums[table.name] = await sumOf(query, table)
    return sums
  })
