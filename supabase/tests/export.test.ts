import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import {
  exportAddress,
  type ExportInput,
  exportSchema,
  type Part,
  PARTS,
  readChoice,
  USUAL_PARTS,
} from '../../lib/export/choice.ts'
import type { ChosenPosts } from '../../lib/export/database.ts'
import { exportEntries } from '../../lib/export/entries.ts'
import { ghostOf } from '../../lib/export/ghost.ts'
import { exportResponse } from '../../lib/export/panel/export.ts'
import { wxrOf } from '../../lib/export/wxr.ts'
import { writeZip, zipOf } from '../../lib/export/zip.ts'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { reader as ghost } from '../../lib/import/formats/ghost/index.ts'
import { reader as wordpress } from '../../lib/import/formats/wordpress/index.ts'
import type { ReportItem } from '../../lib/import/report.ts'
import { openSiteArchive } from '../../lib/import/site/archive.ts'
import { readSite } from '../../lib/import/site/read-site.ts'
import { restorePart, restoreSite } from '../../lib/import/site/restore.ts'
import { sha256 } from '../../lib/sha256.ts'
import { readAs } from '../../lib/import/testing.ts'
import { undoBatch } from '../../lib/import/undo.ts'
import { REVISION_COLUMNS } from '../../lib/posts/columns.ts'
import { contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { aMessage, everyField, insertRow, only, rowsOf, storedPost, TOMORROW, updateRow } from './harness/rows.ts'

const contract = await openContract()
const { intern, admin, service } = contract.clients

const TARGET = { url: 'https://example.com', name: 'FlavorCraft' }
const source = (chosen: ChosenPosts = null) => ({ client: service, chosen })

async function exported(...more: Part[]): Promise<Blob> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const [blob] = await Promise.all([
    new Response(readable).blob(),
    writeZip(exportEntries(source(), new Set([...USUAL_PARTS, ...more])), writable),
  ])
  return blob
}

const sumOf = async (blob: Blob) => sha256(new Uint8Array(await blob.arrayBuffer()))

/** The ids of the post that `fill` stores with every field, and of the only import. */
const idFrom = async (source: string) => only(await contract.sql<{ id: string }>(`select id from ${source}`)).id
const soupId = () => idFrom(`public.blog_posts where slug = 'red-soup'`)
const batchId = () => idFrom('public.import_batches')

const batch = () => insertRow(service, 'import_batches', { source: 'test' })

async function restored(
  blob: Blob,
  { isDry = false, asDrafts = false, wished = '', client = service } = {},
): Promise<ReportItem[]> {
  const archive = await openSiteArchive(blob)
  if (!archive) throw new Error('It is no export')
  const overwrites = (id: string) => id === wished
  const options = { batch: isDry ? null : await batch(), asDrafts, overwrites }
  const items = await Array.fromAsync(restoreSite(client, archive, options))
  await archive.close()
  return items
}

/** Deletes everything that an export holds, as in a new site. */
const empty = () =>
  contract.sql(`
    delete from public.redirects; delete from public.deleted_redirects; delete from public.contact_messages; delete from public.import_batches; delete from public.blog_posts; delete from public.author_profiles;
    delete from public.images; delete from public.saved_replies; delete from public.search_synonyms; delete from public.topic_texts; delete from public.text_blocks; delete from storage.objects;
    update public.contact_settings set retention_months = 12; update public.site_settings set fields = '{}';`)

async function fill(): Promise<void> {
  await empty()
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'tomato' } })
    .webp()
    .toBuffer()
  await service.storage.from(IMAGE_BUCKET).upload('soup.webp', content, { contentType: 'image/webp' })
  const picture = {
    path: 'soup.webp',
    width: 40,
    height: 30,
    bytes: content.length,
    alt: 'Soup, "red"',
    caption: 'Zażółć',
  }
  await insertRow(service, 'images', picture)
  const author = { slug: 'ada', name: 'Ada: Łoś', biography: 'One.\n\n---\nTwo.', portrait_image: 'soup.webp' }
  await insertRow(service, 'author_profiles', author)
  rowsOf(await service.from('author_profiles').update({ name: 'Ada Łoś-Nowak' }).eq('slug', 'ada').select())
  const soup = await storedPost(service, {
    ...everyField(),
    slug: '',
    title: 'Soup: "red" --- & more',
    content: `${everyField().content}\r\n\r\n---\n\n![A bowl](/media/soup.webp)\n\n\n`,
    author: 'Ada Łoś-Nowak',
    image_url: '/media/soup.webp',
    tags: ['soup', 'żurek'],
    share_image: '/media/soup.webp',
    published_at: '2019-05-02T10:00:00.123456Z',
    created_at: '2019-05-01T10:00:00Z',
    updated_at: '2019-05-03T10:00:00Z',
  })
  await updateRow(service, 'blog_posts', soup.id, { slug: 'red-soup' })
  await storedPost(service, { title: 'A draft', status: 'draft', content: '' })
  await storedPost(service, { title: 'To come', status: 'scheduled', published_at: TOMORROW, post_type: 'guide' })
  await storedPost(service, { title: 'In the bin', deleted_at: new Date().toISOString() })
  const redirects = [
    { source: '/?p=7', target: '/blog/red-soup' },
    { source: '/old/page', target: 'https://example.com/new' },
  ]
  for (const redirect of redirects) await insertRow(service, 'redirects', redirect)
  await insertRow(service, 'topic_texts', { slug: 'soup', description: 'Bowls: "hot"' })
  const fields = { name: 'Pantry: & more', socialProfiles: [{ name: 'X', url: 'https://example.com/x' }] }
  await service.from('site_settings').update({ fields }).eq('id', true).throwOnError()
  await insertRow(service, 'saved_replies', { name: 'Thanks', body: '=SUM(A1)\nThank you.' })
  for (const words of [
    ['beet', 'beetroot'],
    ['courgette', 'zucchini', 'cukinia'],
  ])
    await insertRow(service, 'search_synonyms', { words })
  await insertRow(service, 'text_blocks', { name: 'our-eggs', title: 'About our eggs', content: '- large\n- brown' })
}

/** Fills the site and exports it. */
async function filledAndExported(...more: Part[]): Promise<Blob> {
  await fill()
  return exported(...more)
}

const known = new Map<string, Blob>()

/** The export of a filled site, made once; the site itself is empty. */
async function exportOfAnother(...more: Part[]): Promise<Blob> {
  const blob = known.get(more.join()) ?? (await filledAndExported(...more))
  known.set(more.join(), blob)
  await empty()
  return blob
}

it.each([
  ['without earlier versions, with the secret key', [] as Part[], 'service' as const],
  ['with earlier versions, with the secret key', ['revisions'] as Part[], 'service' as const],
  ['without earlier versions, with the rights of an admin', [] as Part[], 'admin' as const],
  ['with earlier versions, with the rights of an admin', ['revisions'] as Part[], 'admin' as const],
])('an export %s comes back byte for byte', async (_, more, role) => {
  const first = await exportOfAnother(...more)
  const items = await restored(first, { client: contract.clients[role] })
  expect(items.filter(({ outcome }) => outcome !== 'new')).toEqual([])
  expect(items.map(({ kind }) => kind).join(' ')).toBe('settings picture author block post post post redirect redirect')
  expect(await sumOf(await exported(...more))).toBe(await sumOf(first))
})

it('an export restores every field of a version that differs here', async () => {
  const first = await exportOfAnother('revisions')
  await restored(first)
  const columns = REVISION_COLUMNS.join(', ')
  await contract.sql(`update public.post_revisions set (${columns}) =
    (select ${columns} from public.post_revisions where title = 'To come') where title like 'Soup%'`)
  await restored(first)
  expect(await sumOf(await exported('revisions'))).toBe(await sumOf(first))
})

it('an export imported into its own site changes nothing, whatever the origin of its posts', async () => {
  await fill()
  await contract.sql(`insert into public.import_items (source, source_id, batch_id, post_id, hash, version)
    select 'wordpress', slug, '${await batch()}', id, repeat('a', 64), version from public.blog_posts`)
  const first = await exported()
  for (const asDrafts of [false, true]) {
    const items = await restored(first, { asDrafts })
    expect(new Set(items.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
  }
  expect(await sumOf(await exported())).toBe(await sumOf(first))
  const id = await soupId()
  await contract.sql(`update public.blog_posts set deleted_at = now() where id = '${id}'`)
  const warnings = ['It is in the bin here: restore it there first.']
  expect(await restored(first)).toContainEqual(expect.objectContaining({ id, outcome: 'conflict', warnings }))
})

it('an export imported again as drafts changes none of its posts', async () => {
  const first = await exportOfAnother()
  await restored(first)
  const items = await restored(first, { asDrafts: true })
  expect(new Set(items.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
  expect(await sumOf(await exported())).toBe(await sumOf(first))
})

it('a post changed here stays unchanged, is replaced on request, and restored by the undo', async () => {
  const first = await filledAndExported('revisions')
  const edited = () => contract.sql(`select id, title from public.blog_posts where title = 'Edited'`)
  await contract.sql(`update public.blog_posts set title = 'Edited' where slug = 'red-soup'`)
  const post = await soupId()
  const outcomeOf = (items: ReportItem[]) => items.find(({ id }) => id === post)?.outcome
  expect(outcomeOf(await restored(first))).toBe('conflict')
  expect(outcomeOf(await restored(first, { isDry: true, wished: post }))).toBe('changed')
  expect(await edited()).toHaveLength(1)
  expect(outcomeOf(await restored(first, { wished: post }))).toBe('changed')
  expect(await edited()).toEqual([])
  expect(outcomeOf(await restored(first))).toBe('same')
  const made = await idFrom(`(select batch_id as id from public.import_items where post_id = '${post}') as made`)
  await undoBatch(service, made)
  expect(await edited()).toHaveLength(1)
})

describe('an export in an account without every right', () => {
  const asMover = async (act: () => Promise<void>) => {
    await contract.sql(`insert into public.roles (name, label, rights)
      values ('mover', 'Mover', '{import_export,write_own,publish_own}') on conflict do nothing`)
    await contract.sql(`update public.admins set role = 'mover' where username = 'intern'`)
    await act().finally(() => contract.sql(`update public.admins set role = 'intern' where username = 'intern'`))
  }

  it('imports posts and redirects, and names the missing right of each other part', async () => {
    const first = await exportOfAnother()
    await asMover(async () => {
      const archive = await openSiteArchive(first)
      const parts = (await Array.fromAsync(archive ? readSite(archive) : [])).filter((item) => 'part' in item)
      const options = { asDrafts: false, importer: 'intern', overwrites: () => false }
      const batch = await insertRow(intern, 'import_batches', { source: 'x' })
      const restored: Record<string, string> = {}
      for (const { part } of parts)
        if (part.kind !== 'picture') {
          const { outcome, warnings } = await restorePart(intern, { part }, { ...options, batch })
          restored[part.kind] = [outcome, ...warnings].join(' ')
        }
      expect(restored).toEqual({
        settings: expect.stringMatching(/^new .*saved replies.*“Messages”.*“Settings”/),
        author: expect.stringMatching(/^refused .*“Edit all posts”/),
        block: expect.stringMatching(/^refused .*“Publish all posts”/),
        post: 'new',
        redirect: 'new',
      })
    })
    expect(await contract.sql(`select fields from public.site_settings`)).toEqual([{ fields: {} }])
    expect(await contract.sql(`select name from public.author_profiles`)).toEqual([])
  })

  it('writes no history of a post that another account imported, that is reviewed, or that an editor changed since', async () => {
    const first = await exportOfAnother('revisions')
    await restored(first, { client: admin })
    const id = await soupId()
    const record = { createdAt: '2001-01-01T00:00:00Z', createdBy: 'another', formerSlugs: ['taken'] }
    const claim = async (role: 'admin' | 'intern') =>
      (await contract.clients[role].rpc('restore_post', { p_item: id, p_json: JSON.stringify(record) })).data
    const row = () => contract.sql(`select created_by_admin from public.blog_posts where id = '${id}'`)
    const versions = () => contract.sql(`select version from public.blog_posts where id = '${id}'`)
    const before = await versions()
    expect(before).not.toEqual([{ version: 1 }])
    await admin.rpc('restore_post', { p_item: id, p_json: '{"version": 1}' })
    expect(await versions()).toEqual(before)
    await contract.sql(
      `insert into public.post_reviews (post_id, version, submitted_by_username) values ('${id}', 1, 'ola')`,
    )
    expect(await claim('admin')).toBe(true)
    expect(await row()).toEqual([{ created_by_admin: 'admin' }])
    await contract.sql('delete from public.post_reviews')
    await asMover(async () => expect(await claim('intern')).toBe(false))
    await contract.sql(`update public.blog_posts set title = 'Edited' where id = '${id}'`)
    expect(await claim('admin')).toBe(true)
    expect(await row()).toEqual([{ created_by_admin: 'admin' }])
  })
})

it('an import into a site with settings keeps them, and replaces them on request', async () => {
  const first = await filledAndExported()
  await contract.sql(`update public.site_settings set fields = '{"name": "Another"}'`)
  const outcomeOf = (items: ReportItem[]) => items.find(({ kind }) => kind === 'settings')?.outcome
  const name = () => contract.sql(`select fields ->> 'name' as name from public.site_settings`)
  expect(outcomeOf(await restored(first))).toBe('conflict')
  expect(await name()).toEqual([{ name: 'Another' }])
  expect(outcomeOf(await restored(first, { wished: 'settings' }))).toBe('changed')
  expect(await name()).toEqual([{ name: 'Pantry: & more' }])
  expect(outcomeOf(await restored(first))).toBe('same')
})

it('a dry run writes nothing, and reads and names an edited file', async () => {
  const first = await exportOfAnother()
  expect(new Set((await restored(first, { isDry: true })).map(({ outcome }) => outcome))).toEqual(new Set(['new']))
  expect(await contract.sql('select id from public.blog_posts')).toEqual([])
})

describe('a deleted redirect', () => {
  const sources = async () =>
    (await contract.sql<{ source: string }>('select source from public.redirects order by source')).map(
      ({ source: from }) => from,
    )
  const redirectsIn = (items: ReportItem[]) =>
    items.filter(({ kind }) => kind === 'redirect').map(({ id, outcome }) => [id, outcome])

  it('is not restored by an older export, as the dry run says, unless it is requested', async () => {
    const first = await filledAndExported()
    rowsOf(await intern.from('redirects').delete().eq('source', '/old/page').select('id'))
    for (const isDry of [true, false]) {
      const items = await restored(first, { isDry })
      expect(redirectsIn(items)).toEqual([
        ['/?p=7', 'same'],
        ['/old/page', 'conflict'],
      ])
      expect(items.at(-1)?.warnings).toEqual(['It was deleted here: it does not come back by itself.'])
      expect(await sources()).toEqual(['/?p=7'])
    }
    const wished = await restored(first, { wished: '/old/page' })
    expect(redirectsIn(wished)).toContainEqual(['/old/page', 'new'])
    expect(await sources()).toEqual(['/?p=7', '/old/page'])
    expect(redirectsIn(await restored(first))).toContainEqual(['/old/page', 'same'])
  })

  it('is restored with its post, and after the undo of the import that had made it', async () => {
    const first = await filledAndExported()
    await contract.sql(`delete from public.blog_posts where slug = 'red-soup'`)
    await restored(first)
    expect(await sources()).toEqual(['/?p=7', '/old/page'])

    await empty()
    const items = await restored(first)
    expect(redirectsIn(items)).toContainEqual(['/old/page', 'new'])
    await contract.sql(`delete from public.redirects where source = '/old/page'`)
    await undoBatch(service, await batchId())
    expect(redirectsIn(await restored(first))).toContainEqual(['/old/page', 'new'])
  })

  it('is removed by the undo of the import that added it to an existing post', async () => {
    const first = await filledAndExported()
    await contract.sql(`delete from public.redirects where source = '/?p=7'`)
    await restored(first, { wished: '/?p=7' })
    expect(await sources()).toEqual(['/?p=7', '/old/page'])
    expect(await undoBatch(admin, await batchId())).toEqual({ removed: 0, restored: 0, kept: [] })
    expect(await sources()).toEqual(['/old/page'])
  })
})

it('a post that the database refuses does not end the import of an export', async () => {
  const archive = await openSiteArchive(await exportOfAnother())
  if (!archive) throw new Error('It is no export')
  // The post would end before it begins.
  const text = async (name: string) =>
    (await archive.text(name))?.replace('status: scheduled', 'status: scheduled\nunpublishAt: 2019-01-01T00:00:00Z') ??
    null
  const options = { batch: await batch(), asDrafts: false, overwrites: () => false }
  const items = await Array.fromAsync(restoreSite(service, { ...archive, text }, options))
  await archive.close()
  expect(items.filter(({ outcome }) => outcome !== 'new')).toMatchObject([{ title: 'To come', outcome: 'refused' }])
})

it('an export has messages only on request, and no formula in them', async () => {
  await insertRow(service, 'contact_messages', aMessage({ message: '=HYPERLINK("http://x")' }))
  const entries = await Array.fromAsync(exportEntries(source(), new Set<Part>(['posts', 'messages'])))
  expect(String(entries.find(({ name }) => name === 'messages.csv')?.content)).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(
    (await Array.fromAsync(exportEntries(source(), new Set(USUAL_PARTS)))).some(({ name }) => name === 'messages.csv'),
  ).toBe(false)
})

it('an export of chosen posts has only their pictures', async () => {
  await fill()
  const entries = await Array.fromAsync(
    exportEntries(source({ column: 'slug', values: ['to-come'] }), new Set<Part>(['posts', 'pictures'])),
  )
  expect(entries.map(({ name }) => name)).toEqual(['posts/to-come.md', 'pictures.json', 'manifest.json'])
})

it('breaks off when a chosen post is not there', async () => {
  await fill()
  const entries = exportEntries(source({ column: 'slug', values: ['to-come', 'to-com'] }), new Set<Part>(['posts']))
  await expect(Array.fromAsync(entries)).rejects.toThrow('There is no post "to-com".')
})

it('holds more versions of a post than the backend gives at once', async () => {
  await fill()
  const id = await soupId()
  await contract.sql(`
    insert into public.post_revisions (post_id, version, title, content, author, post_type, slug, status, saved_by_username)
    select post_id, version + n, title, content, author, post_type, slug, status, saved_by_username
    from public.post_revisions, generate_series(1, 1100) n
    where post_id = '${id}' and version = (select max(version) from public.post_revisions where post_id = '${id}')`)
  const { count } = only(
    await contract.sql<{ count: number }>(`select count(*)::int from public.post_revisions where post_id = '${id}'`),
  )
  const chosen = source({ column: 'id', values: [id] })
  const entries = await Array.fromAsync(exportEntries(chosen, new Set<Part>(['posts', 'revisions'])))
  expect(entries.filter(({ name }) => name.startsWith('revisions/'))).toHaveLength(count)
})

it('an export for WordPress or Ghost can be imported again', async () => {
  await fill()
  const wxr = (await Array.fromAsync(wxrOf(source(), TARGET))).join('')
  const json = (await Array.fromAsync(ghostOf(source(), TARGET))).join('')
  const soup = {
    ...{ title: 'Soup: "red" --- & more', slug: 'red-soup', state: 'published', author: 'Ada Łoś-Nowak' },
    ...{ canonical: 'https://example.org/soup', shareImage: 'https://example.com/media/soup.webp' },
    text: expect.stringContaining('Zażółć'),
  }
  expect(wxr).toContain('<excerpt:encoded>Zażółć<')
  expect(json).toContain('"feature_image_caption":"Zażółć"')
  const picture = { address: 'https://example.com/media/soup.webp', alt: 'Soup, "red"' }
  expect(await readAs([wordpress], 'site.xml', wxr)).toContainEqual(
    expect.objectContaining({ ...soup, noindex: true, picture }),
  )
  expect(await readAs([ghost], 'site.json', json)).toContainEqual(expect.objectContaining({ ...soup, picture }))
})

it('an export for Ghost or WordPress gives every author and tag a slug and an e-mail of its own', async () => {
  await empty()
  // The export reads posts by id, so the third author would get the slug of the first.
  for (const [index, author] of ['Author 3', 'José', '李娜', 'Jose'].entries()) {
    const id = `00000000-0000-4000-8000-00000000000${index}`
    await storedPost(service, { id, author, tags: ['茶水'], post_type: 'guide' })
  }
  const json = (await Array.fromAsync(ghostOf(source(), TARGET))).join('')
  type Named = { name: string; slug: string; email: string }
  const [{ data }] = (JSON.parse(json) as { db: [{ data: { users: Named[]; tags: Named[] } }] }).db
  expect(data.tags).toMatchObject([{ slug: 'guide' }, { name: '茶水', slug: 'tag-2' }])
  const slugs = ['author-3', 'jose', 'author-4', 'author-5']
  expect(data.users).toMatchObject(slugs.map((slug) => ({ slug, email: `${slug}@example.invalid` })))
  const wxr = (await Array.fromAsync(wxrOf(source(), TARGET))).join('')
  const found = (pattern: RegExp) => [...wxr.matchAll(pattern)].map(([, login]) => login)
  expect(found(/<wp:author_login>([^<]*)/g)).toEqual(slugs)
  expect(found(/<dc:creator>([^<]*)/g)).toEqual(slugs)
})

const choose = (parts: Part[], more: Partial<ExportInput> = {}) => {
  const choice = exportSchema.parse({ as: 'archive', parts, posts: [], ...more })
  return exportResponse(contextOf(contract.admin, 'admin'), choice, TARGET)
}
const logged = () => contract.log(`event like 'export.%'`)

describe('an export in the panel', () => {
  it('with the rights of an admin equals that of the secret key byte for byte, and is in the log', async () => {
    await fill()
    const parts: Part[] = [...USUAL_PARTS, 'revisions']
    const response = await choose(parts)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z.]+-\d{4}-\d\d-\d\d\.zip"$/)
    expect(await sumOf(await response.blob())).toBe(await sumOf(await exported('revisions')))
    const title = parts.join(', ')
    expect((await logged()).slice(-2)).toMatchObject([
      { event: 'export.started', actor: 'admin', title },
      { event: 'export.finished', actor: 'admin', title },
    ])
  })

  it('is refused to an intern by the database, without a single byte', async () => {
    const before = await logged()
    const context = contextOf(contract.intern, 'admin')
    await expect(
      exportResponse(context, exportSchema.parse({ as: 'wxr', parts: [], posts: [] }), TARGET),
    ).rejects.toThrow('may not export')
    expect(await logged()).toEqual(before)
  })

  it('has the chosen posts, and its address names the same choice', async () => {
    await fill()
    const posts = [await soupId()]
    const archive = await openSiteArchive(await (await choose([], { posts })).blob())
    expect(archive?.names).toEqual(['posts/red-soup.md', 'pictures/soup.webp', 'pictures.json', 'manifest.json'])
    expect((await logged()).at(-1)?.title).toBe('posts, pictures (1 chosen post)')
    const choice = exportSchema.parse({ as: 'archive', parts: ['revisions'], posts })
    const address = new URL(exportAddress(choice), 'https://example.com')
    expect(readChoice(address.searchParams).data).toEqual(choice)
    expect(readChoice(new URLSearchParams('as=archive')).success).toBe(false)
  })

  it('is not a valid archive when it breaks off at any point', async () => {
    await fill()
    const bytes = new Uint8Array(await (await choose([...USUAL_PARTS])).arrayBuffer())
    for (const end of [0.1, 0.5, 0.9, 0.99])
      expect(await openSiteArchive(new Blob([bytes.slice(0, bytes.length * end)]))).toBeNull()
    expect(await openSiteArchive(new Blob([bytes.slice(0, -1)]))).toBeNull()
    expect(await openSiteArchive(new Blob([bytes]))).not.toBeNull()
  })

  it.each(['archive', 'wxr', 'ghost'] as const)('as %s fails when the session ends meanwhile', async (as) => {
    await fill()
    const before = await logged()
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const response = await choose([...USUAL_PARTS], { as })
    try {
      await contract.sql(`update public.admins set role = 'admin' where username = 'intern'`)
      await contract.sql(`update public.admins set role = 'intern' where username = 'admin'`)
      await expect(response.arrayBuffer()).rejects.toThrow()
    } finally {
      said.mockRestore()
      await contract.sql(`update public.admins set role = 'admin' where username = 'admin'`)
      await contract.sql(`update public.admins set role = 'intern' where username = 'intern'`)
    }
    expect((await logged()).slice(before.length).map(({ event }) => event)).toEqual(['export.started'])
  })

  it('reads rows only as fast as its reader', async () => {
    await fill()
    let asked = 0
    const entries = async function* () {
      for (; asked < 100; asked += 1)
        yield { name: `pictures/${asked}.webp`, content: new Uint8Array(100_000).fill(asked) }
    }
    const reader = zipOf(entries())[Symbol.asyncIterator]()
    for (let chunk = 0; chunk < 4; chunk += 1) await reader.next()
    expect(asked).toBeLessThan(10)
    await reader.return?.(undefined)
    expect(asked).toBeLessThan(10)
  })

  it('has no hash of a password, a link or an invitation', async () => {
    await fill()
    const secrets = await contract.sql<{ secret: string }>(`
      select encrypted_password as secret from auth.users where encrypted_password <> ''
      union all select token_hash from public.invitations union all select token_hash from public.post_previews`)
    expect(secrets.length).toBeGreaterThan(0)
    const archive = await openSiteArchive(await (await choose([...PARTS])).blob())
    for (const name of archive?.names ?? []) {
      const text = await archive?.text(name)
      for (const { secret } of secrets) expect(text).not.toContain(secret)
    }
  })
})
