import type { App } from '@supabase/lite'

// Every private part of the embedded backend's library that is touched here. Private parts may change in any release:
// package.json names one exact version, and a new one is taken after the contract tests have passed on it.

export type StorageAdapter = NonNullable<App['_storageAdapter']>

/** Where `app` keeps the bytes of its objects; its own choice is object storage over the network. */
export function storeObjectsIn(app: App, objects: StorageAdapter): void {
  app._storageAdapter = objects
}

/** On its first request the library would grant anon everything on every table, over what the migrations revoked. */
export function keepPrivileges(connection: App['connection']): void {
  Object.assign(connection, { rlsState: 'active' })
}
