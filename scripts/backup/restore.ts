import { readFile } from 'node:fs/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type Manifest, manifestFile, manifestSchema, readDatabase } from './archive.ts'
import type { Database, Query } from './connection.ts'
import { checkObjects, loadObjects, removeObjects } from './objects.ts'
import {
  appliedMigrations,
  listColumns,
  quoteName,
  relationOf,
  settle,
  sumOf,
  type Table,
  tablesOf,
} from './snapshot.ts'

type Target = { database: Database; storage: SupabaseClient['storage'] }
type Options = {
  /** Deletes all existing rows, accounts and pictures. */
  replace?: boolean
}

/** Tables that must be empty: only `replace` overwrites existing data. */
const MUST_BE_EMPTY = ['public.admins', 'public.blog_posts', 'public.contact_messages', 'public.images']

/** Throws when a file of a backup is missing or was changed; returns what it holds. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} holds no whole backup: its manifest.json is missing.`)
  const manifest = manifestSchema.parse(JSON.parse(text))
  const read = await readDatabase(folder)
  for (const [name, { sha256 }] of Object.entries(manifest.tables))
    if (read.tables[name]?.sha256 !== sha256) throw new Error(`The rows of ${name} are not those of the manifest.`)
  await checkObjects(folder, manifest.objects)
  return manifest
}

async function ensureVersion(query: Query, manifest: Manifest): Promise<void> {
  const applied = await appliedMigrations(query)
  if (applied.join() !== manifest.migrations.join())
    throw new Error(
      'The database and the backup are of different versions: restore with the code that the backup was taken with ' +
        `(its last migration is ${manifest.migrations.at(-1) ?? 'none'}), then update.`,
    )
}

async function ensureEmpty(query: Query): Promise<void> {
  for (const name of MUST_BE_EMPTY) {
    const [found] = await query(`select from ${relationOf({ name })} limit 1`)
    if (found)
      throw new Error(
        `The database is not empty: ${name} has rows. Restore into an empty one, or say --replace: then what is there is lost.`,
      )
  }
}

const isPlatform = ({ name }: Table) => !/^(?:public|private)\./.test(name)

async function insert(query: Query, { columns, ...table }: Table, here: Table, rows: string[]): Promise<void> {
  // The platform's own tables may have another version.
  const shared = listColumns(columns.filter((column) => here.columns.includes(column)))
  await query(
    `insert into ${relationOf(table)} (${shared}) overriding system value
     select ${shared} from json_populate_recordset(null::${relationOf(table)}, $1::text::json)
     ${isPlatform(here) ? 'on conflict do nothing' : ''}`,
    [`[${rows.join()}]`],
  )
}

/** Inserts rows unchanged: no trigger changes them, and no foreign key waits for another table. */
const disableTriggers = (query: Query) => query('set local session_replication_role = replica')

/** Also removes sessions and all other rows that the platform's own keys delete with accounts. */
async function removeAccounts(query: Query): Promise<void> {
  await query('set local session_replication_role = origin')
  await query('delete from auth.users')
  await disableTriggers(query)
}

const NUMBERED = `
  select c.oid::regclass::text as "table", a.attname::text as "column" from pg_attribute a
  join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where a.attidentity <> '' and n.nspname in ('public', 'private')`

async function continueNumbers(query: Query): Promise<void> {
  for (const { table, column } of await query<{ table: string; column: string }>(NUMBERED))
    await query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${quoteName(column)}), 0) + 1 from ${table}), false)::text`,
      [table, column],
    )
}

/** Inserts every row and compares the result with the backup; all or nothing. */
async function loadRows(query: Query, folder: string, manifest: Manifest, { replace = false }: Options): Promise<void> {
  await settle(query)
  await ensureVersion(query, manifest)
  if (!replace) await ensureEmpty(query)
  const here = new Map((await tablesOf(query)).map((table) => [table.name, table]))
  await disableTriggers(query)
  for (const table of here.values()) if (!isPlatform(table)) await query(`delete from ${relationOf(table)}`)
  if (replace) await removeAccounts(query)
  await readDatabase(folder, async (table, rows) => {
    const place = here.get(table.name)
    if (!place) throw new Error(`The database has no table ${table.name}.`)
    // Its rows are stored later, with their bytes.
    if (table.name !== 'storage.objects') await insert(query, table, place, rows)
  })
  for (const [name, { sha256 }] of Object.entries(manifest.tables)) {
    const table = here.get(name)
    if (!table || isPlatform(table)) continue
    if ((await sumOf(query, table)).sha256 !== sha256)
      throw new Error(`The rows of ${name} did not arrive as they were.`)
  }
  await continueNumbers(query)
}

/** Restores uploader and time: the storage has noted this command instead. */
async function restoreOwners(query: Query, folder: string): Promise<void> {
  await readDatabase(folder, async ({ name }, rows) => {
    if (name !== 'storage.objects') return
    await query(
      `update storage.objects o set owner = b.owner, owner_id = b.owner_id, created_at = b.created_at
       from json_populate_recordset(null::storage.objects, $1::text::json) b
       where o.bucket_id = b.bucket_id and o.name = b.name`,
      [`[${rows.join()}]`],
    )
  })
}

async function otherObjects(query: Query, { objects }: Manifest): Promise<string[]> {
  const rows = await query<{ object: string }>(`select bucket_id || '/' || name as object from storage.objects`)
  return rows.map(({ object }) => object).filter((object) => !(object in objects))
}

/**
 * Restores a backup into an empty database with the same migrations, or over existing data with `replace`. Every file
 * is checked before anything changes, the rows are inserted all or none, and rows and pictures are read back and
 * compared.
 */
export async function restoreBackup(
  { database, storage }: Target,
  folder: string,
  options: Options = {},
): Promise<Manifest> {
  const manifest = await checkBackup(folder)
  await database.transaction('write', (query) => loadRows(query, folder, manifest, options))
  await loadObjects(storage, folder, manifest.objects)
  const others = await database.transaction('write', async (query) => {
    await restoreOwners(query, folder)
    return otherObjects(query, manifest)
  })
  if (options.replace) await removeObjects(storage, others)
  return manifest
}
