import { describe, expect, it } from 'vitest'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { PUBLIC_POST_COLUMNS } from './harness/access.ts'
import { type Role, openContract, verdicts } from './harness/index.ts'
import { aPost, only, rowsOf, storedPost, TOMORROW, YESTERDAY } from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin, service } = contract.clients

const READERS: Role[] = ['anon', 'intern', 'admin', 'service']
const STAFF: Role[] = ['intern', 'admin', 'service']
/** Whether the error is 42501: a missing privilege or a violated policy. */
const isRefusal = (error: { code: string } | null) => error?.code === '42501'

const seen = async (role: Role, id: string) =>
  rowsOf(await contract.clients[role].from('blog_posts').select('id').eq('id', id)).length > 0

describe('reading', () => {
  const KINDS: [string, Role[], Partial<TablesInsert<'blog_posts'>>][] = [
    ['a published post', READERS, { published_at: YESTERDAY }],
    ['a scheduled post after its time', READERS, { status: 'scheduled', published_at: YESTERDAY }],
    ['a scheduled post before its time', STAFF, { status: 'scheduled', published_at: TOMORROW }],
    ['a post published with a future date', STAFF, { published_at: TOMORROW }],
    ['a draft', STAFF, { status: 'draft', published_at: YESTERDAY }],
    ['a post in the bin', STAFF, { published_at: YESTERDAY, deleted_at: YESTERDAY }],
  ]
  it.each(
    KINDS.flatMap(([kind, roles, post]) => verdicts(...roles).map((verdict) => [...verdict, kind, post] as const)),
  )('%s %s see %s', async (role, verdict, _kind, changes) => {
    const post = await storedPost(service, changes)
    expect(await seen(role, post.id)).toBe(verdict === 'may')
  })

  it('reveals hidden posts neither by a count nor by a filter', async () => {
    await storedPost(service, { status: 'draft', title: 'Secret Menu' })
    await storedPost(service, { published_at: TOMORROW, title: 'Tomorrow’s Secret' })
    expect((await anon.from('blog_posts').select('id', { count: 'exact', head: true })).count).toBe(0)
    expect((await anon.from('blog_posts').select('id').ilike('title', '%secret%')).data).toEqual([])
  })
})

describe('the columns granted to readers', () => {
  it('are those of a post’s page', async () => {
    const post = await storedPost(service, { tags: ['soup'], excerpt: 'Soup.', total_minutes: 40 })
    const seen = rowsOf(await anon.from('blog_posts').select(PUBLIC_POST_COLUMNS as 'slug'))
    expect(only(seen)).toMatchObject({ slug: post.slug, tags: ['soup'], excerpt: 'Soup.', total_minutes: 40 })
  })

  it('are also the only ones to filter and sort by', async () => {
    const posts = () => anon.from('blog_posts').select('slug')
    expect((await posts().not('created_by', 'is', null)).error?.code).toBe('42501')
    expect((await posts().order('created_by')).error?.code).toBe('42501')
  })
})

describe('publishing', () => {
  it.each([
    ['the name of another', () => ({ created_by_admin: contract.admin.username })],
    [
      'the account of another',
      () => ({ created_by_admin: contract.intern.username, created_by: contract.admin.userId }),
    ],
    ['no account', () => ({ created_by_admin: contract.intern.username, created_by: null })],
  ])('an intern may not publish under %s', async (_what, forged) => {
    const { error } = await intern.from('blog_posts').insert(aPost(forged()))
    expect(isRefusal(error)).toBe(true)
    expect(rowsOf(await service.from('blog_posts').select('id'))).toEqual([])
  })

  it.each([
    ['named', () => ({ created_by_admin: contract.intern.username })],
    ['not named', () => ({})],
  ])('notes the publisher, %s in the row', async (_how, named) => {
    const post = await storedPost(intern, named())
    expect(post).toMatchObject({ created_by: contract.intern.userId, created_by_admin: contract.intern.username })
  })
})

it('an intern may delete own posts only', async () => {
  const own = await storedPost(intern, { created_by_admin: contract.intern.username })
  const other = await storedPost(admin, { created_by_admin: contract.admin.username })
  const deleted = rowsOf(await intern.from('blog_posts').delete().in('id', [own.id, other.id]).select('id'))
  expect(only(deleted).id).toBe(own.id)
  expect(only(rowsOf(await service.from('blog_posts').select('id'))).id).toBe(other.id)
})
