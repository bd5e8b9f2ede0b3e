import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type App, type Connection, appliedVersions, splitSqlStatements } from '@supabase/lite'

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

/** A database that another plan of migrations made: going on would mix the two. */
export class ForeignDatabase extends Error {}

/** What a migration does, however it is commented and laid out. */
const gist = (statements: readonly string[]) =>
  statements
    .join(';\n')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('--'))
    .join(' ')
    .replaceAll(/\s+/g, ' ')

/** What a migration that the database has is to this version: the same one, if nothing is said. */
async function strangeness(known: Migration | undefined, statements: string | null): Promise<string | undefined> {
  if (!known) return 'is not known here'
  if (statements === null) return undefined
  const here = splitSqlStatements(await readFile(known.file, 'utf8'))
  return gist(here) === gist([statements]) ? undefined : 'does something else here'
}

/**
 * Throws a ForeignDatabase when the database has a migration that `folder` does not know, or one of another content under
 * the same number; reads only. Its `message` is one sentence to the person who starts, about the data that `where` names.
 */
export async function refuseForeign(connection: Connection, folder: string, where: string): Promise<void> {
  const { rows } = await connection.exec<{ rows: { history: string | null }[] }>(
    "select to_regclass('supabase_migrations.schema_migrations')::text as history",
  )
  if (!rows[0]?.history) return
  const known = new Map((await listMigrations(folder)).map((migration) => [migration.version, migration]))
  const applied = await connection.exec<{ rows: { version: string; statements: string | null }[] }>(
    `select version, array_to_string(statements, E';\\n') as statements
     from supabase_migrations.schema_migrations order by version`,
  )
  for (const { version, statements } of applied.rows) {
    const strange = await strangeness(known.get(version), statements)
    if (!strange) continue
    throw new ForeignDatabase(
      `${where} was made by another version of FlavorCraft (its migration ${version} ${strange}) and was left ` +
        'as it is: start that version, or choose another folder with DATA_DIR.',
    )
  }
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Applies what is pending in `folder`, a transaction a file, its row in `supabase_migrations.schema_migrations`
 * included: the table and the rule of `supabase db push`. Answers the names of the files it applied.
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
