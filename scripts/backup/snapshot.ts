import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Query } from './connection.ts'

/** A table with its stored columns and its key. */
export type Table = { name: string; columns: string[]; key: string[] }

export const ROWS_AT_ONCE = 200

/** The platform's own tables whose rows cannot be created again: accounts, and the storage's list of pictures. */
const PLATFORM_TABLES = ['auth.users', 'auth.identities', 'storage.objects']

const TABLES = `
  select n.nspname || '.' || c.relname as name,
    (select json_agg(a.attname::text order by a.attname collate "C") from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(a.attname::text order by a.attname collate "C"), '[]') from pg_index i
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r'
    and (n.nspname in ('public', 'private') or n.nspname || '.' || c.relname = any (string_to_array($1, ',')))
  order by n.nspname::text collate "C", c.relname::text collate "C"`

/** Every table that a backup holds. */
export const tablesOf = (query: Query): Promise<Table[]> => query<Table>(TABLES, [PLATFORM_TABLES.join()])

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const relationOf = ({ name }: Pick<Table, 'name'>): string => name.split('.').map(quoteName).join('.')
export const listColumns = (columns: readonly string[]): string => columns.map(quoteName).join(', ')

/** With these settings, equal rows give equal lines in the same order on every server. */
const SETTINGS = [`set local timezone = 'UTC'`, `set local datestyle = 'ISO'`, 'set local extra_float_digits = 1']

export async function settle(query: Query): Promise<void> {
  for (const setting of SETTINGS) await query(setting)
}

/** The rows of a table as JSON, a few hundred at a time. */
export async function* rowsOf(query: Query, table: Table): AsyncGenerator<string[]> {
  const columns = listColumns(table.columns)
  const order = table.key.length > 0 ? table.key.map((name) => `${quoteName(name)}::text collate "C"`).join() : '1'
  await query(
    `declare rows no scroll cursor for select row_to_json(t)::text as row
     from (select ${columns} from ${relationOf(table)} order by ${order}) t`,
  )
  for (;;) {
    const rows = await query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from rows`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await query('close rows')
}

export type Sum = { rows: number; sha256: string }

/** Adds up rows as they pass. */
export function startSum(): { add(rows: readonly string[]): void; end(): Sum } {
  const hash = createHash('sha256')
  let count = 0
  return {
    add(rows) {
      count += rows.length
      for (const row of rows) hash.update(row).update('\n')
    },
    end: () => ({ rows: count, sha256: hash.digest('hex') }),
  }
}

export async function sumOf(query: Query, table: Table): Promise<Sum> {
  const sum = startSum()
  for await (const rows of rowsOf(query, table)) sum.add(rows)
  return sum.end()
}

export async function appliedMigrations(query: Query): Promise<string[]> {
  const [row] = await query<{ versions: string[] | null }>('select to_json(public.applied_migrations()) as versions')
  return row?.versions ?? []
}

/**
 * The whole database as lines: `M` the migrations, then for each table `T` with its columns, an `R` a row, and `E` with
 * the sum. The last line is `D`; an incomplete dump lacks it.
 */
export async function* dump(query: Query): AsyncGenerator<string> {
  await settle(query)
  yield `M ${JSON.stringify(await appliedMigrations(query))}\n`
  for (const table of await tablesOf(query)) {
    yield `T ${JSON.stringify(table)}\n`
    const sum = startSum()
    for await (const rows of rowsOf(query, table)) {
      sum.add(rows)
      yield rows.map((row) => `R ${row}\n`).join('')
    }
    yield `E ${JSON.stringify(sum.end())}\n`
  }
  yield 'D\n'
}

/** How long a transaction waits for the reader to take the next lines. */
const PATIENCE_MS = 30_000

/** Waits until the reader asks for the next lines; throws when it takes too long. */
async function waitForReader(nextPull: Promise<void>, patienceMs: number): Promise<void> {
  const waiting = new AbortController()
  const tooLong = delay(patienceMs, null, { signal: waiting.signal }).then(
    () => Promise.reject(new Error('The reader of the dump has stopped reading.')),
    () => undefined,
  )
  await Promise.race([nextPull, tooLong]).finally(() => waiting.abort())
}

/**
 * The lines of a dump, from a transaction that lasts as long as they are read. With the embedded engine every other
 * query waits, so the transaction ends when the reader stalls or leaves.
 */
export function snapshotLines(database: Database, patienceMs = PATIENCE_MS): ReadableStream<string> {
  let nextPull = Promise.withResolvers<void>()
  return new ReadableStream<string>({
    start(controller) {
      const pass = async (query: Query) => {
        for await (const line of dump(query)) {
          await waitForReader(nextPull.promise, patienceMs)
          nextPull = Promise.withResolvers()
          controller.enqueue(line)
        }
      }
      void database
        .transaction('snapshot', pass)
        .then(() => controller.close())
        // A reader gets the error; a reader that left needs none.
        .catch((error: unknown) => controller.error(error))
    },
    pull: () => nextPull.resolve(),
    cancel() {
      nextPull.promise.catch(() => undefined)
      nextPull.reject(new Error('The reader of the dump has gone away.'))
    },
  })
}
