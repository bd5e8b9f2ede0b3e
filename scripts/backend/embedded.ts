import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { App, generateApiKey, setExperimental } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { IMAGE_MAX_BYTES } from '../../lib/images/image.ts'
import { answerChecks, keepPrivileges, storeObjectsIn } from './lite-internals.ts'
import { migrate, refuseForeign } from './migrate.ts'
import { clearParts, fileObjectStore } from './object-store.ts'

export const MIGRATIONS = path.join(import.meta.dirname, '../../supabase/migrations')

export type BackendKeys = { publishableKey: string; secretKey: string; jwtSecret: string }

/** Keys for a backend that lives as long as a test or a command. */
export async function newBackendKeys(): Promise<BackendKeys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  return { publishableKey: publishable.key, secretKey: secret.key, jwtSecret: randomBytes(48).toString('base64url') }
}

/** Where the data are stored: a folder, memory (tests; `dump` is a file of PGlite's dump to start with), or a PostgreSQL server. */
export type BackendStore = { folder: string } | { memory: true; dump?: string } | { postgresUrl: string }

export type EmbeddedBackend = {
  /** Answers `/rest/v1`, `/auth/v1` and `/storage/v1` as hosted Supabase does. An account needs an invitation. */
  fetch: App['fetch']
  connection: App['connection']
  applied: string[]
  close(): Promise<void>
}

/** The roles of hosted Supabase before the first migration. As there since 2026, nothing is granted by default. */
const ROLES = `
do $$
declare r text;
begin
  foreach r in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select 1 from pg_roles where rolname = r) then
      execute format('create role %I nologin noinherit %s', r, case when r = 'service_role' then 'bypassrls' else '' end);
    end if;
  end loop;
end $$;
grant usage on schema public to anon, authenticated, service_role;
`

/** As on hosted Supabase, the policies of the storage tables decide. */
const STORAGE_PRIVILEGES = `
grant usage on schema storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
`

/** PostgreSQL's default of 128 MB is many times the size of a blog, and the process would soon hold all of it. */
const DATABASE_BUFFERS = '16MB'

/** PostgreSQL's own types have smaller numbers than the rows of tables and views. */
const FIRST_ROW_TYPE = 10_000

const withoutRows = <T>(types: Record<string, T>) =>
  Object.fromEntries(Object.entries(types).filter(([type]) => !(Number(type) >= FIRST_ROW_TYPE)))

async function connect(store: BackendStore) {
  if ('postgresUrl' in store) {
    const { createPostgresConnection } = await import('@supabase/lite/postgres')
    return createPostgresConnection({ url: store.postgresUrl })
  }
  const dump = 'dump' in store && store.dump ? await openAsBlob(store.dump) : undefined
  const connection = await createPgliteConnection({
    url: 'folder' in store ? path.join(store.folder, 'db') : undefined,
    pgliteOptions: {
      extensions: { pg_trgm },
      ...(dump && { loadDataDir: dump }),
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${DATABASE_BUFFERS}`],
    },
  })
  // PGlite copies its readers and writers of all types for each statement; most are for arrays of rows, which none uses.
  const engine = connection.driver as PGlite
  await engine.waitReady
  engine.parsers = withoutRows(engine.parsers)
  engine.serializers = withoutRows(engine.serializers)
  return connection
}

const appOn = (connection: Awaited<ReturnType<typeof connect>>, keys: BackendKeys): App =>
  new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: 3600,
      enable_signup: true,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      email: { enable_signup: true, enable_confirmations: false },
    },
    storage: { enabled: true, file_size_limit: `${IMAGE_MAX_BYTES}B` },
    options: { defaults: true, server: { admin: false, disableStudio: true } },
  })

const BY_CODE = /\/auth\/v1\/(?:otp|magiclink)\/*$/i

/** Refuses the sign-in by a one-time code as hosted Supabase does where no mail is sent. */
const fetchOf =
  (app: App): App['fetch'] =>
  async (request, options) =>
    BY_CODE.test(decodeURI(new URL(request.url).pathname))
      ? Response.json({ code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' }, { status: 422 })
      : app.fetch(request, options)

/**
 * Opens the embedded backend and applies pending migrations from `folder`. The caller holds the folder's lock. Throws a
 * ForeignDatabase, before it writes, when another version's migrations made the data.
 */
export async function openBackend(
  store: BackendStore,
  keys: BackendKeys,
  migrations = MIGRATIONS,
): Promise<EmbeddedBackend> {
  setExperimental('storage', true)
  const connection = await connect(store)
  try {
    await refuseForeign(connection, migrations, 'folder' in store ? `The data folder ${store.folder}` : 'The database')
  } catch (error) {
    await connection.close()
    throw error
  }
  const scratch = 'folder' in store ? undefined : await mkdtemp(path.join(tmpdir(), 'flavorcraft-objects-'))
  const root = 'folder' in store ? path.join(store.folder, 'objects') : (scratch ?? '')
  await clearParts(root)
  const objects = fileObjectStore(root, IMAGE_MAX_BYTES)
  const app = appOn(connection, keys)
  storeObjectsIn(app, objects)
  await connection.exec(ROLES)
  const applied = await migrate(app, migrations)
  await connection.exec(STORAGE_PRIVILEGES)
  keepPrivileges(connection)
  answerChecks(connection)
  await app.init()
  return {
    fetch: fetchOf(app),
    connection,
    applied,
    async close() {
      await connection.close()
      if (scratch) await rm(scratch, { recursive: true, force: true })
    },
  }
}
