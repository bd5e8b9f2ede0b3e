import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { BIN_DAYS } from '../../lib/retention.ts'
import { FIELD_COLUMNS, REVISION_COLUMNS, toColumns } from '../../lib/posts/columns.ts'
import { draftSchema, emptyFields } from '../../lib/posts/schema.ts'
import { isIdTaken } from '../../lib/posts/admin/errors.ts'
import { copyPost, restoreVersion } from '../../lib/posts/admin/revisions.ts'
import { autosaveSchema } from '../../lib/posts/admin/schema.ts'
import { BackendError } from '../../lib/supabase/backend-error.ts'
import { contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import {
  aPost,
  BODY,
  daysAgo,
  deleteRow,
  everyField,
  insertRow,
  postById,
  rowsOf,
  storedPost,
  updateRow,
  violatesCheck,
  YESTERDAY,
} from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin, service } = contract.clients

const revisionsOf = async (id: string) =>
  rowsOf(await admin.from('post_revisions').select().eq('post_id', id).order('version'))

describe('versions', () => {
  it('counts each change of an editable field and of what cards show, and nothing else', async () => {
    const post = await storedPost(service)
    expect(post.version).toBe(1)
    const changes = [
      { title: 'A New Title' },
      { title: 'A New Title' },
      { status: 'draft' as const },
      { deleted_at: new Date().toISOString() },
      { deleted_at: null },
      { version: 40 },
      { meta_description: 'Warm and plain.' },
      { excerpt: 'A soup.' },
      { excerpt: 'A soup.' },
      { reading_minutes: 2, total_minutes: 40, servings: '4' },
    ]
    const versions = []
    for (const change of changes) {
      versions.push(
        rowsOf(await admin.from('blog_posts').update(change).eq('id', post.id).select('version').single()).version,
      )
    }
    expect(versions).toEqual([2, 2, 3, 3, 3, 3, 4, 5, 5, 6])
  })

  it('lets only one of two saves of the same version succeed', async () => {
    const { id } = await storedPost(service)
    const save = (client: typeof admin, title: string) =>
      client.from('blog_posts').update({ title }).eq('id', id).eq('version', 1).select('id')
    const answers = await Promise.all([save(admin, 'By the admin'), save(intern, 'By the intern')])
    expect(answers.map(({ data }) => data?.length).sort()).toEqual([0, 1])
  })

  it('recognises a repeated insert by its id', async () => {
    const { id } = await storedPost(service)
    const { error, status } = await service.from('blog_posts').insert(aPost({ id }))
    expect(isIdTaken(new BackendError(error?.message ?? '', error?.code ?? '', status >= 500))).toBe(true)
    expect(
      isIdTaken(
        new BackendError('duplicate key value violates unique constraint "blog_posts_slug_key"', '23505', false),
      ),
    ).toBe(false)
  })

  it("sets the readers' change date for the text, not for a date, the bin or what cards show", async () => {
    const { id } = await storedPost(service, { updated_at: YESTERDAY })
    const updatedAfter = async (change: object) => {
      await updateRow(admin, 'blog_posts', id, change)
      return Date.parse((await postById(service, id))?.updated_at ?? '')
    }
    expect(await updatedAfter({ status: 'draft' })).toBe(Date.parse(YESTERDAY))
    expect(await updatedAfter({ deleted_at: new Date().toISOString() })).toBe(Date.parse(YESTERDAY))
    expect(await updatedAfter({ excerpt: 'A soup.', total_minutes: 40 })).toBe(Date.parse(YESTERDAY))
    expect(await updatedAfter({ content: `${BODY} And salt.` })).toBeGreaterThan(Date.parse(YESTERDAY))
  })
})

describe('revisions', () => {
  it('keep every version with its author', async () => {
    const post = await storedPost(intern, { created_by_admin: contract.intern.username, title: 'First Title' })
    await updateRow(admin, 'blog_posts', post.id, { title: 'Second Title' })
    await updateRow(admin, 'blog_posts', post.id, { deleted_at: daysAgo(0) })
    expect(
      (await revisionsOf(post.id)).map(({ version, title, saved_by_username }) => [version, title, saved_by_username]),
    ).toEqual([
      [1, 'First Title', contract.intern.username],
      [2, 'Second Title', contract.admin.username],
    ])
  })

  it.each([false, true])('keep and restore every field (autosaved: %s)', async (autosaved) => {
    const filled = everyField()
    const others = { ...toColumns(draftSchema.parse(emptyFields)), post_type: 'guide' as const, slug: 'soup' }
    expect(FIELD_COLUMNS.filter((column) => isDeepStrictEqual(filled[column], others[column]))).toEqual([])
    const form = { autosaved, saved_form: randomUUID(), status: 'draft' as const }
    const { id } = await storedPost(admin, { ...others, ...form, saved_form_version: 1 })
    await updateRow(admin, 'blog_posts', id, { ...filled, ...form, saved_form_version: 2 })
    const revisions = await revisionsOf(id)
    expect(revisions.map(({ version }) => version)).toEqual(autosaved ? [2] : [1, 2])
    const kept = Object.fromEntries(REVISION_COLUMNS.map((column) => [column, filled[column]]))
    expect(revisions.at(-1)).toMatchObject(kept)
    await updateRow(admin, 'blog_posts', id, { ...others, slug: filled.slug, autosaved: false })
    await restoreVersion(contextOf(contract.admin, 'admin'), { id, version: 3 }, 2)
    expect(await postById(service, id)).toMatchObject(kept)
  })

  it('are restored by a save that the log records, also shortly after an autosave', async () => {
    const { id } = await storedPost(admin, { status: 'draft', autosaved: true })
    for (const title of ['Second', 'Third']) await updateRow(admin, 'blog_posts', id, { title, autosaved: true })
    const target = { id, version: 3 }
    expect(await restoreVersion(contextOf(contract.admin, 'admin'), target, 1)).toMatchObject({ ok: true })
    const logged = await contract.log(`object_id = '${id}' and event = 'post.changed'`)
    expect(logged).toHaveLength(2)
  })

  it('are deleted after a year, except the last twenty', async () => {
    const { id } = await storedPost(service)
    for (let n = 2; n <= 24; n++) await updateRow(service, 'blog_posts', id, { title: `Title ${n}` })
    await contract.sql(`update public.post_revisions set created_at = now() - interval '2 years' where version <= 23`)
    expect((await service.rpc('purge_old_posts')).error).toBeNull()
    expect((await revisionsOf(id)).map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, n) => n + 5))
  })
})

it('the copy of a post has a whole title when the cut meets an emoji', async () => {
  const { id } = await storedPost(service, { title: `${'a'.repeat(192)}🍲 soup` })
  const copy = await copyPost(contextOf(contract.admin, 'admin'), id)
  expect(copy?.title).toBe(`${'a'.repeat(192)} (copy)`)
})

describe('the bin', () => {
  it('records the account that deleted a post, also in an insert', async () => {
    const created_by_admin = contract.intern.username
    const claimed = { deleted_at: daysAgo(20), deleted_by: contract.admin.username }
    const post = await storedPost(intern, { created_by_admin, ...claimed })
    expect(post.deleted_by).toBe(contract.intern.username)
    expect(Date.parse(post.deleted_at ?? '')).toBeGreaterThan(Date.parse(daysAgo(1)))
    await updateRow(intern, 'blog_posts', post.id, { deleted_by: contract.admin.username })
    const after = rowsOf(await service.from('blog_posts').select('deleted_by').eq('id', post.id).single())
    expect(after.deleted_by).toBe(contract.intern.username)
  })

  it('hides a post from readers and keeps it for editors', async () => {
    const { id, slug } = await storedPost(admin, { created_by_admin: contract.admin.username })
    await updateRow(admin, 'blog_posts', id, { slug: 'moved' })
    await updateRow(admin, 'blog_posts', id, { deleted_at: daysAgo(0) })
    expect((await anon.from('blog_posts').select('id').eq('id', id)).data).toEqual([])
    expect((await anon.from('post_slug_redirects').select('slug').eq('slug', slug)).data).toEqual([])
    expect(rowsOf(await admin.from('blog_posts').select('deleted_by').eq('id', id).single()).deleted_by).toBe(
      contract.admin.username,
    )
  })

  it('records the true time of deletion', async () => {
    const { id } = await storedPost(service)
    await updateRow(intern, 'blog_posts', id, { deleted_at: daysAgo(100), deleted_by: 'another' })
    const post = await postById(service, id)
    expect(Date.parse(post?.deleted_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(post?.deleted_by).toBe(contract.intern.username)
    await updateRow(intern, 'blog_posts', id, { deleted_at: null })
    expect(await postById(service, id)).toMatchObject({ deleted_at: null, deleted_by: null })
  })

  it(`deletes posts after ${BIN_DAYS} days, with the next deletion`, async () => {
    const [old, recent, next] = await Promise.all([storedPost(service), storedPost(service), storedPost(service)])
    await updateRow(service, 'blog_posts', recent.id, { deleted_at: daysAgo(BIN_DAYS - 0.01) })
    await updateRow(service, 'blog_posts', old.id, { deleted_at: daysAgo(BIN_DAYS + 0.01) })
    await updateRow(admin, 'blog_posts', next.id, { deleted_at: daysAgo(0) })
    const left = rowsOf(await service.from('blog_posts').select('id'))
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([recent.id, next.id]))
  })
})

describe('working copies', () => {
  const copy = (post_id: string, fields = { title: 'Typed' }) => ({ post_id, base_version: 1, fields })

  it.each(['intern', 'admin'] as const)('of the %s are hidden from other editors', async (role) => {
    const { id } = await storedPost(service)
    await insertRow(contract.clients[role], 'post_working_copies', copy(id))
    const table = () => contract.clients[role === 'intern' ? 'admin' : 'intern'].from('post_working_copies')
    expect(rowsOf(await table().select())).toEqual([])
    await table().update({ base_version: 7 }).gte('base_version', 1)
    await table().delete().gte('base_version', 1)
    expect(await contract.sql('select user_id, base_version from public.post_working_copies')).toEqual([
      { user_id: contract[role].userId, base_version: 1 },
    ])
  })

  it('cannot be written for another editor', async () => {
    const { id } = await storedPost(service)
    const row = { ...copy(id), user_id: contract.admin.userId }
    expect((await intern.from('post_working_copies').insert(row)).error?.code).toBe('42501')
  })

  it('hold an object of limited size, and are deleted with their post', async () => {
    const { id } = await storedPost(service)
    const huge = await intern.from('post_working_copies').upsert(copy(id, { title: 'x'.repeat(2_000_001) }))
    expect(violatesCheck(huge.error)).toBe(true)
    const long = (content: string) => ({ ...emptyFields, content: content.repeat(900_000) })
    const isSent = (content: string) =>
      autosaveSchema.shape.fields.safeParse(long(content)).error?.issues[0]?.message ?? 'sent'
    expect([isSent('ż'), isSent('🍲')]).toEqual(['sent', 'The text is too long for the server.'])
    rowsOf(
      await intern
        .from('post_working_copies')
        .upsert(copy(id, long('ż')))
        .select('post_id'),
    )
    await deleteRow(service, 'blog_posts', id)
    expect((await intern.from('post_working_copies').select()).data).toEqual([])
  })

  it('exist once per form: a second tab overwrites only the copy of its own form', async () => {
    const { id } = await storedPost(service)
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    const write = async (form: string, title: string) =>
      rowsOf(
        await intern
          .from('post_working_copies')
          .upsert({ ...copy(id, { title }), form })
          .select(),
      )
    await write(one, 'One')
    await write(two, 'Two')
    await write(two, 'Two and more')
    const left = rowsOf(await intern.from('post_working_copies').select('form, fields'))
    expect(new Map(left.map(({ form, fields }) => [form, fields]))).toEqual(
      new Map([
        [one, { title: 'One' }],
        [two, { title: 'Two and more' }],
      ]),
    )
  })
})
