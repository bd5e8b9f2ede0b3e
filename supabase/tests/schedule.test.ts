import { describe, expect, it, vi } from 'vitest'
import { toIsoDate } from '../../lib/dates.ts'
import { applyDueChanges } from '../../lib/jobs/due-changes.ts'
import { FIELD_COLUMNS } from '../../lib/posts/columns.ts'
import { derivedColumns } from '../../lib/posts/rendering/jobs.ts'
import { listPlans, movePlan } from '../../lib/posts/admin/calendar.ts'
import { describeWriteError } from '../../lib/posts/admin/errors.ts'
import { dropKeptChanges } from '../../lib/posts/admin/pending-changes.ts'
import { savePostSchema } from '../../lib/posts/admin/schema.ts'
import { writePost } from '../../lib/posts/admin/save.ts'
import { emptyFields } from '../../lib/posts/schema.ts'
import { stubEnvironment } from '../../lib/seo/testing.ts'
import { contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { interleave } from './harness/interleave.ts'
import {
  anImage,
  aPost,
  askToInsert,
  askToUpdate,
  BODY,
  insertRow,
  postById,
  rowsOf,
  storedPost,
  TOMORROW,
  updateRow,
  violatesCheck,
  YESTERDAY,
} from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin, service } = contract.clients

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)

describe('a post with an end', () => {
  it('is public until that moment, and in no public read after it', async () => {
    const picture = anImage()
    await insertRow(service, 'images', picture)
    const { id } = await storedPost(service, {
      slug: 'advent',
      published_at: YESTERDAY,
      unpublish_at: inMinutes(5),
      image_url: `/media/${picture.path}`,
    })
    const seen = async () => ({
      posts: slugs(rowsOf(await anon.from('blog_posts').select('slug'))),
      found: slugs(rowsOf(await anon.rpc('search_posts', { p_query: 'onion' }))),
      images: rowsOf(await anon.from('images').select('path')).length,
    })
    expect(await seen()).toEqual({ posts: ['advent'], found: ['advent'], images: 1 })
    await updateRow(service, 'blog_posts', id, { unpublish_at: inMinutes(-5) })
    expect(await seen()).toEqual({ posts: [], found: [], images: 0 })
  })

  it('counts for next_publication like a start', async () => {
    const next = async (p_type?: string) =>
      toIsoDate(rowsOf(await anon.rpc('next_publication', p_type ? { p_type } : {})))
    const [end, start] = [inMinutes(10), inMinutes(20)]
    await storedPost(service, { published_at: YESTERDAY, unpublish_at: end, post_type: 'news' })
    await storedPost(service, { status: 'scheduled', published_at: start, post_type: 'guide' })
    expect(await next()).toBe(end)
    expect(await next('news')).toBe(end)
    expect(await next('guide')).toBe(start)
  })

  it('becomes a draft once, without a change of its dates', async () => {
    const ended = await storedPost(service, { slug: 'ended', published_at: YESTERDAY, unpublish_at: inMinutes(-1) })
    await storedPost(service, { slug: 'lasting', published_at: YESTERDAY, unpublish_at: TOMORROW })
    await storedPost(service, {
      slug: 'binned',
      published_at: YESTERDAY,
      unpublish_at: inMinutes(-1),
      deleted_at: YESTERDAY,
    })
    expect(slugs(rowsOf(await service.rpc('end_due_posts')))).toEqual(['ended'])
    expect(await postById(service, ended.id)).toMatchObject({
      status: 'draft',
      unpublish_at: null,
      updated_at: ended.updated_at,
      version: ended.version + 1,
    })
    expect(rowsOf(await service.rpc('end_due_posts'))).toEqual([])
  })

  it('rejects an end before its start', async () => {
    const backwards = aPost({ published_at: TOMORROW, unpublish_at: YESTERDAY })
    const { error } = await admin.from('blog_posts').insert(backwards)
    expect(violatesCheck(error)).toBe(true)
  })

  it('names the end as the reason when the publication cannot be moved after it', async () => {
    const from = inMinutes(10)
    const { id } = await storedPost(service, {
      status: 'scheduled',
      published_at: from,
      unpublish_at: inMinutes(20),
    })
    const move = { id, plan: 'publish', from, to: inMinutes(30) } as const
    const moved = movePlan(contextOf(contract.admin, 'admin'), move).catch(describeWriteError)
    expect(await moved).toBe('It would end before it appears.')
  })
})

describe('planned changes of a published post', () => {
  it('are visible to other editors with their author', async () => {
    const { id } = await storedPost(service)
    const changed = { title: 'Onion Soup, better' }
    const forged = { post_id: id, base_version: 1, changed, saved_by_username: 'stranger' }
    await insertRow(admin, 'post_changes', forged)
    const rows = rowsOf(await intern.from('post_changes').select('changed, saved_by_username'))
    expect(rows).toEqual([{ changed, saved_by_username: contract.admin.username }])
  })

  it('are not overwritten by an editor whose form does not show them', async () => {
    stubEnvironment(vi.stubEnv)
    const { id, version, slug } = await storedPost(service)
    const forms = { admin: crypto.randomUUID(), intern: crypto.randomUUID() }
    const keep = (role: 'admin' | 'intern', title: string, changesAt: string | null) =>
      writePost(
        contextOf(contract[role], role),
        savePostSchema.parse({
          ...{ ...emptyFields, title, slug, content: BODY, author: 'Ola' },
          ...{ intent: 'later', publishAt: '', target: { id, version }, changesAt, form: forms[role] },
        }),
      )
    const first = await keep('admin', 'By the admin', null)
    const kept = async () => rowsOf(await admin.from('post_changes').select('changed').eq('post_id', id).single())
    expect(await keep('intern', 'By the intern', null)).toMatchObject({ ok: false, reason: 'conflict' })
    expect((await kept()).changed).toMatchObject({ title: 'By the admin' })
    const shown = first.ok ? (first.data.post.changes?.savedAt ?? null) : null
    // After a lost response, the form sends its text again, with what was typed meanwhile.
    expect(await keep('admin', 'By the admin, and more', null)).toMatchObject({ ok: true })
    expect(await keep('intern', 'By the intern', shown)).toMatchObject({ ok: false })
    const again = await keep('admin', 'By the admin', shown)
    expect(await keep('intern', 'By both', again.ok ? (again.data.post.changes?.savedAt ?? null) : null)).toMatchObject(
      {
        ok: true,
      },
    )
    expect((await kept()).changed).toMatchObject({ title: 'By both' })
    vi.unstubAllEnvs()
  })

  it('are not overwritten or dropped by another tab of the same editor that does not show them', async () => {
    stubEnvironment(vi.stubEnv)
    const { id, version, slug } = await storedPost(service)
    const context = contextOf(contract.admin, 'admin')
    const [firstTab, secondTab] = [crypto.randomUUID(), crypto.randomUUID()]
    const keep = (form: string, title: string, changesAt: string | null) =>
      writePost(
        context,
        savePostSchema.parse({
          ...{ ...emptyFields, title, slug, content: BODY, author: 'Ola' },
          ...{ intent: 'later', publishAt: '', target: { id, version }, changesAt, form },
        }),
      )
    const first = await keep(firstTab, 'First tab', null)
    const shown = first.ok ? (first.data.post.changes?.savedAt ?? null) : null
    expect(await keep(secondTab, 'Second tab', null)).toMatchObject({ ok: false, reason: 'conflict' })
    expect(await keep(firstTab, 'First tab again', shown)).toMatchObject({ ok: true })
    expect(await dropKeptChanges(context, { id, form: secondTab }, shown)).toBe(contract.admin.username)
    const kept = rowsOf(await admin.from('post_changes').select('changed').eq('post_id', id).single())
    expect(kept.changed).toMatchObject({ title: 'First tab again' })
    // The first tab has lost both responses.
    expect(await dropKeptChanges(context, { id, form: firstTab }, null)).toBeNull()
    vi.unstubAllEnvs()
  })

  it('are refused with the present state of a post that has ended, not as those of a deleted post', async () => {
    stubEnvironment(vi.stubEnv)
    const post = await storedPost(service, { published_at: YESTERDAY, unpublish_at: inMinutes(-1) })
    const kept = await writePost(
      contextOf(contract.admin, 'admin'),
      savePostSchema.parse({
        ...{ ...emptyFields, title: post.title, slug: post.slug, content: BODY, author: 'Ola' },
        ...{ intent: 'later', publishAt: '', target: { id: post.id, version: post.version } },
      }),
    )
    expect(kept).toMatchObject({ ok: false, reason: 'conflict', serverVersion: { post: { state: 'draft' } } })
    vi.unstubAllEnvs()
  })

  it('are moved to another moment', async () => {
    const { id, title } = await storedPost(service, { published_at: YESTERDAY })
    const [from, to] = [inMinutes(10), inMinutes(15)]
    await insertRow(admin, 'post_changes', { post_id: id, base_version: 1, changed: {}, publish_at: from })
    const move = () => movePlan(contextOf(contract.admin, 'admin'), { id, plan: 'changes', from, to })
    expect(await move()).toMatchObject({ plan: { id, title, plan: 'changes', at: to }, change: null })
    // The plan has left its former moment.
    expect(await move()).toBeNull()
  })

  it('stay when another editor has kept them since a form was opened that publishes or discards them', async () => {
    const { id } = await storedPost(service)
    const keep = async (client: typeof admin, title: string) => {
      const row = { post_id: id, base_version: 1, changed: { title } }
      const kept = rowsOf(await client.from('post_changes').upsert(row).select('updated_at').single())
      return toIsoDate(kept.updated_at)
    }
    const shown = await keep(admin, 'By the admin')
    const renewed = await keep(intern, 'By the intern')
    const drop = (changesAt: string) => dropKeptChanges(contextOf(contract.admin, 'admin'), { id }, changesAt)
    await drop(shown)
    const left = async () => rowsOf(await admin.from('post_changes').select('changed').eq('post_id', id))
    expect(await left()).toEqual([{ changed: { title: 'By the intern' } }])
    await drop(renewed)
    expect(await left()).toEqual([])
  })

  it('are not moved past the end that they contain', async () => {
    const { id } = await storedPost(service, { published_at: YESTERDAY })
    const from = inMinutes(10)
    const changed = { title: 'For a while', unpublish_at: inMinutes(20) }
    await insertRow(admin, 'post_changes', { post_id: id, base_version: 1, changed, publish_at: from })
    const move = (to: string) => movePlan(contextOf(contract.admin, 'admin'), { id, plan: 'changes', from, to })
    expect(await move(inMinutes(30))).toBe('It would end before it appears.')
    expect(await move(inMinutes(15))).toMatchObject({ plan: { plan: 'changes' } })
  })

  it('are in the calendar only while their post is public', async () => {
    const { id } = await storedPost(service, { published_at: YESTERDAY })
    await insertRow(admin, 'post_changes', { post_id: id, base_version: 1, changed: {}, publish_at: inMinutes(10) })
    const plans = async () => {
      const found = await listPlans(contextOf(contract.admin, 'admin'), { from: inMinutes(0), to: inMinutes(20) })
      return found.map(({ plan }) => plan)
    }
    expect(await plans()).toEqual(['changes'])
    await updateRow(service, 'blog_posts', id, { status: 'draft' })
    expect(await plans()).toEqual([])
    await updateRow(service, 'blog_posts', id, { status: 'published', deleted_at: YESTERDAY })
    expect(await plans()).toEqual([])
  })

  it('are listed with their post', async () => {
    const { id, title } = await storedPost(service)
    await insertRow(admin, 'post_changes', { post_id: id, base_version: 1, changed: {} })
    const post = rowsOf(await admin.from('blog_posts').select('id, post_changes(base_version)').eq('id', id).single())
    expect(post.post_changes).toEqual({ base_version: 1 })
    const kept = rowsOf(await admin.from('post_changes').select('blog_posts(title)').single())
    expect(kept.blog_posts).toEqual({ title })
  })

  it('count as a use of their pictures and as due work', async () => {
    const { id } = await storedPost(service)
    const picture = anImage({ path: 'kept.webp' })
    await insertRow(service, 'images', picture)
    const at = inMinutes(30)
    const changed = { content: `${BODY}\n\n![](/media/kept.webp)` }
    await insertRow(admin, 'post_changes', { post_id: id, base_version: 1, changed, publish_at: at })
    const view = { p_words: [], p_filter: 'unused', p_grace: '0 seconds', p_limit: 10, p_offset: 0 }
    expect(rowsOf(await admin.rpc('list_images', view))).toEqual([])
    expect(toIsoDate(rowsOf(await service.rpc('next_due')))).toBe(at)
  })

  it('are written before and after a row that fails, which stays for the next run', async () => {
    const titles = ['Before', 'Failing', 'After']
    for (const title of titles) {
      const { id, version } = await storedPost(service, { title, published_at: YESTERDAY })
      const changed = { title: `${title}, changed` }
      await insertRow(service, 'post_changes', { post_id: id, base_version: version, changed, publish_at: YESTERDAY })
    }
    await contract.sql(`
      create function private.fail() returns trigger language plpgsql as $$ begin
        raise insufficient_privilege;
      end $$;
      create trigger fail before delete on public.post_changes
        for each row when (old.changed ->> 'title' like 'Failing%') execute function private.fail();`)
    const { changes, failure } = await applyDueChanges(service).finally(() =>
      contract.sql('drop function private.fail cascade;'),
    )
    expect(changes.map(({ after }) => after?.title).sort()).toEqual(['After, changed', 'Before, changed'])
    expect(failure).toBeInstanceOf(Error)
    const left = rowsOf(await service.from('post_changes').select('changed, missed'))
    expect(left).toEqual([{ changed: { title: 'Failing, changed' }, missed: false }])
  })

  it('are written in one run, the oldest first, also when more than a batch are due', async () => {
    await contract.sql(`
      insert into public.blog_posts (title, slug, content, author, status, published_at, created_by_admin)
      select 'Soup ' || n, 'soup-' || n, repeat('word ', 100), 'Ola', 'published', now() - interval '1 day', 'ola'
      from generate_series(1, 101) n;
      insert into public.post_changes (post_id, base_version, changed, publish_at)
      select id, version, jsonb_build_object('title', title || ', changed'),
        now() - make_interval(mins => substring(title from '[0-9]+')::integer)
      from public.blog_posts;
    `)
    const { changes, failure } = await applyDueChanges(service, Infinity)
    expect(failure).toBeNull()
    expect(changes.map(({ after }) => after?.title)).toEqual(
      Array.from({ length: 101 }, (_, n) => `Soup ${101 - n}, changed`),
    )
    expect(rowsOf(await service.from('post_changes').select('missed'))).toEqual([])
  })

  it('wait for the next run when the time of a run is over', async () => {
    const { id, version } = await storedPost(service, { published_at: YESTERDAY })
    const row = { post_id: id, base_version: version, changed: { title: 'Changed' }, publish_at: YESTERDAY }
    await insertRow(service, 'post_changes', row)
    expect(await applyDueChanges(service, Date.now())).toEqual({ changes: [], failure: null })
    expect(rowsOf(await service.from('post_changes').select('missed'))).toEqual([{ missed: false }])
  })

  it('are returned as they were before the write when the posts cannot be read after it', async () => {
    const { id, slug, version } = await storedPost(service, { published_at: YESTERDAY })
    const row = { post_id: id, base_version: version, changed: { title: 'Changed' }, publish_at: YESTERDAY }
    await insertRow(service, 'post_changes', row)
    const from = service.from.bind(service)
    const spy = vi.spyOn(service, 'from').mockImplementation((table: string) => {
      if (table === 'blog_posts') throw new Error('No answer')
      return from(table as 'post_changes') as never
    })
    const { changes, failure } = await applyDueChanges(service).finally(() => void spy.mockRestore())
    expect(failure).toEqual(new Error('No answer'))
    // Their pages must expire.
    expect(changes).toMatchObject([{ before: { slug }, after: { slug } }])
    expect(await postById(service, id)).toMatchObject({ title: 'Changed' })
  })

  it('are not written when their row cannot be deleted', async () => {
    const post = await storedPost(service, { published_at: YESTERDAY })
    const changed = { title: 'Changed' }
    const row = { post_id: post.id, base_version: post.version, changed, publish_at: YESTERDAY }
    await insertRow(service, 'post_changes', row)
    await contract.sql(`
      create function private.fail() returns trigger language plpgsql as $$ begin
        raise insufficient_privilege;
      end $$;
      create trigger fail before delete on public.post_changes for each row execute function private.fail();`)
    const { failure } = await applyDueChanges(service).finally(() =>
      contract.sql('drop function private.fail cascade;'),
    )
    expect(failure).toBeInstanceOf(Error)
    expect(await postById(service, post.id)).toMatchObject({ title: post.title, version: post.version })
    // An editor's save between two runs.
    await updateRow(service, 'blog_posts', post.id, { title: 'By an editor' })
    expect((await applyDueChanges(service)).changes).toEqual([])
    expect(rowsOf(await service.from('post_changes').select('missed'))).toEqual([{ missed: true }])
  })

  it('are stored as missed when the rules or types of posts refuse them', async () => {
    await storedPost(service, { slug: 'taken' })
    for (const changed of [{ slug: 'taken' }, { title: '' }, { title: null }, { noindex: 'perhaps' }]) {
      const { id, version } = await storedPost(service, { published_at: YESTERDAY })
      await insertRow(service, 'post_changes', { post_id: id, base_version: version, changed, publish_at: YESTERDAY })
    }
    expect(await applyDueChanges(service)).toEqual({ changes: [], failure: null })
    const left = rowsOf(await service.from('post_changes').select('missed, publish_at'))
    expect(left).toEqual(Array.from({ length: 4 }, () => ({ missed: true, publish_at: null })))
  })

  it('may have each column that a form writes, and no other', async () => {
    const derived = derivedColumns({ content: BODY, postType: 'recipe', labels: [] })
    const written = new Set<string>([...FIELD_COLUMNS, ...Object.keys(derived), 'saved_form'])
    const allowed = await contract.sql<{ name: string }>('select unnest(private.kept_columns()) as name')
    expect(allowed.map(({ name }) => name).sort()).toEqual([...written].sort())
  })

  it.each<[string, Record<string, string | boolean>]>([
    ['the time of a deletion', { deleted_at: '2000-01-01', deleted_by: 'maja' }],
    ['a computed column', { released: true }],
    ['a state', { status: 'draft' }],
    ['an unknown column', { later: 'x' }],
  ])('with %s are refused from an account, and missed if they are stored already', async (_what, others) => {
    const post = await storedPost(service, { published_at: YESTERDAY })
    const row = { post_id: post.id, base_version: post.version, publish_at: YESTERDAY }
    const changed = { title: 'Changed', ...others }
    expect(violatesCheck((await askToInsert(intern, 'post_changes', { ...row, changed })).error)).toBe(true)
    await insertRow(intern, 'post_changes', { ...row, changed: { title: 'Changed' } })
    expect(violatesCheck((await askToUpdate(intern, 'post_changes', post.id, { changed })).error)).toBe(true)
    await updateRow(service, 'post_changes', post.id, { changed: { ...changed, tags: ['beets'] } })
    expect(await applyDueChanges(service)).toEqual({ changes: [], failure: null })
    expect(rowsOf(await service.from('post_changes').select('missed'))).toEqual([{ missed: true }])
    rowsOf(await admin.rpc('change_tag', { p_tag: 'beets', p_into: 'roots' }))
    expect(await postById(service, post.id)).toMatchObject({ title: post.title, version: post.version })
  })

  it('with a value of another type are refused from an account', async () => {
    const { id } = await storedPost(service)
    const row = { post_id: id, base_version: 1, changed: { noindex: 'perhaps' } }
    expect((await askToInsert(intern, 'post_changes', row)).error?.code).toBe('22P02')
  })
})

// PGlite has one connection: two calls cannot interleave there.
describe.skipIf(!process.env.TEST_POSTGRES_URL)('due changes of a published post', () => {
  const dueChange = async (title: string) => {
    const { id, version } = await storedPost(service, { published_at: YESTERDAY })
    const row = { post_id: id, base_version: version, changed: { title }, publish_at: YESTERDAY }
    await insertRow(service, 'post_changes', row)
    return row
  }
  const publish = `select public.publish_changes(post_id, now()) as written from public.post_changes`

  it('are written by one of two runs at once', async () => {
    const { post_id, base_version } = await dueChange('Changed')
    const [first, second] = await interleave(
      contract,
      (transaction) => transaction.unsafe(publish),
      () => applyDueChanges(service),
    )
    expect(first).toMatchObject([{ written: true }])
    expect(second).toEqual({ changes: [], failure: null })
    expect(await postById(service, post_id)).toMatchObject({ title: 'Changed', version: base_version + 1 })
  })

  it('stay when another editor keeps them while a form drops the ones that it shows', async () => {
    const { post_id } = await dueChange('Shown')
    const { updated_at } = rowsOf(await admin.from('post_changes').select('updated_at').single())
    const [, keeper] = await interleave(
      contract,
      (transaction) =>
        transaction.unsafe(`
          update public.post_changes set changed = '{"title": "Newer"}', saved_by_username = 'ola', updated_at = now()`),
      () => dropKeptChanges(contextOf(contract.admin, 'admin'), { id: post_id }, toIsoDate(updated_at)),
    )
    expect(keeper).toBe('ola')
    const left = rowsOf(await admin.from('post_changes').select('changed'))
    expect(left).toEqual([{ changed: { title: 'Newer' } }])
  })

  it('stay when another editor keeps them while a form stores its own', async () => {
    const { id, version, slug } = await storedPost(service)
    const [, result] = await interleave(
      contract,
      (transaction) =>
        transaction.unsafe(`
          insert into public.post_changes (post_id, base_version, changed, saved_by_username)
          values ('${id}', ${version}, '{"title": "First"}', 'ola')`),
      () =>
        writePost(
          contextOf(contract.admin, 'admin'),
          savePostSchema.parse({
            ...{ ...emptyFields, title: 'Second', slug, content: BODY, author: 'Ola' },
            ...{ intent: 'later', publishAt: '', target: { id, version }, changesAt: null },
          }),
        ),
    )
    expect(result).toMatchObject({ ok: false, reason: 'conflict', message: expect.stringContaining('ola has kept') })
    const left = rowsOf(await admin.from('post_changes').select('changed').eq('post_id', id))
    expect(left).toEqual([{ changed: { title: 'First' } }])
  })

  it("do not overwrite an editor's save that a run waits for", async () => {
    const { post_id } = await dueChange('Changed')
    const [, { changes }] = await interleave(
      contract,
      (transaction) =>
        transaction.unsafe(`update public.blog_posts set title = 'By an editor' where id = '${post_id}'`),
      () => applyDueChanges(service),
    )
    expect(changes).toEqual([])
    expect(rowsOf(await service.from('post_changes').select('missed'))).toEqual([{ missed: true }])
    expect(await postById(service, post_id)).toMatchObject({ title: 'By an editor' })
  })

  it('are stored as missed when an editor keeps new ones while a run writes the former ones', async () => {
    const row = await dueChange('Former')
    const [, { error }] = await interleave(
      contract,
      (transaction) => transaction.unsafe(publish),
      () => admin.from('post_changes').upsert({ ...row, changed: { title: 'Newer' } }),
    )
    expect(error).toBeNull()
    await applyDueChanges(service)
    const left = rowsOf(await service.from('post_changes').select('changed, missed, publish_at'))
    expect(left).toEqual([{ changed: { title: 'Newer' }, missed: true, publish_at: null }])
    expect(await postById(service, row.post_id)).toMatchObject({ title: 'Former' })
  })
})
