import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type App, appliedVersions, splitSqlStatements } from '@supabase/lite'

const FILE_NAME = /^(\d{14})_(\w+)\.sql$/

type Migration = { version: string; name: string; file: string }

async function listMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => {
    const [, version, name] = FILE_NAME.exec(file) ?? []
    if (!version || !name) throw new Error(`${file} is not named <14 digits>_<name>.sql`)
    return { version, name, file: path.join(folder, file) }
  })
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
