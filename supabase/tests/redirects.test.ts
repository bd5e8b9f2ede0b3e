import { describe, expect, it } from 'vitest'
import { listRedirects } from '../../lib/redirects/list.ts'
import { MISSING_ADDRESS_DAYS } from '../../lib/retention.ts'
import { contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { deleteRow, rowsOf, storedPost, updateRow, violatesCheck, YESTERDAY } from './harness/rows.ts'

const contract = await openContract()
const { anon, service } = contract.clients

const add = (source: string, target: string, client = service) => client.from('redirects').insert({ source, target })
const empty = () => contract.sql('delete from public.redirects; delete from public.missing_addresses;')
const list = async () => rowsOf(await service.from('redirects').select('source, target, post_id').order('source'))

describe('a redirect', () => {
  it('leads to its final target in one step, in any order of the additions', async () => {
    await empty()
    await add('/b', '/c')
    await add('/a', '/b')
    await add('/c', '/d')
    expect((await list()).map(({ source, target }) => `${source} ${target}`)).toEqual(['/a /d', '/b /d', '/c /d'])
  })

  it('that would lead to itself is refused', async () => {
    await empty()
    await add('/a', '/b')
    for (const [source, target] of [
      ['/b', '/a'],
      ['/x', '/x'],
      ['/x', '/X/'],
    ] as const)
      expect((await add(source, target)).error, `${source} ${target}`).toMatchObject({
        code: '23514',
        message: expect.stringContaining('lead to itself') as string,
      })
    await add('/b', '/c')
    expect((await add('/c', '/a')).error?.message).toContain('lead to itself')
  })

  it('to a post follows the post to its present address, and is deleted with it', async () => {
    await empty()
    const post = await storedPost(service, { slug: 'soup' })
    await add('/?p=7', '/blog/soup')
    await updateRow(service, 'blog_posts', post.id, { slug: 'better-soup' })
    await add('/2019/05/soup/', '/blog/soup')
    expect(await list()).toEqual([
      { source: '/2019/05/soup', target: null, post_id: post.id },
      { source: '/?p=7', target: null, post_id: post.id },
    ])
    expect((await add('/blog/better-soup', '/blog/soup')).error?.message).toContain('lead to itself')
    await deleteRow(service, 'blog_posts', post.id)
    expect(await list()).toEqual([])
  })

  it('leads to the post that had an address, and not to a draft that has taken it', async () => {
    await empty()
    const post = await storedPost(service, { slug: 'stew' })
    await updateRow(service, 'blog_posts', post.id, { slug: 'better-stew' })
    const draft = await storedPost(service, { slug: 'stew', status: 'draft' })
    await add('/a', '/blog/stew')
    await updateRow(service, 'blog_posts', draft.id, { status: 'published' })
    await add('/b', '/blog/stew')
    expect(await list()).toMatchObject([{ post_id: post.id }, { post_id: draft.id }])
  })

  it.each([
    ['/', '/b'],
    ['/a b', '/b'],
    ['a', '/b'],
    ['/admin/blog', '/b'],
    ['/a', '//evil.example'],
    ['/a', '/\\evil.example'],
    ['/a', 'javascript:alert(1)'],
    ['/a', 'b'],
  ])('from %j to %j is refused', async (source, target) => {
    expect(violatesCheck((await add(source, target)).error)).toBe(true)
  })
})

it('the redirects, with the publishable key, are followed to public posts and addresses only', async () => {
  await empty()
  await storedPost(service, { slug: 'public', published_at: YESTERDAY })
  await storedPost(service, { slug: 'secret', status: 'draft' })
  await add('/one', '/blog/public')
  await add('/two', '/blog/secret')
  await add('/three', '/about')
  const seen = await anon.from('redirects').select('source, target, blog_posts(slug)').order('source')
  expect(seen.data).toEqual([
    { source: '/one', target: null, blog_posts: { slug: 'public' } },
    { source: '/three', target: '/about', blog_posts: null },
  ])
})

it('the list of redirects is searched by letters with accents, which addresses store as escapes', async () => {
  await empty()
  await add(encodeURI('/2019/żurek'), '/about')
  await add('/2019/zurek', '/about')
  const context = contextOf(contract.admin, 'admin')
  for (const q of ['żurek', 'z\u0307urek', '%c5%bcurek'])
    expect((await listRedirects(context, { show: 'redirects', q, from: '', page: 1 })).rows).toMatchObject([
      { source: '/2019/%c5%bcurek' },
    ])
})

describe('addresses that were not found', () => {
  const count = (hits: Record<string, number>, missing: Record<string, number>) =>
    service.rpc('count_addresses', {
      p_hits: Object.keys(hits),
      p_hit_counts: Object.values(hits),
      p_missing: Object.keys(missing),
      p_missing_counts: Object.values(missing),
    })
  const missing = () =>
    contract.sql<{ address: string; hits: number }>(
      'select address, hits::int from public.missing_addresses order by hits desc, address',
    )

  it('are counted with the hits of redirects, by day and without data of the reader', async () => {
    await empty()
    await add('/a', '/b')
    await count({ '/a': 2 }, { '/x': 1 })
    await count({ '/a': 1 }, { '/x': 3, '/y': 1 })
    expect(await missing()).toEqual([
      { address: '/x', hits: 4 },
      { address: '/y', hits: 1 },
    ])
    expect(await contract.sql('select hits::int, last_hit_on = current_date as today from public.redirects')).toEqual([
      { hits: 3, today: true },
    ])
  })

  it('are at most the 500 most requested of the last days that the panel names', async () => {
    await empty()
    await count({}, Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`/n${index}`, 1])))
    await count({}, { '/often': 5 })
    expect(await missing()).toHaveLength(500)
    expect((await missing())[0]).toEqual({ address: '/often', hits: 5 })
    const lastMissed = (days: number) =>
      contract.sql(`update public.missing_addresses set last_on = current_date - ${days}`)
    await lastMissed(MISSING_ADDRESS_DAYS)
    await count({}, { '/often': 1 })
    expect(await missing()).toHaveLength(500)
    await lastMissed(MISSING_ADDRESS_DAYS + 1)
    await count({}, { '/new': 1 })
    expect(await missing()).toEqual([{ address: '/new', hits: 1 }])
  })

  it('leave the list when they are redirected', async () => {
    await empty()
    await count({}, { '/x': 1 })
    await add('/x', '/b')
    expect(await missing()).toEqual([])
  })
})
