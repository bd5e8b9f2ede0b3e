import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { listLog } from '../../lib/audit/entries.ts'
import { EVENTS } from '../../lib/audit/events.ts'
import { logList } from '../../lib/audit/params.ts'
import { verifyLog } from '../../scripts/audit/verify.ts'
import { MIGRATIONS } from '../../scripts/backend/embedded.ts'
import { contextOf, sessionOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { aMessage, anImage, deleteRow, insertRow, only, rowsOf, storedPost, updateRow } from './harness/rows.ts'

const contract = await openContract()
const { intern, admin, service } = contract.clients

const rowsFor = (objectId: string) => contract.log(`object_id = '${objectId}'`)
const eventsFor = async (objectId: string) => (await rowsFor(objectId)).map(({ event, actor }) => `${actor} ${event}`)

const ends = async () =>
  only(
    await contract.sql<{ first_place: string; first_hash: string; last_place: string; last_hash: string }>(
      'select first_place, first_hash, last_place, last_hash from public.log_settings',
    ),
  )

const verify = () => verifyLog(service)

const tend = async () => {
  const { error } = await service.rpc('tend_log')
  expect(error).toBeNull()
}

describe('the log', () => {
  it('cannot be changed, deleted or emptied by the owner of the database', async () => {
    const { id } = await storedPost(service)
    await tend()
    const before = await contract.sql('select * from public.audit_log order by id')
    for (const statement of [
      `update public.audit_log set actor = 'x' where object_id = '${id}'`,
      `update public.audit_log set hash = 'x' where object_id = '${id}'`,
      `delete from public.audit_log where object_id = '${id}'`,
      'truncate public.audit_log',
    ])
      await expect(contract.sql(statement)).rejects.toThrow()
    expect(await contract.sql('select * from public.audit_log order by id')).toEqual(before)
  })

  it('records a change of the time that entries are kept', async () => {
    await admin.from('log_settings').update({ retention_months: 36 }).eq('id', true)
    expect(await contract.sql('select event, actor, detail from public.audit_log order by id desc limit 1')).toEqual([
      { event: 'setting.changed', actor: 'admin', detail: '24 to 36' },
    ])
    await contract.sql('update public.log_settings set retention_months = 24')
  })

  it('lists every event that a migration writes', () => {
    const sql = readdirSync(MIGRATIONS)
      .map((file) => readFileSync(path.join(MIGRATIONS, file), 'utf8'))
      .join('\n')
    // Tables, columns and one setting look like events.
    const written = [...sql.matchAll(/'(?!public\.|p\.|site\.)([a-z]+\.[a-z]+)'/g)]
    expect(written.length).toBeGreaterThan(50)
    expect(written.map(([, code]) => code).filter((code) => !Object.hasOwn(EVENTS, code ?? ''))).toEqual([])
  })
})

describe('a direct call is recorded with the name of the account', () => {
  it('for redirects, except those of an import', async () => {
    const id = await insertRow(intern, 'redirects', { source: '/old-soup', target: '/soup' })
    await updateRow(intern, 'redirects', id, { target: '/about' })
    await deleteRow(intern, 'redirects', id)
    expect(await rowsFor(id)).toEqual(
      [
        ['redirect.added', '/soup'],
        ['redirect.changed', '/about'],
        ['redirect.deleted', '/about'],
      ].map(([event, detail]) => ({ event, detail, actor: 'intern', title: '/old-soup', object_id: id })),
    )
    const batch_id = await insertRow(service, 'import_batches', { source: 'a.xml' })
    const imported = await insertRow(service, 'redirects', { source: '/older-soup', target: '/soup', batch_id })
    expect(await rowsFor(imported)).toEqual([])
  })

  it('for saved replies and synonyms, without their words', async () => {
    await insertRow(intern, 'saved_replies', { name: 'Thanks', body: 'Thank you.' })
    await insertRow(intern, 'search_synonyms', { words: ['courgette', 'zucchini'] })
    expect((await contract.log(`event = 'setting.changed'`)).slice(-2)).toMatchObject(
      ['Saved replies', 'Synonyms'].map((title) => ({ actor: 'intern', title, detail: 'one added' })),
    )
  })

  it('for posts', async () => {
    const { client, userId } = contract.intern
    const mine = { created_by: userId, created_by_admin: 'intern' }
    const { id, version } = await storedPost(client, { ...mine, status: 'draft' })
    const change = (values: object) => updateRow(client, 'blog_posts', id, values)
    await change({ title: 'Leek Soup', tags: ['soup'] })
    await change({ status: 'published' })
    await change({ status: 'draft' })
    await change({ deleted_at: new Date().toISOString() })
    await change({ deleted_at: null })
    await deleteRow(client, 'blog_posts', id)
    expect(await eventsFor(id)).toEqual(
      ['created', 'changed', 'published', 'unpublished', 'binned', 'restored', 'deleted'].map(
        (event) => `intern post.${event}`,
      ),
    )
    const [, changed] = await rowsFor(id)
    expect(changed).toMatchObject({ title: 'Leek Soup', detail: 'tags, title' })
    expect(version).toBe(1)
  })

  it('for autosaves, once in ten minutes', async () => {
    const { client, userId } = contract.intern
    const { id } = await storedPost(client, { created_by: userId, created_by_admin: 'intern', status: 'draft' })
    for (const title of ['One more', 'Two more', 'Three more'])
      await updateRow(client, 'blog_posts', id, { title, autosaved: true })
    expect(await eventsFor(id)).toEqual(['intern post.created', 'intern post.changed'])
  })

  it('for pictures', async () => {
    const { client, userId } = contract.intern
    const file = { contentType: 'image/webp' }
    const image = anImage({ path: `soup-${userId}.webp`, file_name: 'my soup.jpg', created_by: userId })
    await service.storage.from(IMAGE_BUCKET).upload(image.path, new Uint8Array([1]), file)
    expect((await client.from('images').insert(image)).error).toBeNull()
    await updateRow(client, 'images', image.path, { alt: 'A soup' })
    rowsOf(await client.rpc('bin_images', { p_paths: [image.path] }))
    rowsOf(await client.rpc('restore_images', { p_paths: [image.path] }))
    expect(await eventsFor(image.path)).toEqual(
      ['added', 'changed', 'binned', 'restored'].map((event) => `intern image.${event}`),
    )
    expect((await rowsFor(image.path))[1]).toMatchObject({ title: 'my soup.jpg', detail: 'alt' })
  })

  it('for authors', async () => {
    const id = await insertRow(admin, 'author_profiles', { name: 'Ola' })
    await updateRow(admin, 'author_profiles', id, { retired: true })
    expect(await eventsFor(id)).toEqual(['admin author.added', 'admin author.changed'])
    expect((await rowsFor(id))[1]).toMatchObject({ title: 'Ola', detail: 'retired' })
  })

  it('for messages, without a word of the visitor', async () => {
    const id = await insertRow(service, 'contact_messages', aMessage())
    const mark = (values: object) => updateRow(admin, 'contact_messages', id, values)
    const now = new Date().toISOString()
    await mark({ read_at: now })
    await mark({ archived_at: now })
    await mark({ archived_at: null, spam_at: now })
    rowsOf(await admin.rpc('bin_messages', { p_ids: [id] }))
    rowsOf(await admin.rpc('delete_message', { p_id: id }))
    rowsOf(await admin.rpc('export_messages', { p_words: [], p_box: 'inbox', p_limit: 10 }))
    const rows = await rowsFor(id)
    expect(rows.map(({ event, detail }) => `${event} ${detail}`.trim())).toEqual([
      'message.read',
      'message.marked archived',
      'message.marked back in the inbox',
      'message.binned',
      'message.deleted',
    ])
    const { name, email, subject, message } = aMessage()
    const all = JSON.stringify(await contract.sql('select * from public.audit_log'))
    for (const word of [name, email, subject, message]) expect(all).not.toContain(word)
    expect(all).toContain('message.exported')
  })

  it('for accounts, whose name stays after their deletion', async () => {
    const { userId, username, client } = await contract.account('intern')
    await service.from('admins').update({ role: 'admin' }).eq('user_id', userId)
    expect((await client.auth.updateUser({ password: 'another long password' })).error).toBeNull()
    const { id } = await storedPost(client, { created_by: userId, created_by_admin: username })
    await contract.sql(`delete from auth.users where id = '${userId}'`)
    expect((await rowsFor(userId)).map(({ event, title, detail }) => `${event} ${title} ${detail}`.trim())).toEqual([
      `account.added ${username} intern`,
      `account.role ${username} intern to admin`,
      `account.password ${username}`,
      `account.deleted ${username}`,
    ])
    expect(await eventsFor(id)).toEqual([`${username} post.published`])
  })

  it('for imports', async () => {
    const id = await insertRow(service, 'import_batches', { source: 'Ghost' })
    await service.from('import_batches').update({ undone_at: new Date().toISOString() }).eq('id', id)
    expect(await eventsFor(id)).toEqual(['the site import.started', 'the site import.undone'])
  })
})

describe('the search', () => {
  const found = async (q: string, object: string) => {
    const { rows } = await listLog(contextOf(contract.admin, 'admin'), logList.read({ q, object }))
    return rows.map(({ event }) => event)
  }

  it('finds an entry by its account, its title and its event, and not by the names of columns or codes', async () => {
    const { client, userId } = contract.intern
    const { id } = await storedPost(client, { created_by: userId, created_by_admin: 'intern', status: 'draft' })
    await updateRow(client, 'blog_posts', id, { title: 'Leek soup', content: 'Slice the leeks.' })
    await updateRow(client, 'blog_posts', id, { deleted_at: new Date().toISOString() })
    expect(await found('LEEK intern', id)).toEqual(['post.binned', 'post.changed'])
    expect(await found('moved bin', id)).toEqual(['post.binned'])
    for (const name of ['content', 'title', 'post', 'binned']) expect(await found(name, id)).toEqual([])
  })

  it('finds an entry without a title by the displayed name', async () => {
    const id = await insertRow(service, 'contact_messages', aMessage())
    await updateRow(admin, 'contact_messages', id, { read_at: new Date().toISOString() })
    expect(await found('read message', id)).toEqual(['message.read'])
    await insertRow(admin, 'search_synonyms', { words: ['leek', 'scallion'] })
    expect(await found('search words', '')).toContain('setting.changed')
    expect(await found('synonyms', '')).toEqual([])
  })

  it('finds values: the target of a redirect, or a former name', async () => {
    const id = await insertRow(admin, 'redirects', { source: '/old-leeks', target: '/leeks' })
    expect(await found('/leeks', id)).toEqual(['redirect.added'])
  })

  it('finds an entry without the marks of letters', async () => {
    const { id } = await storedPost(service, { title: 'Gęś i Żurek', status: 'draft' })
    for (const words of ['zurek', 'ŻUREK', 'ges żur']) expect(await found(words, id), words).toEqual(['post.created'])
  })
})

describe('sign-ins', () => {
  it('have the shortened address, as does every later row of the session', async () => {
    const { client, userId, username } = await contract.account('intern')
    const where = { p_network: '203.0.113.0/24', p_device: 'Firefox on Linux' }
    expect((await service.rpc('start_session', { p_session: await sessionOf(client), ...where })).error).toBeNull()
    const { id } = await storedPost(client, { created_by: userId, created_by_admin: username })
    const rows = await contract.sql<{ event: string; network: string }>(
      `select event, network from public.audit_log where object_id in ('${id}', '${userId}') and network is not null order by id`,
    )
    expect(rows).toEqual([
      { event: 'session.started', network: '203.0.113.0/24' },
      { event: 'post.published', network: '203.0.113.0/24' },
    ])
  })

  it('that fail are one row a day, with the name of an account or without a name', async () => {
    for (const p_username of ['Admin', 'admin', 'a-strangers-words', 'another'])
      expect((await service.rpc('note_login_failure', { p_username })).error).toBeNull()
    await tend()
    const failed = () => contract.log(`event = 'session.failed'`)
    expect(await failed()).toEqual([])
    await contract.sql(`update public.login_failures set day = '2026-01-31'`)
    await tend()
    expect((await failed()).filter(({ detail }) => detail.endsWith('2026-01-31')).map(({ title }) => title)).toContain(
      'admin',
    )
    expect(JSON.stringify(await failed())).not.toContain('strangers')
    expect(await failed()).toContainEqual(expect.objectContaining({ title: 'admin', detail: '2 on 2026-01-31' }))
  })
})

describe('the chain', () => {
  it('holds every row without a gap', async () => {
    await storedPost(service)
    await storedPost(service)
    await tend()
    const { last_place, last_hash } = await ends()
    expect(await verify()).toMatchObject({ place: Number(last_place), hash: last_hash })
    expect(await contract.sql('select id from public.audit_log where place is null')).toEqual([])
  })

  /** Makes a change as the database's owner, with the trigger removed. */
  const tamper = async (statement: string) => {
    await contract.sql('alter table public.audit_log disable trigger user')
    await contract.sql(statement)
    await contract.sql('alter table public.audit_log enable trigger user')
  }

  it('reveals a changed and a missing row', async () => {
    for (let count = 0; count < 3; count++) await storedPost(service)
    await tend()
    const place = Number((await ends()).last_place) - 1
    await tamper(`update public.audit_log set actor = 'x' where place = ${place}`)
    await expect(verify()).rejects.toThrow(`Row ${place} of the log was changed`)
    await tamper(`update public.audit_log set actor = 'the site' where place = ${place}`)
    await verify()
    await tamper(`create table private.kept as select * from public.audit_log where place = ${place}`)
    await tamper(`delete from public.audit_log where place = ${place}`)
    await expect(verify()).rejects.toThrow(`Row ${place} of the log is missing`)
    await contract.sql('insert into public.audit_log overriding system value select * from private.kept')
    await contract.sql('drop table private.kept')
    await verify()
  })

  it('begins later after the deletion of rows older than the setting', async () => {
    await storedPost(service)
    await tend()
    const { last_place } = await ends()
    await storedPost(service)
    await tend()
    // The rows get a date two years ago, and the chain is built again over them.
    await tamper(`update public.audit_log set at = at - interval '25 months' where place <= ${last_place}`)
    await tend()
    expect((await ends()).first_place).toBe(last_place)
    expect(await contract.sql(`select id from public.audit_log where place <= ${last_place}`)).toEqual([])
    await verify()
  })

  // PGlite has one connection, so calls cannot wait for each other there.
  it.skipIf(!process.env.TEST_POSTGRES_URL)('never makes a write wait for another', async () => {
    const { url } = contract
    if (!url) throw new Error('The test needs a server')
    const write = (sql: postgres.Sql | postgres.TransactionSql, name: string) =>
      sql`insert into public.images (path, width, height, bytes) values (${name}, 10, 10, 10)`
    const sql = postgres(url, { max: 2 })
    await sql.begin(async (open) => {
      await write(open, 'first.webp')
      // Both finish while the first transaction is open.
      await write(sql, 'second.webp')
      await sql`select public.tend_log()`
      expect([...(await sql`select object_id from public.audit_log where place is null`)]).toEqual([])
    })
    await sql.end()
    expect(await contract.sql('select object_id from public.audit_log where place is null')).toEqual([
      { object_id: 'first.webp' },
    ])
    await tend()
    await verify()
  })
})
