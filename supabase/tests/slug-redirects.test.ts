import { describe, expect, it } from 'vitest'
import { type Role, openContract, verdicts } from './harness/index.ts'
import { deleteRow, rowsOf, storedPost, TOMORROW, updateRow, YESTERDAY } from './harness/rows.ts'

const contract = await openContract()
const { intern, service } = contract.clients

const move = async (id: string, slug: string) =>
  rowsOf(await service.from('blog_posts').update({ slug }).eq('id', id).select().single())

const redirects = async () => rowsOf(await service.from('post_slug_redirects').select('slug, post_id').order('slug'))

/** Resolves a former slug as the site does. */
const target = async (role: Role, slug: string) => {
  const { data } = await contract.clients[role]
    .from('post_slug_redirects')
    .select('blog_posts(slug)')
    .eq('slug', slug)
    .maybeSingle()
  return data?.blog_posts?.slug ?? null
}

describe('when a slug changes', () => {
  it('every former slug redirects to the present one', async () => {
    const { id } = await storedPost(service, { slug: 'first' })
    await move(id, 'second')
    await move(id, 'third')
    expect(await redirects()).toEqual([
      { slug: 'first', post_id: id },
      { slug: 'second', post_id: id },
    ])
    expect([await target('anon', 'first'), await target('anon', 'second')]).toEqual(['third', 'third'])
  })

  it('and changes back, no redirect loop remains', async () => {
    const { id } = await storedPost(service, { slug: 'first' })
    await move(id, 'second')
    await move(id, 'first')
    expect(await redirects()).toEqual([{ slug: 'second', post_id: id }])
    expect(await target('anon', 'first')).toBeNull()
    expect(await target('anon', 'second')).toBe('first')
  })

  it('two posts may exchange slugs', async () => {
    const one = await storedPost(service, { slug: 'one' })
    const two = await storedPost(service, { slug: 'two' })
    await move(one.id, 'between')
    await move(two.id, 'one')
    await move(one.id, 'two')
    expect([(await move(one.id, 'two')).slug, (await move(two.id, 'one')).slug]).toEqual(['two', 'one'])
    expect(await redirects()).toEqual([{ slug: 'between', post_id: one.id }])
  })

  it('an editor without the right to redirects still creates one', async () => {
    const post = await storedPost(service, { slug: 'first' })
    await updateRow(intern, 'blog_posts', post.id, { slug: 'second' })
    expect(await redirects()).toEqual([{ slug: 'first', post_id: post.id }])
  })

  it('of a draft, no redirect is created', async () => {
    const { id } = await storedPost(service, { slug: 'first', status: 'draft' })
    await move(id, 'second')
    expect(await redirects()).toEqual([])
  })

  it('of a draft that was public, the redirect works once it is public again', async () => {
    const { id } = await storedPost(service, { slug: 'first' })
    await updateRow(service, 'blog_posts', id, { status: 'draft' })
    await move(id, 'second')
    expect(await target('anon', 'first')).toBeNull()
    await updateRow(service, 'blog_posts', id, { status: 'published' })
    expect(await target('anon', 'first')).toBe('second')
  })

  it('a new post takes a former slug over', async () => {
    const { id } = await storedPost(service, { slug: 'first' })
    await move(id, 'second')
    await storedPost(service, { slug: 'first' })
    expect(await redirects()).toEqual([])
  })

  it('a draft leaves the redirect of a former slug that it takes, and its publication ends it', async () => {
    const { id } = await storedPost(service, { slug: 'first' })
    await move(id, 'second')
    const taken = await storedPost(service, { slug: 'first', status: 'draft' })
    expect(await target('anon', 'first')).toBe('second')
    await move(taken.id, 'third')
    await move(taken.id, 'first')
    expect(await redirects()).toEqual([{ slug: 'first', post_id: id }])
    await updateRow(service, 'blog_posts', taken.id, { title: 'Leek Soup' })
    expect(await target('anon', 'first')).toBe('second')
    await updateRow(service, 'blog_posts', taken.id, { status: 'published' })
    expect(await redirects()).toEqual([])
  })

  it('a post in the bin leaves the redirect of a former slug that it takes and gives up, until it is restored', async () => {
    const { id } = await storedPost(service, { slug: 'first' })
    await move(id, 'second')
    const binned = await storedPost(service, { slug: 'first', deleted_at: YESTERDAY })
    await move(binned.id, 'third')
    expect(await redirects()).toEqual([{ slug: 'first', post_id: id }])
    await move(binned.id, 'first')
    expect(await redirects()).toContainEqual({ slug: 'first', post_id: id })
    await updateRow(service, 'blog_posts', binned.id, { deleted_at: null })
    expect(await redirects()).toEqual([{ slug: 'third', post_id: binned.id }])
  })

  it('a draft that was public takes its own former slug back', async () => {
    const { id } = await storedPost(service, { slug: 'first' })
    await move(id, 'second')
    await updateRow(service, 'blog_posts', id, { status: 'draft' })
    await move(id, 'first')
    expect(await redirects()).toEqual([{ slug: 'second', post_id: id }])
  })

  it('another change creates no redirect', async () => {
    const { id } = await storedPost(service, { slug: 'first' })
    await move(id, 'first')
    await service.from('blog_posts').update({ title: 'Leek Soup' }).eq('id', id)
    expect(await redirects()).toEqual([])
  })

  it('the former slug is not generated for another post', async () => {
    const { id } = await storedPost(service)
    await move(id, 'renamed')
    expect((await storedPost(service)).slug).toBe('onion-soup-2')
  })

  it('the former slug is not generated either when the writer cannot see the redirect', async () => {
    const { id } = await storedPost(service, { status: 'scheduled', published_at: TOMORROW })
    await move(id, 'renamed')
    const post = await storedPost(intern, { created_by_admin: contract.intern.username })
    expect(post.slug).toBe('onion-soup-2')
  })

  it('the same post may get its former slug again', async () => {
    const { id } = await storedPost(service)
    await move(id, 'renamed')
    expect((await move(id, '')).slug).toBe('onion-soup')
    expect(await redirects()).toEqual([{ slug: 'renamed', post_id: id }])
  })

  it('a deleted post deletes its redirects', async () => {
    const { id } = await storedPost(service, { slug: 'first' })
    await move(id, 'second')
    await deleteRow(service, 'blog_posts', id)
    expect(await redirects()).toEqual([])
  })
})

describe('access', () => {
  const movedPost = async (changes = {}) => {
    const post = await storedPost(service, { slug: 'first', ...changes })
    return move(post.id, 'second')
  }

  it.each(verdicts('intern', 'admin', 'service'))('%s %s follow one to a scheduled post', async (role, verdict) => {
    await movedPost({ status: 'scheduled', published_at: TOMORROW })
    const { data } = await contract.clients[role].from('post_slug_redirects').select('slug')
    expect(data ?? []).toEqual(verdict === 'may' ? [{ slug: 'first' }] : [])
  })
})
