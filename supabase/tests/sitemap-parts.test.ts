import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openContract } from './harness/index.ts'
import { bytes } from './harness/right-cells.ts'
import { anImage, BODY, deleteRow, insertRow, only, rowsOf, storedPost, updateRow } from './harness/rows.ts'

const contract = await openContract()
const { anon, admin, service } = contract.clients

const SIZE = 3
const day = (n: number) => new Date(Date.UTC(2025, 0, n)).toISOString()

beforeAll(() =>
  contract.sql(`create or replace function private.sitemap_part_size() returns integer
    language sql immutable parallel safe return ${SIZE}`),
)

// Earlier tests that deleted posts have left a time of change.
beforeEach(() => contract.sql('update private.sitemap_parts set modified_at = null'))

const parts = async () => rowsOf(await anon.rpc('list_sitemap_parts'))
const post = (n: number, changes = {}) =>
  storedPost(service, {
    ...{ title: `Post ${n}`, published_at: day(n), created_at: day(n), updated_at: day(n) },
    ...changes,
  })
const posts = async (...days: number[]) => {
  for (const n of days) await post(n)
}

/** The posts of each part, read as the site reads them. */
async function contents(): Promise<string[][]> {
  let after = {}
  const found: string[][] = []
  for (const { last_published_at, last_id } of await parts()) {
    const until = last_id ? { p_until_at: last_published_at, p_until_id: last_id } : {}
    const rows = await anon.rpc('list_sitemap_posts', { p_limit: 100, ...after, ...until })
    found.push(rowsOf(rows).map(({ slug }) => slug))
    after = { p_after_at: last_published_at, p_after_id: last_id }
  }
  return found
}

/** Compares the table with the posts. */
const counted = () =>
  contract.sql<{ posts: string; real: string }>(`
    select s.posts::text, (
      select count(*) from public.blog_posts p
      where p.released and (p.published_at, p.id) <= (s.last_published_at, s.last_id) and not exists (
        select 1 from private.sitemap_parts b
        where (b.last_published_at, b.last_id) < (s.last_published_at, s.last_id)
          and (b.last_published_at, b.last_id) >= (p.published_at, p.id)
      )
    )::text as real
    from private.sitemap_parts s`)

describe('the parts of the sitemap', () => {
  it('are empty before the first post, and have each public post once, oldest first', async () => {
    expect(await parts()).toEqual([])
    await post(1, { status: 'draft' })
    await post(2, { deleted_at: day(3) })
    expect(await parts()).toEqual([])
    await posts(3, 4, 5, 6, 7, 8, 9, 10)
    expect(await contents()).toEqual([
      ['post-3', 'post-4', 'post-5'],
      ['post-6', 'post-7', 'post-8'],
      ['post-9', 'post-10'],
    ])
    expect((await parts()).map(({ modified_at }) => Date.parse(modified_at))).toEqual(
      [5, 8, 10].map((n) => Date.parse(day(n))),
    )
  })

  it('keep their bounds when posts change, and are split when they grow', async () => {
    await posts(3, 4, 5, 6, 7, 8)
    const { id } = await post(4, { title: 'Late', slug: 'late', published_at: '2025-01-04T12:00:00Z' })
    expect(await contents()).toEqual([
      ['post-3', 'post-4', 'late', 'post-5'],
      ['post-6', 'post-7', 'post-8'],
    ])
    await updateRow(service, 'blog_posts', id, { published_at: '2025-01-07T12:00:00Z' })
    // The last part is open until it is full.
    expect(await contents()).toEqual([['post-3', 'post-4', 'post-5'], ['post-6', 'post-7', 'late'], ['post-8']])
    await updateRow(service, 'blog_posts', id, { status: 'draft' })
    expect((await contents()).flat()).not.toContain('late')
    for (let n = 0; n < 4; n += 1) await post(4, { title: `More ${n}`, published_at: `2025-01-04T0${n + 1}:00:00Z` })
    expect((await contents()).map((slugs) => slugs.length)).toEqual([3, 4, 2, 1])
    for (const row of await counted()) expect(row.posts).toBe(row.real)
  })

  it('have the same number after one large insert, and fewer after its deletion', async () => {
    await contract.sql(`
      insert into public.blog_posts (slug, title, content, author, published_at)
      select 'bulk-' || n, 'Bulk', 'Slice the onions thinly and let them soften slowly in butter.', 'A',
        '2025-01-01'::timestamptz + n * interval '1 hour'
      from generate_series(1, 20) as n`)
    expect((await contents()).map((slugs) => slugs.length)).toEqual([3, 3, 3, 3, 3, 3, 2])
    await contract.sql(`delete from public.blog_posts where published_at < '2025-01-01T10:30:00Z'`)
    expect((await contents()).map((slugs) => slugs.length)).toEqual([2, 3, 3, 2])
    for (const row of await counted()) expect(row.posts).toBe(row.real)
  })

  it('report changed and deleted posts, and ignore scheduled ones', async () => {
    await posts(3, 4, 5, 6)
    const dates = async () => (await parts()).map(({ modified_at }) => Date.parse(modified_at))
    expect(await dates()).toEqual([Date.parse(day(5)), Date.parse(day(6))])
    rowsOf(
      await service
        .from('blog_posts')
        .update({ content: `${BODY} Serve at once.` })
        .eq('slug', 'post-3')
        .select(),
    )
    const [changed = 0, other] = await dates()
    expect([Date.now() - changed < 60_000, other]).toEqual([true, Date.parse(day(6))])

    const next = new Date(Date.now() + 86_400_000).toISOString()
    const waiting = await post(7, { status: 'scheduled', published_at: next })
    await updateRow(service, 'blog_posts', waiting.id, { title: 'Changed' })
    await deleteRow(service, 'blog_posts', waiting.id)
    expect((await dates())[1]).toBe(other)

    rowsOf(await service.from('blog_posts').delete().eq('slug', 'post-6').select())
    expect(await contents()).toEqual([['post-3', 'post-4', 'post-5'], []])
  })

  it('report a picture of theirs that is taken down or restored, and no other change of a picture', async () => {
    await posts(3, 4, 5)
    await insertRow(service, 'images', anImage({ path: 'soup.webp' }))
    rowsOf(await bytes('soup.webp', service))
    await post(6, { image_url: '/media/soup.webp' })
    const next = new Date(Date.now() + 86_400_000).toISOString()
    await insertRow(service, 'images', anImage({ path: 'secret.webp' }))
    await post(7, { image_url: '/media/secret.webp', status: 'scheduled', published_at: next })
    const changed = async () => (await parts()).map(({ modified_at }) => Date.now() - Date.parse(modified_at) < 60_000)
    await updateRow(admin, 'images', 'soup.webp', { alt: 'Onion soup' })
    rowsOf(await admin.rpc('bin_images', { p_paths: ['secret.webp'], p_even_used: true }))
    expect(await changed()).toEqual([false, false])
    rowsOf(await admin.rpc('bin_images', { p_paths: ['soup.webp'], p_even_used: true }))
    expect(await changed()).toEqual([false, true])
    await contract.sql('update private.sitemap_parts set modified_at = null')
    expect(rowsOf(await admin.rpc('restore_images', { p_paths: ['soup.webp'] }))).toEqual(['soup.webp'])
    expect(await changed()).toEqual([false, true])
  })

  it('include posts that became public at their minute', async () => {
    const soon = await post(3, { status: 'scheduled', published_at: new Date(Date.now() + 86_400_000).toISOString() })
    expect(await parts()).toEqual([])
    // Without triggers, as if only time had passed.
    await contract.sql(`
      alter table public.blog_posts disable trigger user;
      update public.blog_posts set published_at = '2025-01-03' where id = '${soon.id}';
      alter table public.blog_posts enable trigger user`)
    expect(Date.parse(only(await parts()).modified_at)).toBe(Date.parse(day(3)))
    expect(await contents()).toEqual([[soon.slug]])
  })
})
