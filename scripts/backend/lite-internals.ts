import type { App } from '@supabase/lite'

// Every private part of the embedded backend's library that this project uses. Private parts may change in any release:
// package.json pins one exact version, and an upgrade needs the contract tests.

/** For tests: the least cost of hashing a password. The library reads the variable and does not document it. */
export const CHEAP_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' }

export type StorageAdapter = NonNullable<App['_storageAdapter']>

/** Where `app` stores the bytes of its objects; its default is remote object storage. */
export function storeObjectsIn(app: App, objects: StorageAdapter): void {
  app._storageAdapter = objects
}

/** On its first request the library would grant anon everything on every table, against the migrations. */
export function keepPrivileges(connection: App['connection']): void {
  Object.assign(connection, { rlsState: 'active' })
}

/**
 * Answers 400 and PostgreSQL's code when a check refuses a row, where the library answers 500 without a code. Uses the
 * form of PostgREST for an error with a status of its own (`raise sqlstate 'PGRST'`), which the library knows.
 */
export function answerChecks(connection: App['connection']): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const known = normalize(error)
    if (!(known instanceof Error && 'code' in known && known.code === '23514')) return known
    return Object.assign(new Error(JSON.stringify({ code: '23514', message: known.message })), {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    })
  }
}
