import type { App } from '@supabase/lite'

// Every private part of the embedded backend's library that this project uses. Private parts may change in any release:
// package.json pins one exact version, and an upgrade needs the contract tests.

export type StorageAdapter = NonNullable<App['_storageAdapter']>

/** Where `app` stores the bytes of its objects; its default is remote object storage. */
export function storeObjectsIn(app: App, objects: StorageAdapter): void {
  app._storageAdapter = objects
}

/** On its first request the library would grant anon everything on every table, against the migrations. */
export function keepPrivileges(connection: App['connection']): void {
  Object.assign(connection, { rlsState: 'active' })
}
