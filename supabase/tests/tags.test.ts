import { describe, expect, it } from 'vitest'
import { openContract } from './harness/index.ts'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { insertRow, only, rowsOf, storedPost, TOMORROW, YESTERDAY } from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin, service } = contract.clients

const change = async (tag: string, into: string | null, limit = 200) =>
  rowsOf(await intern.rpc('change_tag', { p_tag: tag, ...(into && { p_into: into }), p_limit: limit }))
const list = async (words = '', once = false) =>
  rowsOf(await intern.rpc('list_tags', { p_words: words, p_once: once, p_limit: 50, p_offset: 0 }))
const tagsOf = async (id: string) => rowsOf(await service.from('blog_posts').select('tags').eq('id', id).single()).tags
const redirects = async () => rowsOf(await service.from('redirects').select('source, target').order('source'))
const lastEntry = async () => (await contract.log(`event like 'tag.%'`)).at(-1)
const clear = () => contract.sql('delete from public.redirects; delete from public.topic_texts')

describe('the list of tags', () => {
  it('counts public and other posts, without the bin, and finds tags by letters without marks', async () => {
    await storedPost(service, { tags: ['soups', 'żurek'] })
    await storedPost(service, { tags: ['soups'], status: 'draft' })
    await storedPost(service, { tags: ['soups'], status: 'scheduled', published_at: TOMORROW })
    await storedPost(service, { tags: ['soups', 'binned'], deleted_at: new Date().toISOString() })
    expect(await list()).toEqual([
      { tag: 'soups', topic: 'soups', published: 1, others: 2, description: '', total: 2 },
      { tag: 'żurek', topic: 'zurek', published: 1, others: 0, description: '', total: 2 },
    ])
    expect((await list('ZUR')).map(({ tag }) => tag)).toEqual(['żurek'])
    expect((await list('', true)).map(({ tag }) => tag)).toEqual(['żurek'])
    expect(await list('%')).toEqual([])
  })

  it('counts right after every change, and by the clock', async () => {
    const write = (id: string, changes: Partial<TablesInsert<'blog_posts'>>) =>
      service.from('blog_posts').update(changes).eq('id', id)
    const first = await storedPost(service, { tags: ['soups', 'winter'] })
    const second = await storedPost(service, { tags: ['soups'], status: 'draft' })
    const third = await storedPost(service, { tags: ['soups', 'beets'] })
    const counts = async () =>
      (await list()).map(({ tag, published, others }) => `${tag} ${published}+${others}`).toSorted()
    expect(await counts()).toEqual(['beets 1+0', 'soups 2+1', 'winter 1+0'])
    // The post ends.
    await contract.sql(
      `update public.blog_posts set published_at = now() - interval '2 days', unpublish_at = now() - interval '1 day' where id = '${third.id}'`,
    )
    await write(first.id, { tags: ['soups', 'summer'] })
    await write(second.id, { status: 'published', published_at: YESTERDAY })
    expect(await counts()).toEqual(['beets 0+1', 'soups 2+1', 'summer 1+0'])
    await write(first.id, { deleted_at: YESTERDAY })
    expect(await counts()).toEqual(['beets 0+1', 'soups 1+1'])
    await write(first.id, { deleted_at: null })
    await service.from('blog_posts').delete().in('id', [second.id, third.id])
    expect(await counts()).toEqual(['soups 1+0', 'summer 1+0'])
    await service.from('blog_posts').delete().eq('id', first.id)
    expect(await contract.sql('select tag from private.tag_counts')).toEqual([])
  })
})

describe('a change of a tag', () => {
  it('reaches drafts, public posts and the bin, each with one revision and no update of the text', async () => {
    await clear()
    const shown = await storedPost(service, { tags: ['beets', 'soup', 'winter'], updated_at: '2025-01-03T00:00:00Z' })
    const both = await storedPost(service, { tags: ['soups', 'soup'] })
    const draft = await storedPost(service, { tags: ['soup'], status: 'draft' })
    const binned = await storedPost(service, { tags: ['soup'], deleted_at: new Date().toISOString() })
    expect(await change('soup', 'soups')).toBe(4)
    expect(await tagsOf(shown.id)).toEqual(['beets', 'soups', 'winter'])
    expect(await tagsOf(both.id)).toEqual(['soups'])
    for (const { id } of [draft, binned]) expect(await tagsOf(id)).toEqual(['soups'])
    const after = rowsOf(await admin.from('blog_posts').select('version, updated_at').eq('id', shown.id).single())
    expect(after).toEqual({ version: shown.version + 1, updated_at: shown.updated_at })
    const revision = await admin
      .from('post_revisions')
      .select('tags, saved_by_username')
      .eq('post_id', shown.id)
      .eq('version', 2)
    expect(only(rowsOf(revision))).toEqual({
      tags: ['beets', 'soups', 'winter'],
      saved_by_username: contract.intern.username,
    })
    expect(await lastEntry()).toMatchObject({ event: 'tag.changed', title: 'soup', detail: 'into soups' })
    expect(await contract.log(`event = 'post.changed' and object_id = '${shown.id}'`)).toEqual([])
    expect(await redirects()).toEqual([{ source: '/topics/soup', target: '/topics/soups' }])
    expect(rowsOf(await anon.rpc('list_topics')).map(({ topic }) => topic)).toContain('soups')
  })

  it('changes nothing when it is repeated, merges a tag into itself, or has no posts', async () => {
    await clear()
    const { id, version } = await storedPost(service, { tags: ['soup'] })
    expect(await change('soup', 'soup')).toBe(0)
    expect(await change('nothing', 'soup')).toBe(0)
    expect(await change('soup', 'soups')).toBe(1)
    expect(await change('soup', 'soups')).toBe(0)
    const row = rowsOf(await service.from('blog_posts').select('version').eq('id', id).single())
    expect(row.version).toBe(version + 1)
  })

  it('leaves one redirect after a change back, and reaches a third name in one step', async () => {
    await clear()
    await storedPost(service, { tags: ['soup'] })
    await change('soup', 'broth')
    await change('broth', 'soup')
    expect(await redirects()).toEqual([{ source: '/topics/broth', target: '/topics/soup' }])
    await change('soup', 'stock')
    expect(await redirects()).toEqual([
      { source: '/topics/broth', target: '/topics/stock' },
      { source: '/topics/soup', target: '/topics/stock' },
    ])
    expect(await change('stock', null)).toBe(1)
    expect((await redirects()).map(({ target }) => target)).toEqual(['/topics', '/topics', '/topics'])
    expect((await lastEntry())?.event).toBe('tag.retired')
  })

  it('keeps the page of a topic with another spelling, and adds no redirect for a topic without a page', async () => {
    await clear()
    await storedPost(service, { tags: ['crème'] })
    await storedPost(service, { tags: ['creme'] })
    await storedPost(service, { tags: ['secret'], status: 'draft' })
    await change('crème', 'cream')
    await change('secret', 'plan')
    expect(await redirects()).toEqual([])
    await change('creme', 'cream')
    expect(await redirects()).toEqual([{ source: '/topics/creme', target: '/topics/cream' }])
  })

  it('keeps planned changes due, with their editor', async () => {
    const { id, version } = await storedPost(service, { tags: ['soup'] })
    const changed = { title: 'Better soup', tags: ['soup', 'soups', 'new'] }
    await insertRow(admin, 'post_changes', { post_id: id, base_version: version, changed, publish_at: TOMORROW })
    await change('soup', 'soups')
    const kept = rowsOf(await intern.from('post_changes').select().eq('post_id', id).single())
    expect(kept).toMatchObject({
      base_version: version + 1,
      changed: { title: 'Better soup', tags: ['soups', 'new'] },
      saved_by_username: contract.admin.username,
    })
  })

  it('is reported to an open form like any later save', async () => {
    const { id } = await storedPost(service, { tags: ['soup'] })
    await change('soup', 'soups')
    const form = '00000000-0000-4000-8000-000000000009'
    const [seen] = rowsOf(await admin.rpc('watch_post', { p_post: id, p_form: form }))
    expect(seen).toMatchObject({ version: 2, is_own: false, saved_by: contract.intern.username })
  })

  it('changes more posts than one call can, call by call', async () => {
    await clear()
    await contract.sql(`
      insert into public.blog_posts (slug, title, content, author, tags)
      select 'many-' || n, 'Many ' || n, 'Slice the onions thinly and let them soften slowly in butter.', 'A', '{many,soups}'
      from generate_series(1, 450) as n`)
    const calls: number[] = []
    let slowest = 0
    do {
      const before = process.cpuUsage()
      calls.push(await change('many', 'soups'))
      slowest = Math.max(slowest, process.cpuUsage(before).user / 1_000_000)
    } while (calls.at(-1) !== 0)
    expect(calls).toEqual([200, 200, 50, 0])
    // A hosted project's limit, in processor time: PGlite runs in this process, and other checks do not count.
    expect(slowest).toBeLessThan(8)
    expect(await list('many')).toEqual([])
    expect(only(await list('soups'))).toMatchObject({ published: 450 })
    expect(await redirects()).toEqual([{ source: '/topics/many', target: '/topics/soups' }])
  })

  it('refuses a name that is not a valid tag', async () => {
    const { id } = await storedPost(service, { tags: ['soup'] })
    for (const into of ['x', 'Soups', ' soups', 'x'.repeat(31)])
      expect((await admin.rpc('change_tag', { p_tag: 'soup', p_into: into })).error).not.toBeNull()
    expect(await tagsOf(id)).toEqual(['soup'])
  })
})

describe('the description of a topic', () => {
  const describeTopic = async (topic: string, text: string) =>
    intern.rpc('describe_topic', { p_topic: topic, p_description: text })
  const seen = async () => rowsOf(await anon.from('topic_texts').select('slug, description'))

  it('is visible to readers only while a public post has the topic, and logged', async () => {
    await clear()
    await storedPost(service, { tags: ['soups'] })
    await storedPost(service, { tags: ['secret'], status: 'draft' })
    expect((await describeTopic('soups', ' Warm bowls. ')).error).toBeNull()
    await describeTopic('secret', 'Not yet.')
    expect(await seen()).toEqual([{ slug: 'soups', description: 'Warm bowls.' }])
    expect(await lastEntry()).toMatchObject({ event: 'tag.described', title: 'secret', detail: '' })
    expect(only(await list('soups')).description).toBe('Warm bowls.')
    await describeTopic('soups', '  ')
    expect(await seen()).toEqual([])
  })

  it('has 160 characters at most and a valid slug of a topic', async () => {
    for (const [topic, text] of [
      ['soups', 'x'.repeat(161)],
      ['No Slug', 'Warm bowls.'],
    ] as const)
      expect((await describeTopic(topic, text)).error).not.toBeNull()
  })

  it('moves to a new name, unless that has a description', async () => {
    await clear()
    await storedPost(service, { tags: ['soup', 'stew'] })
    await describeTopic('soup', 'Warm bowls.')
    await change('soup', 'soups')
    expect(await seen()).toEqual([{ slug: 'soups', description: 'Warm bowls.' }])
    await describeTopic('stew', 'Thick.')
    await change('soups', 'stew')
    expect(await seen()).toEqual([{ slug: 'stew', description: 'Thick.' }])
  })
})
