import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type App, type Connection, appliedVersions, splitSqlStatements } from '@supabase/lite'
import { compareMigrations, migrationChecksum, type MigrationChecksums } from '../../lib/migration-checksums.ts'

const FILE_NAME = /^(\d{14})_(\w+)\.sql$/

type Migration = { version: string; name: string; file: string }

export async function listMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => {
    const [, version, name] = FILE_NAME.exec(file) ?? []
    if (!version || !name) throw new Error(`${file} is not named <14 digits>_<name>.sql`)
    return { version, name, file: path.join(folder, file) }
  })
}

/** The database has other migrations: to continue would mix the two. */
export class ForeignDatabase extends Error {}

/** The checksums of the migrations in `folder`, to compare with the database's. */
export async function checksumsOf(folder: string): Promise<MigrationChecksums> {
  const migrations = await listMigrations(folder)
  const entries = migrations.map(async ({ version, file }) => [
    version,
    migrationChecksum(await readFile(file, 'utf8')),
  ])
  return Object.fromEntries(await Promise.all(entries)) as MigrationChecksums
}

/**
 * Throws a ForeignDatabase when the database has a migration that `folder` lacks, or a different one under the same
 * number; reads only. The message is one sentence for the terminal; `where` names the data.
 */
export async function refuseForeign(connection: Connection, folder: string, where: string): Promise<void> {
  const { rows } = await connection.exec<{ rows: { history: string | null }[] }>(
    "select to_regclass('supabase_migrations.schema_migrations')::text as history",
  )
  if (!rows[0]?.history) return
  // Databases of earlier versions lack the function migration_checksums.
  const applied = await connection.exec<{ rows: { version: string; statements: string | null }[] }>(
    `select version, array_to_string(statements, E'\\n') as statements from supabase_migrations.schema_migrations`,
  )
  const checksums = applied.rows.map(({ version, statements }) => [
    version,
    statements && migrationChecksum(statements),
  ])
  const { changed, unknown } = compareMigrations(await checksumsOf(folder), Object.fromEntries(checksums))
  const [version] = [...unknown, ...changed].sort()
  if (version === undefined) return
  const difference = unknown.includes(version) ? 'is not known here' : 'does something else here'
  throw new ForeignDatabase(
    `${where} was made by another version of FlavorCraft (its migration ${version} ${difference}) and was left ` +
      'as it is: start that version, or choose another folder with DATA_DIR.',
  )
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Applies the pending migrations of `folder`, each in a transaction with its row in
 * `supabase_migrations.schema_migrations`, as `supabase db push` does. Returns the names of the applied files.
 */
export async function migrate(app: App, folder: string): Promise<string[]> {
  await app.ensureSystemSchema()
  const done = new Set(await appliedVersions(app.connection))
  const applied: string[] = []
  for (const { version, name, file } of await listMigrations(folder)) {
    if (done.has(version)) continue
    const statements = splitSqlStatements(await readFile(file, 'utf8'))
    const record =
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ' +
      `(${quote(version)}, ${quote(name)}, array[${statements.map(quote).join(', ')}]::text[])`
    await app.connection.transaction([...statements, record], { intent: 'migration' })
    applied.push(path.basename(file))
  }
  return applied
}
