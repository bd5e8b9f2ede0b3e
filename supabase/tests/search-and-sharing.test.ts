import { expect, it } from 'vitest'
import type { TablesUpdate } from '../../lib/supabase/database.types.ts'
import { openContract } from './harness/index.ts'
import { anImage, insertRow, only, rowsOf, storedPost, TOMORROW } from './harness/rows.ts'

const contract = await openContract()
const { anon, admin, service } = contract.clients

const listed = async () => rowsOf(await anon.rpc('list_sitemap_posts', { p_limit: 100 })).map(({ slug }) => slug)
const change = async (id: string, changes: TablesUpdate<'blog_posts'>) =>
  only(rowsOf(await admin.from('blog_posts').update(changes).eq('id', id).select()))

it('the sitemap leaves out a post that is kept out of search engines, and its part counts as changed', async () => {
  const { id, slug } = await storedPost(service, { updated_at: '2025-01-03T00:00:00Z' })
  expect(await listed()).toEqual([slug])
  await contract.sql('update private.sitemap_parts set modified_at = null')
  await change(id, { noindex: true })
  expect(await listed()).toEqual([])
  const [part] = rowsOf(await anon.rpc('list_sitemap_parts'))
  expect(Date.now() - Date.parse(part?.modified_at ?? '')).toBeLessThan(60_000)
  await change(id, { noindex: false })
  expect(await listed()).toEqual([slug])
})

it('the sitemap leaves out a post that names another page, and no other', async () => {
  await storedPost(service, { title: 'Original', slug: 'original' })
  const draft = await storedPost(service, { title: 'Draft', slug: 'draft', status: 'draft' })
  const { id } = await storedPost(service, { title: 'Copy', slug: 'copy' })
  for (const [canonical_url, isListed] of [
    ['https://example.org/soup', false],
    ['/about', false],
    ['/blog/original', false],
    ['/blog/copy', true],
    // The named page is not public, so the post stays in the sitemap.
    ['/blog/draft', true],
    ['/blog/nowhere', true],
  ] as const) {
    await change(id, { canonical_url })
    expect((await listed()).includes('copy'), canonical_url).toBe(isListed)
  }
  await change(id, { canonical_url: '/blog/draft' })
  await change(draft.id, { status: 'published', published_at: new Date().toISOString() })
  expect(await listed()).not.toContain('copy')
})

it('the sitemap lists the pictures of a post, without those that are in the bin or not stored', async () => {
  for (const path of ['lead.webp', 'down.webp', 'body.webp']) await insertRow(service, 'images', anImage({ path }))
  const content = `${'words '.repeat(20)} ![](/media/body.webp) ![](/media/down.webp) ![](/media/gone.webp)`
  await storedPost(service, { image_url: '/media/lead.webp', content })
  await storedPost(service, { title: 'Without pictures', slug: 'plain' })
  const pictures = async () =>
    rowsOf(await anon.rpc('list_sitemap_posts', { p_limit: 100 })).map(({ image_names }) => image_names.toSorted())
  const all = ['body.webp', 'down.webp', 'lead.webp']
  expect(await pictures()).toEqual(expect.arrayContaining([all, []]))
  rowsOf(await admin.rpc('bin_images', { p_paths: ['down.webp'], p_even_used: true }))
  expect(await pictures()).toEqual(expect.arrayContaining([['body.webp', 'lead.webp'], []]))
})

it('a change of the fields makes a version with them, and no update of the text', async () => {
  const { id, version, updated_at } = await storedPost(service)
  const fields = { canonical_url: '/about', noindex: true, share_image: '/media/table.webp' }
  const after = await change(id, fields)
  expect(after).toMatchObject({ version: version + 1, updated_at })
  const revisions = await admin.from('post_revisions').select().eq('post_id', id).order('version')
  expect(rowsOf(revisions).at(-1)).toMatchObject(fields)
  const [entry] = await contract.log(`event = 'post.changed' and object_id = '${id}'`)
  expect(entry?.detail).toBe('canonical_url, noindex, share_image')
})

it('a picture for sharing counts as a use of its image, also in an earlier version and in planned changes', async () => {
  const { path } = rowsOf(await service.from('images').insert(anImage()).select('path').single())
  const post = await storedPost(service)
  const usesOf = async () => rowsOf(await admin.rpc('list_image_uses', { p_path: path })).map(({ kind }) => kind)
  expect(await usesOf()).toEqual([])
  await change(post.id, { share_image: `/media/${path}` })
  expect(await usesOf()).toEqual(['post'])
  expect(rowsOf(await anon.from('images').select('path'))).toEqual([{ path }])
  await change(post.id, { share_image: null })
  expect(await usesOf()).toEqual(['earlier version'])
  await insertRow(admin, 'post_changes', {
    post_id: post.id,
    base_version: 3,
    changed: { share_image: `/media/${path}` },
    publish_at: TOMORROW,
  })
  expect(await usesOf()).toEqual(['kept changes', 'earlier version'])
})

it('replacing an image also replaces it as picture for sharing', async () => {
  const { id } = await storedPost(service, { share_image: '/media/a.webp' })
  rowsOf(await admin.rpc('replace_image', { p_old: 'a.webp', p_new: 'b.webp' }))
  const row = await service.from('blog_posts').select('share_image').eq('id', id).single()
  expect(rowsOf(row).share_image).toBe('/media/b.webp')
})
