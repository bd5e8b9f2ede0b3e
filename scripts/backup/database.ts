import type { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'

/** Runs one statement in the transaction that it belongs to. */
export type Query = <Row>(statement: string, parameters?: string[]) => Promise<Row[]>

/** `snapshot` sees one moment, whatever others write meanwhile; `write` is all or nothing. */
type Mode = 'snapshot' | 'write'

/** A database as backup and restore use it: whole transactions, as its owner. */
export type Database = {
  transaction<T>(mode: Mode, run: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The embedded one, inside the process that has its folder. It has one connection: whoever else asks waits. */
export const embeddedDatabase = (driver: PGlite): Database => ({
  transaction: (_mode, run) =>
    driver.transaction((transaction) =>
      run(async <Row>(statement: string, parameters: string[] = []) => {
        return (await transaction.query<Row>(statement, parameters)).rows
      }),
    ),
  close: async () => undefined,
})

/** A PostgreSQL server, by its address. */
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
