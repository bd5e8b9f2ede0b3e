import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '../../scripts/backend/app-client.ts'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import {
  type BackendStore,
  type EmbeddedBackend,
  MIGRATIONS,
  newBackendKeys,
  openBackend,
} from '../../scripts/backend/embedded.ts'
import { refuseForeign } from '../../scripts/backend/migrate.ts'
import { type Account, newAccount } from './harness/clients.ts'
import { watchConsole } from './harness/console.ts'
import { rowsOf, storedPost } from './harness/rows.ts'
import { newStore } from './harness/store.ts'

const keys = await newBackendKeys()
const watch = watchConsole()
const folder = await mkdtemp(path.join(tmpdir(), 'flavorcraft-reopening-'))
const fresh = await newStore()
/** Storage that survives the process: a folder, as `npm start` has it, or a database of a server. */
const store: BackendStore = fresh.url ? fresh.store : { folder }

const open = () => openBackend(store, keys)

let first: EmbeddedBackend
let second: EmbeddedBackend
let intern: Account

beforeAll(async () => {
  first = await open()
  intern = await newAccount(first, keys, 'intern', 'intern')
  await storedPost(intern.client, { created_by_admin: 'intern' })
  const picture = new TextEncoder().encode('the picture')
  rowsOf(await intern.client.storage.from(IMAGE_BUCKET).upload('soup.png', picture, { contentType: 'image/png' }))
  await first.close()
  second = await open()
})
afterEach(() => expect(watch.unexpected()).toEqual([]))
afterAll(async () => {
  await second.close()
  await fresh.drop()
  await rm(folder, { recursive: true, force: true })
  watch.stop()
})

describe('a second start on the same data', () => {
  // The project of `npm run test:hosted` is migrated before the first start.
  it.skipIf(process.env.TEST_POSTGRES_TEMPLATE)('applies nothing: the first applied every file, in order', async () => {
    const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()
    expect(first.applied).toEqual(files)
    expect(second.applied).toEqual([])
  })

  it('keeps the posts and continues their numbers', async () => {
    const service = clientOf(second, keys.secretKey)
    expect(rowsOf(await service.from('blog_posts').select('slug, created_by'))).toEqual([
      { slug: 'onion-soup', created_by: intern.userId },
    ])
    expect((await storedPost(service)).slug).toBe('onion-soup-2')
  })

  it('keeps the rights of each role', async () => {
    const anon = clientOf(second, keys.publishableKey)
    expect((await anon.from('contact_messages').select()).error?.code).toBe('42501')
    expect((await anon.from('login_attempts').select()).error?.code).toBe('42501')
    expect(rowsOf(await anon.from('blog_posts').select('slug')).length).toBeGreaterThan(0)
  })

  it('keeps accounts and their sessions', async () => {
    const { data } = await intern.client.auth.getSession()
    const client = clientOf(second, keys.publishableKey)
    const { access_token = '', refresh_token = '' } = data.session ?? {}
    expect((await client.auth.setSession({ access_token, refresh_token })).error).toBeNull()
    expect(rowsOf(await client.from('admins').select('username'))).toEqual([{ username: 'intern' }])
  })

  it('refuses the data of another version with one sentence and changes nothing', async () => {
    const { connection } = second
    const history = () => connection.exec('select * from supabase_migrations.schema_migrations order by version')
    const former = { version: '20261121090000', name: 'admins' }
    await connection.exec(
      `insert into supabase_migrations.schema_migrations values ('${former.version}', null, '${former.name}')`,
    )
    const before = await history()
    const refusal = refuseForeign(connection, MIGRATIONS, 'The data folder .data')
    await expect(refusal).rejects.toThrow(
      /^The data folder \.data was made by another version .* 20261121090000 .*DATA_DIR\.$/,
    )
    expect(await history()).toEqual(before)
    await connection.exec(`delete from supabase_migrations.schema_migrations where version = '${former.version}'`)
    await expect(refuseForeign(connection, MIGRATIONS, 'The data folder .data')).resolves.toBeUndefined()
  })

  it('refuses data whose migration had other statements, and ignores other comments', async () => {
    const { connection } = second
    const refusal = () => refuseForeign(connection, MIGRATIONS, 'The data folder .data')
    const first =
      'supabase_migrations.schema_migrations where version = (select min(version) from supabase_migrations.schema_migrations)'
    const { rows } = await connection.exec<{ rows: { version: string; statements: string[] }[] }>(
      `select version, statements from ${first}`,
    )
    const [{ version, statements }] = rows as [{ version: string; statements: string[] }]
    const write = (changed: string[]) =>
      connection.exec(
        `update supabase_migrations.schema_migrations set statements = array[${changed
          .map((statement) => `'${statement.replaceAll("'", "''")}'`)
          .join(', ')}] where version = '${version}'`,
      )
    await write(statements.map((statement) => `-- It's said otherwise.\n${statement.replaceAll(' ', '  ')}`))
    await expect(refusal()).resolves.toBeUndefined()
    await write([...statements, 'create table public.former ()'])
    await expect(refusal()).rejects.toThrow(`(its migration ${version} does something else here) and was left as it is`)
    await write(statements)
    await expect(refusal()).resolves.toBeUndefined()
  })

  it.skipIf(fresh.url)('keeps the pictures', async () => {
    const { data } = clientOf(second, keys.publishableKey).storage.from(IMAGE_BUCKET).getPublicUrl('soup.png')
    const response = await second.fetch(new Request(data.publicUrl))
    expect(await response.text()).toBe('the picture')
  })
})
