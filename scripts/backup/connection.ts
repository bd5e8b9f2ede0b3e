import type { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { z } from 'zod'

/** Runs one statement in its transaction. */
export type Query = <Row>(statement: string, parameters?: string[]) => Promise<Row[]>

/** `snapshot` sees one moment, despite later writes; `write` is all or nothing. */
type Mode = 'snapshot' | 'write'

/** A database as backup and restore use it: whole transactions, as its owner. */
export type Database = {
  transaction<T>(mode: Mode, run: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The embedded database, inside the process that holds its folder. It has one connection, so other queries wait. */
export const embeddedDatabase = (driver: PGlite): Database => ({
  transaction: (_mode, run) =>
    driver.transaction((transaction) =>
      run(async <Row>(statement: string, parameters: string[] = []) => {
        return (await transaction.query<Row>(statement, parameters)).rows
      }),
    ),
  close: async () => undefined,
})

export function serverDatabase(url: string): Database {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, prepare: false })
  const options = { snapshot: 'isolation level repeatable read read only', write: '' }
  return {
    transaction: async <T>(mode: Mode, run: (query: Query) => Promise<T>) =>
      (await sql.begin(options[mode], (transaction) =>
        run(async <Row>(statement: string, parameters: string[] = []) => [
          ...(await transaction.unsafe<Row[] & object[]>(statement, parameters)),
        ]),
      )) as T,
    close: () => sql.end(),
  }
}

/** The address of a hosted project's database, because the API does not show all rows. Throws when it is not set. */
export function databaseUrl(): string {
  const { data, success } = z.url({ protocol: /^postgres(?:ql)?$/ }).safeParse(process.env.SUPABASE_DB_URL)
  if (success) return data
  throw new Error(
    'Set SUPABASE_DB_URL to the address of the database (Connect → Session pooler, postgresql://…): accounts and the moment ' +
      'that all rows are of cannot be had from the API.',
  )
}
