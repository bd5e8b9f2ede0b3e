import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { newItem } from '../../lib/import/item.ts'
import sharp from 'sharp'
import { RemoteRefused } from '../../lib/remote-fetch.ts'
import { pictureFinder } from '../../lib/import/picture-files.ts'
import { storeItem } from '../../lib/import/store.ts'
import { openBatch, undoBatch, undoPart } from '../../lib/import/undo.ts'
import type { Database, Json } from '../../lib/supabase/database.types.ts'
import { fetchOf } from '../../scripts/backend/app-client.ts'
import type { ImportedItem } from '../../lib/import/types.ts'
import { openContract } from './harness/index.ts'
import { insertRow, storedPost } from './harness/rows.ts'

const contract = await openContract()
const { intern, service } = contract.clients
const TEXT = 'A soup of beets that is long enough for a post that readers see.'
const soup = (more: Partial<ImportedItem> = {}) =>
  newItem({
    id: '7',
    title: 'Beet soup',
    slug: 'beet-soup',
    text: TEXT,
    state: 'published',
    publishedAt: '2019-05-02T10:00:00.000Z',
    ...more,
  })

const begin = () => insertRow(service, 'import_batches', { source: 'test' })
type Choices = Partial<Parameters<typeof storeItem>[2]>
const put = (batch: string | null, item: ImportedItem, choices: Choices = {}) =>
  storeItem(service, { source: 'wordpress', item }, { batch, asDrafts: false, ...choices })
const posts = () =>
  contract.sql<{ slug: string; title: string; status: string; content: string }>(
    'select slug, title, status, content from public.blog_posts order by slug',
  )

const pictureOf = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )

/** A client whose calls get no answer when `fails` returns true. */
const clientThatFails = (fails: (method: string | undefined, url: string) => boolean) =>
  createClient<Database>('http://backend.invalid', contract.keys.secretKey, {
    auth: { persistSession: false },
    global: {
      fetch: (input, init) =>
        fails(init?.method, String(input))
          ? Promise.reject(new TypeError('fetch failed'))
          : fetchOf(contract.backend)(input, init),
    },
  })

describe('an import', () => {
  it('is written and undone with the rights of an admin, and refused to an intern', async () => {
    // An account whose name is not the default of a post's creator.
    const { client: admin } = await contract.account('admin')
    const batch = await insertRow(admin, 'import_batches', { source: 'test' })
    // Each call of an import in the panel creates the batch unless it exists.
    const again = await admin.from('import_batches').upsert({ id: batch, source: 'again' }, { ignoreDuplicates: true })
    expect(again.error).toBeNull()
    const read = { source: 'wordpress', item: soup({ oldAddresses: ['/?p=7'] }) }
    expect(await storeItem(admin, read, { batch, asDrafts: false })).toMatchObject({ outcome: 'new', warnings: [] })
    expect((await admin.rpc('import_history')).data).toMatchObject([
      { id: batch, source: 'test', posts: 1, redirects: 1 },
    ])
    expect((await intern.rpc('import_history')).data).toEqual([])
    expect((await intern.from('import_items').select('source')).data).toEqual([])
    expect(await undoBatch(admin, batch)).toEqual({ removed: 1, restored: 0, kept: [] })
    expect(await contract.sql('select source from public.redirects')).toEqual([])
    expect((await admin.rpc('import_history')).data).toMatchObject([
      { posts: 0, redirects: 0, undone_at: expect.any(String) },
    ])
  })

  it('keeps date, address and state, and changes nothing the second time', async () => {
    const batch = await begin()
    expect(await put(batch, soup())).toMatchObject({ outcome: 'new', slug: 'beet-soup' })
    expect(await posts()).toMatchObject([{ slug: 'beet-soup', status: 'published' }])
    expect(await put(await begin(), soup())).toMatchObject({ outcome: 'same' })
    expect(await posts()).toHaveLength(1)
  })

  it('changes nothing of a planned post when its date has passed', async () => {
    await put(await begin(), soup({ state: 'scheduled' }))
    expect(await put(null, soup())).toMatchObject({ outcome: 'same' })
    expect(await put(null, soup(), { asDrafts: true })).toMatchObject({ outcome: 'same' })
    expect(await put(null, soup({ state: 'draft' }))).toMatchObject({ outcome: 'changed' })
  })

  it('leaves the state of an imported post as it is when items come in as drafts', async () => {
    await put(await begin(), soup())
    const asDrafts = { asDrafts: true }
    expect(await put(null, soup(), asDrafts)).toMatchObject({ outcome: 'same' })
    expect(await put(await begin(), soup({ title: 'Cold beet soup' }), asDrafts)).toMatchObject({ outcome: 'changed' })
    await put(await begin(), soup({ id: '8', slug: 'borscht', title: 'Borscht' }), asDrafts)
    expect(await posts()).toMatchObject([
      { title: 'Cold beet soup', status: 'published' },
      { title: 'Borscht', status: 'draft' },
    ])
  })

  it('applies the state of the source later, with the states', async () => {
    await put(await begin(), soup())
    const hidden = soup({ title: 'Cold beet soup', state: 'draft' })
    const asDrafts = { asDrafts: true }
    expect(await put(await begin(), hidden, asDrafts)).toMatchObject({ outcome: 'changed' })
    expect(await put(await begin(), hidden, asDrafts)).toMatchObject({ outcome: 'same' })
    expect(await posts()).toMatchObject([{ status: 'published' }])
    expect(await put(await begin(), hidden)).toMatchObject({ outcome: 'changed' })
    expect(await posts()).toMatchObject([{ status: 'draft' }])
  })

  it('brings another date of the source to a post that is a draft here', async () => {
    const asDrafts = { asDrafts: true }
    await put(await begin(), soup(), asDrafts)
    const publishedAt = '2024-05-01T00:00:00.000Z'
    expect(await put(await begin(), soup({ publishedAt }), asDrafts)).toMatchObject({ outcome: 'changed' })
    const [row] = await contract.sql<{ published_at: string }>('select published_at::text from public.blog_posts')
    expect(row?.published_at).toContain('2024-05-01')
  })

  it('shows readers the source’s last change, and no date without one in the source', async () => {
    const { client: admin } = await contract.account('admin')
    const { data } = await admin.from('import_batches').insert({ source: 'test' }).select('id').single()
    const options = { batch: data?.id ?? '', asDrafts: false }
    const store = (item: ImportedItem) => storeItem(admin, { source: 'wordpress', item }, options)
    const changed = '2020-01-02T03:04:05.000Z'
    await store(soup({ updatedAt: changed }))
    await store(soup({ id: '8', slug: 'borscht', title: 'Borscht' }))
    await store(soup({ id: '9', slug: 'later', title: 'Later', updatedAt: '2999-01-01T00:00:00.000Z' }))
    const dates = () =>
      contract.sql<{ slug: string; at: string; version: number }>(
        `select slug, version, to_char(least(updated_at, date_trunc('day', now())) at time zone 'utc', 'YYYY-MM-DD') as at
         from public.blog_posts order by slug`,
      )
    const [{ today } = { today: '' }] = await contract.sql<{ today: string }>(
      `select to_char(date_trunc('day', now()) at time zone 'utc', 'YYYY-MM-DD') as today`,
    )
    expect(await dates()).toEqual([
      { slug: 'beet-soup', at: '2020-01-02', version: 1 },
      { slug: 'borscht', at: '2019-05-02', version: 1 },
      { slug: 'later', at: today, version: 1 },
    ])
    await store(soup({ title: 'Cold beet soup', updatedAt: '2021-01-02T03:04:05.000Z' }))
    expect(await dates()).toContainEqual({ slug: 'beet-soup', at: '2021-01-02', version: 2 })
    await contract.sql(`update public.blog_posts set content = content || ' An editor was here.'`)
    expect((await dates()).map(({ at }) => at)).toEqual([today, today, today])
  })

  it('cannot set dates of another account’s post with only the right to import', async () => {
    const batch = await begin()
    const { postId = '' } = await put(batch, soup())
    const before = await contract.sql('select updated_at from public.blog_posts')
    await contract.sql(`insert into public.roles (name, label, rights) values ('mover', 'Mover', '{import_export}')`)
    await contract.sql(`update public.admins set role = 'mover' where username = 'intern'`)
    const row = { source: 'x', source_id: '1', batch_id: batch, post_id: postId, hash: 'a'.repeat(64), version: 1 }
    const { error } = await intern.from('import_items').insert({ ...row, changed_at: '2001-01-01T00:00:00Z' })
    await contract.sql(`update public.admins set role = 'intern' where username = 'intern'`)
    expect(error?.code).toBe('42501')
    expect(await contract.sql('select updated_at from public.blog_posts')).toEqual(before)
  })

  it('is recorded only as what the account could do to the post itself', async () => {
    await contract.sql(`insert into public.roles (name, label, rights) values
      ('importer', 'Importer', '{import_export,write_own}'), ('import-editor', 'Editor', '{import_export,edit_all}')`)
    const batch_id = await begin()
    const { client, userId, username } = await contract.account('importer')
    const { client: editor } = await contract.account('import-editor')
    const draft = (created_by: string, created_by_admin: string) =>
      storedPost(service, { status: 'draft', created_by, created_by_admin })
    const own = await draft(userId, username)
    const other = await draft(contract.admin.userId, contract.admin.username)
    const item = { source: 'x', source_id: '1', batch_id, hash: 'a'.repeat(64), version: 1 }
    const record = async (by: typeof client, { id }: { id: string }, more: { before?: Json; version?: number } = {}) =>
      (await by.from('import_items').upsert({ ...item, post_id: id, ...more })).error?.code
    const REFUSED = '42501'
    expect(await record(client, other)).toBe(REFUSED)
    expect(await record(client, other, { before: { content: 'Spam' } })).toBe(REFUSED)
    expect(await record(client, own, { before: { status: 'published' } })).toBe(REFUSED)
    expect(await record(client, own, { version: 2 })).toBe(REFUSED)
    expect(await record(editor, other)).toBe(REFUSED)
    expect(await record(client, own)).toBeUndefined()
    expect(await record(client, own, { before: { title: 'Soup', status: 'draft' } })).toBeUndefined()
    expect(await record(editor, other, { before: { title: 'Soup' } })).toBeUndefined()
    expect(await record(client, other)).toBe(REFUSED)
    const options = { batch: batch_id, asDrafts: true, importer: username }
    const store = (one: ImportedItem) => storeItem(client, { source: 'wordpress', item: one }, options)
    expect(await store(soup({ oldAddresses: ['/?p=7'] }))).toMatchObject({ outcome: 'new', warnings: [] })
    expect(await store(soup({ title: 'Cold beet soup' }))).toMatchObject({ outcome: 'changed', warnings: [] })
  })

  it('restores only the columns that an import writes, whatever its record says', async () => {
    const batch_id = await begin()
    const { id } = await storedPost(service, { title: 'Soup' })
    const before = { title: 'Old soup', created_by_admin: 'another', deleted_at: '2020-01-01T00:00:00Z' }
    const item = { source: 'x', source_id: '1', batch_id, post_id: id, hash: 'a'.repeat(64), version: 1, before }
    await insertRow(service, 'import_items', item)
    expect(await undoBatch(service, batch_id)).toMatchObject({ restored: 1 })
    expect(await contract.sql(`select title, deleted_at from public.blog_posts where id = '${id}'`)).toEqual([
      { title: 'Old soup', deleted_at: null },
    ])
  })

  it('rewrites links to its own site to the posts of this or an earlier import', async () => {
    const origin = 'https://old.example'
    await put(await begin(), soup({ origin, oldAddresses: ['/2019/05/soup/', '/?p=7'] }))
    const links = (link: string) => (link === `${origin}/stew/` ? '/blog/stew' : null)
    const text = `${TEXT} [a](${origin}/2019/05/Soup/#how) [b](${origin}/stew/) [c](${origin}/?p=7) [d](https://a.example/?p=7)`
    const second = soup({ id: '8', origin, slug: 'borscht', title: 'Borscht', text })
    expect(await put(await begin(), second, { links })).toMatchObject({ outcome: 'new', warnings: [] })
    expect(await posts()).toMatchObject([
      {},
      { content: `${TEXT} [a](/blog/beet-soup#how) [b](/blog/stew) [c](/blog/beet-soup) [d](https://a.example/?p=7)` },
    ])
    // A rewritten link does not count as a change of the source.
    expect(await put(await begin(), second)).toMatchObject({ outcome: 'same' })
  })

  it('gives no post an address that is taken', async () => {
    const batch = await begin()
    await put(batch, soup())
    const second = await put(batch, soup({ id: '8', title: 'Another soup' }))
    expect(second).toMatchObject({
      outcome: 'new',
      slug: 'another-soup',
      warnings: [expect.stringContaining('beet-soup')],
    })
  })

  it('makes the address of a new post from its title on request, which does not count as a change', async () => {
    const choices = { addresses: 'title' } as const
    const item = soup({ title: 'Żurek, cold' })
    expect(await put(null, item, choices)).toMatchObject({ outcome: 'new', slug: 'zurek-cold' })
    expect(await posts()).toEqual([])
    expect(await put(await begin(), item, choices)).toMatchObject({ outcome: 'new', slug: 'zurek-cold' })
    expect(await put(await begin(), item)).toMatchObject({ outcome: 'same', slug: 'zurek-cold' })
    const later = await put(await begin(), soup({ title: 'Hot soup' }), choices)
    expect(later).toMatchObject({ outcome: 'changed', slug: 'zurek-cold', warnings: [] })
  })

  it('overwrites an editor’s changes only on request, and the undo restores them', async () => {
    await put(await begin(), soup())
    await put(await begin(), soup({ id: '8', slug: 'borscht', title: 'Borscht' }))
    await contract.sql(`update public.blog_posts set content = content || ' An editor was here.'`)
    const overwrites = (id: string) => id === '7'
    const changed = soup({ title: 'Hot beet soup' })
    expect(await put(null, changed, { overwrites })).toMatchObject({
      outcome: 'changed',
      warnings: ['It replaces what an editor changed here.'],
    })
    const batch = await begin()
    expect(await put(batch, changed, { overwrites })).toMatchObject({ outcome: 'changed' })
    const other = soup({ id: '8', slug: 'borscht', title: 'Hot borscht' })
    expect(await put(batch, other, { overwrites })).toMatchObject({ outcome: 'conflict' })
    expect(await posts()).toMatchObject([
      { title: 'Hot beet soup', content: TEXT },
      { title: 'Borscht', content: expect.stringContaining('An editor') },
    ])
    expect(await undoBatch(service, batch)).toEqual({ removed: 0, restored: 1, kept: [] })
    expect(await posts()).toMatchObject([
      { title: 'Beet soup', content: expect.stringContaining('An editor') },
      { title: 'Borscht' },
    ])
  })

  it('finds a post again that the undo of a later import restored', async () => {
    await put(await begin(), soup())
    const second = await begin()
    const changed = soup({ title: 'Hot beet soup' })
    await put(second, changed)
    await undoBatch(service, second)
    expect(await put(null, changed)).toMatchObject({
      outcome: 'conflict',
      slug: 'beet-soup',
      warnings: ['An undo has restored it here since: it is left as it is.'],
    })
    const third = await begin()
    expect(await put(third, changed, { overwrites: () => true })).toMatchObject({
      outcome: 'changed',
      warnings: ['It replaces what an undo restored here.'],
    })
    expect(await posts()).toMatchObject([{ title: 'Hot beet soup' }])
    expect(await undoBatch(service, third)).toMatchObject({ restored: 1, kept: [] })
    expect(await posts()).toMatchObject([{ title: 'Beet soup' }])
  })

  it('says that a post is in the bin, and changes nothing of it', async () => {
    await put(await begin(), soup())
    await contract.sql('update public.blog_posts set deleted_at = now()')
    const binned = { outcome: 'conflict', warnings: ['It is in the bin here: restore it there first.'] }
    expect(await put(null, soup())).toMatchObject(binned)
    const changed = soup({ title: 'Hot beet soup' })
    expect(await put(await begin(), changed, { overwrites: () => true })).toMatchObject(binned)
    expect(await posts()).toMatchObject([{ title: 'Beet soup' }])
  })

  it('makes a draft of an item that cannot be published, and says why', async () => {
    const stored = await put(await begin(), soup({ text: 'Short.' }))
    expect(stored.warnings.join()).toContain('Content must be at least 50 characters')
    expect(await posts()).toMatchObject([{ status: 'draft' }])
  })

  it('is undone completely, except for posts that an editor changed since', async () => {
    const batch = await begin()
    await put(batch, soup())
    await put(batch, soup({ id: '8', slug: 'borscht', title: 'Borscht' }))
    await contract.sql(`update public.blog_posts set title = 'Better borscht' where slug = 'borscht'`)
    expect(await undoBatch(service, batch)).toEqual({
      removed: 1,
      restored: 0,
      kept: ['Better borscht'],
    })
    expect(await posts()).toMatchObject([{ slug: 'borscht' }])
  })

  it('does not continue after an undo, because nothing could undo its later items', async () => {
    const { service } = contract.clients
    const batch = crypto.randomUUID()
    expect([await openBatch(service, batch, 'test'), await openBatch(service, batch, 'test')]).toEqual([true, true])
    await put(batch, soup())
    await undoBatch(service, batch)
    expect(await openBatch(service, batch, 'test')).toBe(false)
  })

  it('redirects the old addresses to the post until it is undone', async () => {
    const redirects = () => contract.sql<{ source: string }>('select source from public.redirects order by source')
    const batch = await begin()
    const oldAddresses = ['/2019/05/Żurek/', '/?p=7', '/blog/beet-soup', '/']
    expect(await put(batch, soup({ oldAddresses }))).toMatchObject({ outcome: 'new', warnings: [] })
    expect(await redirects()).toEqual([{ source: '/2019/05/%c5%bburek' }, { source: '/?p=7' }])
    const second = await put(batch, soup({ id: '8', title: 'Other', slug: 'other', oldAddresses: ['/?p=7'] }))
    expect(second.warnings).toEqual(['These old addresses could not be redirected: /?p=7'])
    await undoBatch(service, batch)
    expect(await redirects()).toEqual([])
  })

  it('breaks off when the backend does not answer to a redirect, which the next run adds', async () => {
    const client = clientThatFails((method, url) => method === 'POST' && url.includes('/rest/v1/redirects'))
    const item = soup({ oldAddresses: ['/?p=7'] })
    const broken = storeItem(client, { source: 'wordpress', item }, { batch: await begin(), asDrafts: false })
    await expect(broken).rejects.toMatchObject({ transient: true })
    expect(await put(await begin(), item)).toMatchObject({ outcome: 'same', warnings: [] })
    expect(await contract.sql('select source from public.redirects')).toEqual([{ source: '/?p=7' }])
  })

  it('names the posts that an undo removed before an outage', async () => {
    const batch = await begin()
    await put(batch, soup())
    await put(batch, soup({ id: '8', title: 'Borscht', slug: 'borscht' }))
    let deletions = 0
    const client = clientThatFails((method) => method === 'DELETE' && (deletions += 1) > 1)
    expect(await undoPart(client, batch, 0)).toMatchObject({ removed: 1, slugs: ['beet-soup'], isDone: false })
    await expect(undoPart(client, batch, 0)).rejects.toMatchObject({ transient: true })
  })

  it('counts a post as restored when an outage kept its record', async () => {
    await put(await begin(), soup())
    const batch = await begin()
    await put(batch, soup({ title: 'Cold beet soup' }))
    const client = clientThatFails((method, url) => method === 'DELETE' && url.includes('import_items'))
    expect(await undoPart(client, batch, 0)).toMatchObject({ slugs: ['beet-soup'], restored: 0, isDone: false })
    expect(await undoBatch(service, batch)).toEqual({ removed: 0, restored: 1, kept: [] })
    expect(await posts()).toMatchObject([{ title: 'Beet soup' }])
  })

  it('names an old address that the database refuses, or that is a page of this site', async () => {
    const long = `/${'x'.repeat(3_000)}`
    const oldAddresses = [long, '/admin/soup', '/about/', '/news/soup/', '/?p=7']
    expect(await put(await begin(), soup({ oldAddresses }))).toMatchObject({
      warnings: [`These old addresses could not be redirected: ${long}, /admin/soup, /about`],
    })
    expect(await contract.sql('select source from public.redirects order by source')).toEqual([
      { source: '/?p=7' },
      { source: '/news/soup' },
    ])
  })

  it('does not restore a redirect that an editor has deleted', async () => {
    const item = soup({ oldAddresses: ['/2019/05/soup/', '/?p=7'] })
    await put(await begin(), item)
    await contract.sql(`delete from public.redirects where source = '/?p=7'`)
    await put(await begin(), item)
    await put(await begin(), soup({ ...item, title: 'Cold beet soup' }))
    expect(await contract.sql('select source from public.redirects')).toEqual([{ source: '/2019/05/soup' }])
  })

  it('gives a post the byline chosen for its author, which does not count as a change', async () => {
    const item = soup({ author: 'admin' })
    await put(await begin(), item, { authors: new Map([['admin', 'Ada Beet']]) })
    expect(await contract.sql('select author from public.blog_posts')).toEqual([{ author: 'Ada Beet' }])
    expect(await put(await begin(), item)).toMatchObject({ outcome: 'same' })
  })

  it('imports the original of a picture once, and keeps the text of a missing picture and names it', async () => {
    const pictures = {
      find: pictureFinder([{ name: 'uploads/2019/05/soup.jpg', bytes: () => pictureOf('red') }]),
      isFetched: true,
      fetch: () => Promise.reject(new RemoteRefused('Its address is not one of the open internet.')),
    }
    const item = soup({
      text: `${TEXT}\n\n![A bowl](https://old.example/uploads/2019/05/soup-300x200.jpg "Hot")\n\n![Gone](http://10.0.0.1/gone.png)`,
      picture: { address: '/uploads/2019/05/soup.jpg', alt: 'A bowl', caption: 'By Ada' },
    })
    expect(await put(await begin(), item, { pictures })).toMatchObject({
      warnings: ['1 picture is missing: http://10.0.0.1/gone.png (Its address is not one of the open internet)'],
    })
    const rows = await contract.sql<{ path: string; file_name: string; alt: string; caption: string }>(
      'select path, file_name, alt, caption from public.images',
    )
    expect(rows).toEqual([
      {
        path: expect.stringMatching(/^import-/),
        file_name: expect.stringContaining('soup'),
        alt: 'A bowl',
        caption: 'By Ada',
      },
    ])
    const [post] = await contract.sql<{ content: string; image_url: string }>(
      'select content, image_url from public.blog_posts',
    )
    expect(post?.image_url).toBe(`/media/${rows[0]?.path}`)
    expect(post?.content).toContain(`![A bowl](/media/${rows[0]?.path} "Hot")`)
    expect(post?.content).toContain('![Gone](http://10.0.0.1/gone.png)')
  })

  it('brings the pictures that failed before into a post that no editor has changed', async () => {
    const site = 'https://old.example'
    const colours = new Map([[`${site}/bowl.jpg`, 'red']])
    const fetch = (address: string) =>
      colours.has(address)
        ? pictureOf(colours.get(address) ?? '')
        : Promise.reject(new RemoteRefused('It does not answer.'))
    const choices = { pictures: { find: () => null, isFetched: true, fetch } }
    const item = soup({
      text: `${TEXT}\n\n![A bowl](${site}/bowl.jpg)\n\n![A pot](${site}/pot.jpg)`,
      picture: { address: `${site}/cover.jpg`, alt: '' },
    })
    const stored = () =>
      contract.sql<{ content: string; image_url: string }>(
        `select content, image_url from public.blog_posts where slug = 'beet-soup'`,
      )
    const missing = `2 pictures are missing: ${site}/cover.jpg (It does not answer), ${site}/pot.jpg (It does not answer)`
    expect(await put(await begin(), item, choices)).toMatchObject({ outcome: 'new', warnings: [missing] })
    const edited = { ...item, id: '8', slug: 'borscht', title: 'Borscht' }
    await put(await begin(), edited, choices)
    await contract.sql(`update public.blog_posts set title = 'Better borscht' where slug = 'borscht'`)
    const before = await stored()
    // Still not reached: nothing is written, and the batch of the import stays.
    expect(await put(await begin(), item, choices)).toMatchObject({ outcome: 'same', warnings: [missing] })
    expect(await put(null, item)).toMatchObject({ outcome: 'same', lacks: [`${site}/pot.jpg`, `${site}/cover.jpg`] })
    colours.set(`${site}/pot.jpg`, 'green').set(`${site}/cover.jpg`, 'blue')
    // A picture that is here already is not fetched again.
    colours.delete(`${site}/bowl.jpg`)
    const batch = await begin()
    expect(await put(batch, item, choices)).toMatchObject({ outcome: 'changed', warnings: [] })
    expect(await stored()).toMatchObject([{ content: expect.not.stringContaining(site) }])
    expect(await stored()).not.toMatchObject(before.map(({ image_url }) => ({ image_url })))
    expect(await put(null, item)).toMatchObject({ outcome: 'same', lacks: [] })
    expect(await put(await begin(), edited, choices)).toMatchObject({ outcome: 'same', warnings: [] })
    expect(await undoBatch(service, batch)).toMatchObject({ restored: 1, kept: [] })
    expect(await stored()).toEqual(before)
  })

  it('names a picture that is in the bin, or that was sent and refused', async () => {
    const find = pictureFinder([{ name: 'soup.jpg', bytes: () => pictureOf('red') }])
    const item = soup({ text: `${TEXT}\n\n![](soup.jpg)` })
    const batch = await begin()
    await put(batch, item, { pictures: { find, isFetched: false } })
    await undoBatch(service, batch)
    await contract.sql('update public.images set deleted_at = now()')
    const missing = (reason: string) => ({ outcome: 'new', warnings: [`1 picture is missing: soup.jpg (${reason})`] })
    expect(await put(await begin(), item, { pictures: { find, isFetched: false } })).toMatchObject(
      missing('It is in the bin here: restore it there, and import again'),
    )
    const sent = new Map([['soup.jpg', 'It is no picture.']])
    const again = soup({ ...item, id: '8', slug: 'borscht', title: 'Borscht' })
    expect(await put(await begin(), again, { pictures: { find: () => null, sent, isFetched: false } })).toMatchObject(
      missing('It is no picture'),
    )
  })

  it('imports the picture for sharing, unless it is the picture of the post', async () => {
    const files = ['red', 'blue'].map((name) => ({ name: `${name}.jpg`, bytes: () => pictureOf(name) }))
    const choices = { pictures: { find: pictureFinder(files), isFetched: false } }
    const picture = { address: '/red.jpg', alt: '' }
    const stored = () =>
      contract.sql<{ image_url: string; share_image: string | null }>(
        'select image_url, share_image from public.blog_posts',
      )
    await put(await begin(), soup({ picture, shareImage: '/red.jpg' }), choices)
    expect(await stored()).toEqual([{ image_url: expect.stringMatching(/^\/media\/import-/), share_image: null }])
    const changed = soup({ picture, shareImage: '/blue.jpg' })
    expect(await put(await begin(), changed, choices)).toMatchObject({ outcome: 'changed', warnings: [] })
    const [post] = await stored()
    expect(post?.share_image).toMatch(/^\/media\/import-/)
    expect(post?.share_image).not.toBe(post?.image_url)
    expect(await put(await begin(), changed, choices)).toMatchObject({ outcome: 'same' })
  })

  it('continues after it was killed between a post and its record, or before its redirects', async () => {
    const batch = await begin()
    const item = soup({ oldAddresses: ['/?p=7'] })
    await put(batch, item)
    await contract.sql('delete from public.import_items')
    expect(await put(batch, item)).toMatchObject({ outcome: 'new', slug: 'beet-soup', warnings: [] })
    expect(await posts()).toHaveLength(1)
    await contract.sql(`update public.import_items set redirected = '{}'`)
    await contract.sql('delete from public.redirects')
    expect(await put(batch, item)).toMatchObject({ outcome: 'same' })
    expect(await contract.sql('select source from public.redirects')).toEqual([{ source: '/?p=7' }])
    expect(await undoBatch(service, batch)).toMatchObject({ removed: 1, kept: [] })
  })
})
