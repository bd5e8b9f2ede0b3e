import { beforeEach, describe, expect, it } from 'vitest'
import { BIN_DAYS } from '../../lib/retention.ts'
import type { Client } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { unique } from './harness/right-cells.ts'
import { deleteRow, insertRow, only, postById, rowsOf, storedPost, TOMORROW, updateRow } from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin, service } = contract.clients

beforeEach(() =>
  contract.sql('delete from public.deleted_items; delete from public.redirects; delete from public.deleted_redirects'),
)

const bin = async (client: Client = admin) =>
  rowsOf(await client.from('deleted_items').select('kind, object_id, title, deleted_by').order('title'))
const restore = async (kind: string, object: string, client: Client = intern, limit = 200) =>
  rowsOf(await client.rpc('restore_deleted', { p_kind: kind, p_object: object, p_limit: limit }))[0]
const restored = { outcome: 'restored', posts: 0 }

const posts = () => service.from('blog_posts')
/** Deletes all posts and stores posts with these titles and tags. */
const tagged = async (...rows: [string, string[]][]) => {
  await contract.sql('delete from public.blog_posts; delete from public.topic_texts')
  for (const [title, tags] of rows) await storedPost(service, { title, tags })
}
const tags = async () => rowsOf(await posts().select('tags').order('title')).map((row) => row.tags.join())
const set = async (title: string, values: { tags?: string[]; content?: string }) =>
  rowsOf(await posts().update(values).eq('title', title).select('id'))
const describeTopic = async (topic: string) =>
  rowsOf(await intern.rpc('describe_topic', { p_topic: topic, p_description: 'Of soups.' }))
const topics = () =>
  contract.sql<{ slug: string; description: string }>('select * from public.topic_texts order by slug')
const redirects = () =>
  contract.sql<{ source: string; target: string }>('select source, target from public.redirects order by source')
/** Stores planned changes of a post's tags. */
const plan = (post: { id: string; version: number }, ...changed: string[]) =>
  insertRow(admin, 'post_changes', {
    post_id: post.id,
    base_version: post.version,
    changed: { tags: changed },
    publish_at: TOMORROW,
  })

const redirected = (source: string, target = '/about') => insertRow(intern, 'redirects', { source, target })
const drop = (table: Parameters<typeof deleteRow>[1], id: string, client: Client = intern) =>
  deleteRow(client, table, id)

describe('a row that a person deletes', () => {
  it('is in the bin with its name and the account that deleted it, and is restored unchanged', async () => {
    const id = await redirected('/old')
    await contract.sql(`update public.redirects set hits = 7, last_hit_on = current_date`)
    const before = rowsOf(await service.from('redirects').select())
    await drop('redirects', id)
    expect(await bin()).toEqual([
      { kind: 'redirect', object_id: id, title: '/old', deleted_by: contract.intern.username },
    ])
    expect(await restore('redirect', id)).toEqual(restored)
    expect(rowsOf(await service.from('redirects').select())).toEqual(before)
    expect(await bin()).toEqual([])
    // After its restoration an export can import it again.
    expect(await contract.sql('select 1 from public.deleted_redirects')).toEqual([])
    // As in another tab: the row is no longer in the bin.
    expect(await restore('redirect', id)).toBeUndefined()
  })

  it('has one log entry for its restoration and one for its end, without personal words', async () => {
    const id = await redirected('/told')
    const reply = await insertRow(intern, 'saved_replies', { name: 'Private', body: 'Private words' })
    const before = (await contract.log('true')).length
    await drop('redirects', id)
    await restore('redirect', id)
    await drop('saved_replies', reply)
    await deleteRow(admin, 'deleted_items', reply)
    expect((await contract.log('true')).slice(before)).toMatchObject([
      { actor: 'intern', event: 'redirect.deleted', title: '/told', detail: '/about' },
      { actor: 'intern', event: 'bin.restored', title: '/told', detail: 'redirect' },
      { actor: 'intern', event: 'setting.changed', title: 'Saved replies', detail: 'one deleted' },
      { actor: 'admin', event: 'bin.deleted', title: '', detail: 'reply' },
    ])
  })

  it('is deleted for good only with the right for it', async () => {
    const id = await redirected('/kept')
    await drop('redirects', id)
    await intern.from('deleted_items').delete().eq('object_id', id)
    expect(await bin()).toHaveLength(1)
    await admin.from('deleted_items').delete().eq('object_id', id)
    expect(await bin()).toEqual([])
    expect(await restore('redirect', id)).toBeUndefined()
  })

  it(`is deleted after ${BIN_DAYS} days, and cannot be restored after them`, async () => {
    const id = await redirected('/late')
    await drop('redirects', id)
    const age = (days: number) =>
      contract.sql(`update public.deleted_items set deleted_at = now() - interval '${days} days'`)
    await age(BIN_DAYS - 0.1)
    await service.rpc('purge_old_posts')
    expect(await bin()).toHaveLength(1)
    await age(BIN_DAYS + 0.1)
    expect(await bin()).toEqual([])
    expect(await restore('redirect', id)).toBeUndefined()
    const logged = 'select count(*)::int as n from public.audit_log'
    const before = await contract.sql(logged)
    await service.rpc('purge_old_posts')
    expect(await contract.sql('select 1 from public.deleted_items')).toEqual([])
    expect(await contract.sql(logged)).toEqual(before)
  })

  it('is not in the bin when the server deleted it, or when it was deleted with its post', async () => {
    const post = await storedPost(service, { slug: 'soup' })
    await redirected('/soup', '/blog/soup')
    const id = await redirected('/old')
    await service.from('redirects').delete().eq('id', id)
    await deleteRow(admin, 'blog_posts', post.id)
    expect(await contract.sql('select 1 from public.deleted_items')).toEqual([])
  })
})

describe('a restoration overwrites nothing:', () => {
  it('it refuses a redirect whose address now has a redirect, a post or a topic', async () => {
    const [again, post, topic] = [
      await redirected('/again'),
      await redirected('/blog/soup'),
      await redirected('/topics/soups'),
    ]
    for (const id of [again, post, topic]) await drop('redirects', id)
    await redirected('/again', '/contact')
    await storedPost(service, { slug: 'soup', status: 'draft' })
    await storedPost(service, { tags: ['soups'] })
    expect(await restore('redirect', again)).toEqual({ outcome: 'taken', posts: 0 })
    expect(await restore('redirect', post)).toEqual({ outcome: 'page', posts: 0 })
    expect(await restore('redirect', topic)).toEqual({ outcome: 'page', posts: 0 })
    expect(await bin()).toHaveLength(3)
    expect(rowsOf(await service.from('redirects').select('source, target'))).toEqual([
      { source: '/again', target: '/contact' },
    ])
  })

  it('it refuses a redirect that would lead to itself, or whose post is deleted', async () => {
    const post = await storedPost(service, { slug: 'stew' })
    const [round, alone] = [await redirected('/a', '/b'), await redirected('/stew', '/blog/stew')]
    for (const id of [round, alone]) await drop('redirects', id)
    await redirected('/b', '/a')
    await deleteRow(service, 'blog_posts', post.id)
    expect(await restore('redirect', round)).toEqual({ outcome: 'refused', posts: 0 })
    expect(await restore('redirect', alone)).toEqual({ outcome: 'alone', posts: 0 })
  })

  it('it refuses a block, a reply, words or a role whose name is taken, or whose list is full', async () => {
    const block = { name: `b-${unique()}`, title: 'B', content: 'B' }
    const first = await insertRow(admin, 'text_blocks', block)
    await drop('text_blocks', first)
    const second = await insertRow(admin, 'text_blocks', block)
    expect(await restore('block', first)).toEqual({ outcome: 'taken', posts: 0 })
    await drop('text_blocks', second)
    expect(await restore('block', second)).toEqual(restored)

    const reply = await insertRow(admin, 'saved_replies', { name: 'R', body: 'R' })
    await drop('saved_replies', reply)
    await contract.sql(
      `insert into public.saved_replies (name, body) select 'r' || n, 'R' from generate_series(1, 50) as n`,
    )
    expect(await restore('reply', reply)).toEqual({ outcome: 'full', posts: 0 })

    const words = [unique(), unique()]
    const line = await insertRow(admin, 'search_synonyms', { words })
    await deleteRow(admin, 'search_synonyms', line)
    expect(only(await bin(admin).then((items) => items.filter(({ kind }) => kind === 'synonyms'))).title).toBe(
      words.join(', '),
    )
    expect(await restore('synonyms', line)).toEqual(restored)
  })
})

it('an import that is undone leaves none of its redirects in the bin, not even one that an editor deleted before', async () => {
  const batch = await insertRow(admin, 'import_batches', { source: 'test' })
  for (const source of ['/one', '/two'])
    await insertRow(admin, 'redirects', { source, target: '/about', batch_id: batch })
  rowsOf(await admin.from('redirects').delete().eq('source', '/one').select('id'))
  const [item] = await bin()
  expect(await restore('redirect', item?.object_id ?? '')).toEqual(restored)
  rowsOf(await admin.from('redirects').delete().eq('batch_id', batch).select('id'))
  expect(await bin()).toHaveLength(2)
  await admin.from('import_batches').update({ undone_at: new Date().toISOString() }).eq('id', batch)
  expect(await bin()).toEqual([])
})

describe('an author', () => {
  const anAuthor = async (name: string, slug = '') =>
    rowsOf(await intern.from('author_profiles').insert({ name, slug }).select('id').single()).id

  it('is deleted if no post names them, and restored with former names, place and posts', async () => {
    const id = await anAuthor('Zofia Maj')
    await anAuthor('Last')
    await updateRow(intern, 'author_profiles', id, { name: 'Zofia Lis', slug: 'zofia' })
    const post = await storedPost(service, { author: 'Zofia Maj' })
    await expect(drop('author_profiles', id)).rejects.toThrow('found 0')
    await deleteRow(service, 'blog_posts', post.id)
    const profiles = async () =>
      rowsOf(await service.from('author_profiles').select('slug, name, position').order('position'))
    const before = await profiles()
    await drop('author_profiles', id)
    const guest = await storedPost(service, { author: 'Zofia Maj' })
    expect(guest.author_id).toBeNull()
    expect(await restore('author', id)).toEqual(restored)
    expect(await profiles()).toEqual(before)
    rowsOf(await intern.rpc('carry_author_names', { p_limit: 100 }))
    expect(await postById(service, guest.id)).toMatchObject({ author: 'Zofia Lis', author_id: id })
  })

  it('stays in the bin while another author has the name', async () => {
    const id = await anAuthor('Zofia Maj')
    await drop('author_profiles', id)
    await anAuthor('Other', 'zofia-maj')
    expect(await restore('author', id)).toEqual({ outcome: 'taken', posts: 0 })
  })
})

describe('a retired tag', () => {
  const retire = async (tag: string, limit = 200) =>
    rowsOf(await intern.rpc('change_tag', { p_tag: tag, p_limit: limit }))

  it('is restored call by call, in its place, to the remaining posts that had it', async () => {
    await tagged(
      ['A bowl', ['first', 'soup', 'last']],
      ['B bowl', ['soup']],
      ['C bowl', ['soup', 'full']],
      ['D bowl', ['soup']],
    )
    await describeTopic('soup')
    await insertRow(service, 'redirects', { source: '/topics/broth', target: '/topics/soup' })
    expect(await retire('soup', 3)).toBe(3)
    expect(await retire('soup', 3)).toBe(1)
    expect(await retire('soup')).toBe(0)
    expect(await bin()).toEqual([
      { kind: 'tag', object_id: 'soup', title: 'soup', deleted_by: contract.intern.username },
    ])

    // Meanwhile one post is deleted, one has eight tags, and one has the tag again.
    await set('B bowl', { tags: ['soup'] })
    await set('C bowl', { tags: ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'] })
    rowsOf(await posts().delete().eq('title', 'D bowl').select('id'))
    const first = await restore('tag', 'soup', intern, 2)
    const second = await restore('tag', 'soup', intern, 2)
    expect([first?.outcome, second?.outcome]).toEqual(['more', 'restored'])
    expect((first?.posts ?? 0) + (second?.posts ?? 0)).toBe(1)
    expect(await tags()).toEqual(['first,soup,last', 'soup', 't1,t2,t3,t4,t5,t6,t7,t8'])
    expect(await bin()).toEqual([])
    // The topic has its page and its description again, and its former addresses redirect to it.
    expect(await redirects()).toEqual([{ source: '/topics/broth', target: '/topics/soup' }])
    expect(rowsOf(await anon.from('topic_texts').select('description').eq('slug', 'soup'))).toEqual([
      { description: 'Of soups.' },
    ])
  })

  it('is restored in planned changes, which stay due, and makes no update for readers', async () => {
    const post = await storedPost(service, { tags: ['stew', 'winter'] })
    const { id, version, updated_at } = post
    await plan(post, 'new', 'stew')
    await retire('stew')
    expect(await restore('tag', 'stew')).toEqual({ outcome: 'restored', posts: 1 })
    const kept = rowsOf(await service.from('post_changes').select().eq('post_id', id).single())
    expect(kept).toMatchObject({ base_version: version + 2, changed: { tags: ['new', 'stew'] } })
    const after = { tags: ['stew', 'winter'], version: version + 2, updated_at }
    expect(await postById(service, id)).toMatchObject(after)
  })

  it('is not in the bin when no post had it', async () => {
    await retire('nothing')
    expect(await bin()).toEqual([])
  })
})

describe('a merged tag', () => {
  const merge = async (tag: string, into: string, limit = 200) =>
    rowsOf(await intern.rpc('change_tag', { p_tag: tag, p_into: into, p_limit: limit }))
  const changedSince = async (tag: string) => rowsOf(await intern.rpc('posts_changed_since_merge', { p_tag: tag }))

  it('is restored call by call, in its place, only to the posts that had it', async () => {
    await tagged(['A bowl', ['first', 'soup', 'last']], ['B bowl', ['soups', 'soup']], ['C bowl', ['soups']])
    await describeTopic('soup')
    await redirected('/topics/broth', '/topics/soup')
    const before = [await tags(), await redirects(), await topics()]
    expect(await merge('soup', 'soups', 1)).toBe(1)
    expect(await merge('soup', 'soups', 1)).toBe(1)
    expect(await merge('soup', 'soups', 1)).toBe(0)
    expect(await tags()).toEqual(['first,soups,last', 'soups', 'soups'])
    expect(await topics()).toEqual([{ slug: 'soups', description: 'Of soups.' }])
    const [item] = rowsOf(await intern.from('deleted_items').select('kind, title, detail'))
    expect(item).toEqual({ kind: 'tag', title: 'soup', detail: 'soups' })
    // A changed text does not count as a change of the tags.
    await set('A bowl', { content: 'Slice the leeks thinly and let them soften slowly in plenty of butter.' })
    expect(await restore('tag', 'soup', intern, 1)).toEqual({ outcome: 'more', posts: 1 })
    expect(await restore('tag', 'soup', intern, 1)).toEqual({ outcome: 'restored', posts: 1 })
    expect([await tags(), await redirects(), await topics()]).toEqual(before)
    expect(await restore('tag', 'soup', intern)).toBeUndefined()
  })

  it('does not change posts whose tags were changed since, and names them', async () => {
    await tagged(['A bowl', ['soup']], ['B bowl', ['soup', 'winter']], ['C bowl', ['soup']], ['D bowl', ['soups']])
    await merge('soup', 'soups')
    expect(await changedSince('soup')).toEqual([])
    await set('B bowl', { tags: ['soups', 'winter', 'leeks'] })
    await set('C bowl', { tags: [] })
    expect(await changedSince('soup')).toEqual([
      { title: 'B bowl', total: 2 },
      { title: 'C bowl', total: 2 },
    ])
    expect(await restore('tag', 'soup')).toEqual({ outcome: 'restored', posts: 1 })
    expect(await tags()).toEqual(['soup', 'soups,winter,leeks', '', 'soups'])
    expect(await changedSince('soup')).toEqual([])
  })

  it('gets its page back after a renaming, and the new address redirects to it', async () => {
    await tagged(['A bowl', ['soup']])
    await describeTopic('soup')
    await merge('soup', 'broth')
    expect(await redirects()).toEqual([{ source: '/topics/soup', target: '/topics/broth' }])
    expect(await restore('tag', 'soup')).toEqual({ outcome: 'restored', posts: 1 })
    expect(await tags()).toEqual(['soup'])
    expect(await redirects()).toEqual([{ source: '/topics/broth', target: '/topics/soup' }])
    expect(await topics()).toEqual([{ slug: 'soup', description: 'Of soups.' }])
  })

  it('keeps the description of the other tag', async () => {
    await tagged(['A bowl', ['soup']], ['B bowl', ['soups']])
    for (const topic of ['soup', 'soups']) await describeTopic(topic)
    const before = await topics()
    await merge('soup', 'soups')
    await restore('tag', 'soup')
    expect(await topics()).toEqual(before)
  })

  it('is restored in planned changes, unless their tags were changed since', async () => {
    await tagged(['A bowl', ['soup']], ['B bowl', ['soup']])
    const rows = rowsOf(await posts().select('id, version').order('title'))
    for (const row of rows) await plan(row, 'new', 'soup')
    await merge('soup', 'soups')
    const last = rows[1]?.id ?? ''
    await updateRow(service, 'post_changes', last, { changed: { tags: ['newer'] } })
    expect(await changedSince('soup')).toEqual([{ title: 'B bowl', total: 1 }])
    await restore('tag', 'soup')
    const planned = rowsOf(await service.from('post_changes').select('post_id, base_version, changed'))
    expect(planned.find(({ post_id }) => post_id !== last)).toMatchObject({
      base_version: (rows[0]?.version ?? 0) + 2,
      changed: { tags: ['new', 'soup'] },
    })
    expect(planned.find(({ post_id }) => post_id === last)?.changed).toEqual({ tags: ['newer'] })
    expect(await tags()).toEqual(['soup', 'soups'])
  })

  it('overwrites nothing after it was merged again, or merged back by hand', async () => {
    await tagged(['A bowl', ['soup']])
    await merge('soup', 'broth')
    await merge('broth', 'stock')
    expect((await restore('tag', 'soup'))?.posts).toBe(0)
    expect(await tags()).toEqual(['stock'])
    expect((await restore('tag', 'broth'))?.posts).toBe(1)
    await merge('broth', 'soup')
    await merge('soup', 'broth')
    expect((await restore('tag', 'broth'))?.posts).toBe(0)
    expect(await tags()).toEqual(['broth'])
  })

  it('is shown to and restored by no account without the right', async () => {
    await tagged(['A bowl', ['soup']])
    await merge('soup', 'soups')
    await set('A bowl', { tags: ['leeks'] })
    const author = await contract.account('author')
    expect(rowsOf(await author.client.rpc('posts_changed_since_merge', { p_tag: 'soup' }))).toEqual([])
    expect(await restore('tag', 'soup', author.client)).toBeUndefined()
  })
})

it('the bin describes each thing', async () => {
  const post = await storedPost(service, { slug: 'soup' })
  const name = unique()
  const block = await insertRow(admin, 'text_blocks', { name: `b-${name}`, title: 'B', content: 'B' })
  const reply = await insertRow(admin, 'saved_replies', { name, body: 'x'.repeat(300) })
  const author = await insertRow(admin, 'author_profiles', { name: `Z ${name}` })
  const comment = await insertRow(admin, 'post_comments', { post_id: post.id, body: 'Mine' })
  const [outside, inside] = [await redirected('/old'), await redirected('/older', '/blog/soup')]
  for (const id of [outside, inside]) await drop('redirects', id)
  await drop('text_blocks', block)
  await drop('saved_replies', reply)
  await drop('author_profiles', author)
  await deleteRow(admin, 'post_comments', comment)
  await insertRow(admin, 'roles', { name, label: name, rights: ['log', 'messages'] })
  await deleteRow(admin, 'roles', name)
  const items = rowsOf(await admin.from('deleted_items').select('kind, detail').order('kind').order('title'))
  expect(items).toEqual([
    { kind: 'author', detail: `z-${name}` },
    { kind: 'block', detail: `b-${name}` },
    { kind: 'comment', detail: post.id },
    { kind: 'redirect', detail: '/about' },
    { kind: 'redirect', detail: post.id },
    { kind: 'reply', detail: 'x'.repeat(120) },
    { kind: 'role', detail: 'log,messages' },
  ])
})

it('a row of one account alone is only in the bin of that account', async () => {
  const view = await insertRow(intern, 'saved_views', { name: 'Mine', query: 'q=soup' })
  const post = await storedPost(service)
  const comment = await insertRow(intern, 'post_comments', { post_id: post.id, body: 'Mine' })
  await deleteRow(intern, 'saved_views', view)
  await deleteRow(intern, 'post_comments', comment)
  expect(await bin(admin)).toEqual([])
  expect(await restore('view', view, admin)).toBeUndefined()
  expect(await bin(intern)).toHaveLength(2)
  expect(await restore('view', view)).toEqual(restored)
  expect(await restore('comment', comment)).toEqual(restored)
  expect(rowsOf(await intern.from('post_comments').select('body, username').eq('id', comment))).toEqual([
    { body: 'Mine', username: contract.intern.username },
  ])
})

it('a role is restored with its rights by an account that has all of them', async () => {
  const [name, other] = [unique(), unique()]
  const rights = ['messages', 'settings']
  await insertRow(admin, 'roles', { name, label: name, rights })
  await insertRow(admin, 'roles', { name: other, label: other, rights: ['team', 'messages'] })
  const manager = await contract.account(other)
  await deleteRow(admin, 'roles', name)
  expect(await bin(manager.client)).toEqual([])
  expect(await restore('role', name, manager.client)).toBeUndefined()
  expect(await restore('role', name, admin)).toEqual(restored)
  expect(rowsOf(await admin.from('roles').select('rights, built_in').eq('name', name))).toEqual([
    { rights, built_in: false },
  ])
})

it.each([
  ['redirect', 'redirects'],
  ['author', 'edit_all'],
  ['synonyms', 'edit_all'],
  ['block', 'publish_all'],
  ['reply', 'messages'],
  ['role', 'team'],
])('the kind %s is seen in the bin with the right “%s” only', async (kind, right) => {
  const [without, having] = [unique(), unique()]
  const all = only(rowsOf(await service.from('roles').select('rights').eq('name', 'admin'))).rights
  await contract.sql(
    `insert into public.roles (name, label, rights) values ('${without}', '${without}', '{${all.filter((one) => one !== right).join()}}'), ('${having}', '${having}', '{${right}}')`,
  )
  await contract.sql(
    `insert into public.deleted_items (kind, object_id, title, content, deleted_by) values ('${kind}', 'x', 'X', '{}', 'maria')`,
  )
  expect(await bin((await contract.account(without)).client)).toEqual([])
  expect(await bin((await contract.account(having)).client)).toHaveLength(1)
})
