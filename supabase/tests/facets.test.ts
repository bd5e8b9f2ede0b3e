import { describe, expect, it } from 'vitest'
import { facetsOf, parseFilters } from '../../lib/posts/filters.ts'
import { openContract } from './harness/index.ts'
import { inHours, only, rowsOf, storedPost, storingTexts, TOMORROW, updateRow, YESTERDAY } from './harness/rows.ts'

const contract = await openContract()
const { anon, service } = contract.clients

const store = (slug: string, more: Parameters<typeof storedPost>[1] = {}) =>
  storedPost(service, { slug, published_at: YESTERDAY, ...more })

const slugs = async (p_facets: string[], more: { p_limit?: number; p_offset?: number } = {}) =>
  rowsOf(await anon.rpc('list_by_facets', { p_facets, ...more })).map(({ slug }) => slug)

const topics = async () => rowsOf(await anon.rpc('list_topics'))

describe('facets', () => {
  it('hold diets and times of a recipe, and topics and type of every post', async () => {
    const facts = {
      tags: ['polish cooking', 'żurek', 'soups'],
      labels: ['vegan', 'contains-gluten', 'for-abc'],
      total_minutes: 60,
    }
    const soup = await store('soup', { ...facts, post_type: 'recipe' })
    const guide = await store('guide', { ...facts, post_type: 'guide' })
    const found = ['tag:polish-cooking', 'tag:soups', 'tag:zurek']
    expect([...soup.facets].sort()).toEqual(['diet:vegan', ...found, 'time:120', 'time:60', 'type:recipe'])
    expect([...guide.facets].sort()).toEqual([...found, 'type:guide'])
  })

  it('follow the total time, a change of which is no update for readers', async () => {
    const post = await store('soup', { tags: ['soups'] })
    const changed = await service.from('blog_posts').update({ total_minutes: 20 }).eq('id', post.id).select().single()
    expect(rowsOf(changed)).toMatchObject({ version: post.version + 1, updated_at: post.updated_at })
    expect(await slugs(['time:30'])).toEqual(['soup'])
  })

  it('follow the labels of a restored revision', async () => {
    const post = await store('soup', { labels: ['vegan', 'for-abc'] })
    const kept = await service.from('post_revisions').select('labels').eq('post_id', post.id)
    expect(only(rowsOf(kept)).labels).toEqual(['vegan', 'for-abc'])
  })
})

describe('list_by_facets', () => {
  it('lists posts with all facets, newest first, and pages', async () => {
    await store('a', { tags: ['soups', 'winter'], published_at: inHours(-3) })
    await store('b', { tags: ['soups'], published_at: inHours(-2) })
    await store('c', { tags: ['soups', 'winter'], post_type: 'news', published_at: inHours(-1) })
    expect(await slugs(['tag:soups'])).toEqual(['c', 'b', 'a'])
    expect(await slugs(['tag:soups'], { p_limit: 1, p_offset: 1 })).toEqual(['b'])
    expect(await slugs(['tag:soups', 'tag:winter'])).toEqual(['c', 'a'])
    expect(await slugs(['type:recipe', 'tag:winter'])).toEqual(['a'])
    expect(await slugs(facetsOf(parseFilters(['winter', 'soups']) ?? []))).toEqual(['a'])
  })

  it('follows date, topics, bin and end of a post', async () => {
    const { id } = await store('soup', { tags: ['soups'] })
    const change = (values: object) => updateRow(service, 'blog_posts', id, values)
    await change({ tags: ['winter'] })
    expect([await slugs(['tag:soups']), await slugs(['tag:winter'])]).toEqual([[], ['soup']])
    await change({ published_at: TOMORROW, status: 'scheduled' })
    expect(await slugs(['tag:winter'])).toEqual([])
    await change({ published_at: YESTERDAY, status: 'published' })
    expect(await slugs(['tag:winter'])).toEqual(['soup'])
    await change({ deleted_at: YESTERDAY })
    expect(await slugs(['tag:winter'])).toEqual([])
    await change({ deleted_at: null })
    expect(await slugs(['tag:winter'])).toEqual(['soup'])
    await service.from('blog_posts').delete().eq('id', id)
    expect(await slugs(['tag:winter'])).toEqual([])
    expect(await contract.sql('select * from private.post_facets')).toEqual([])
  })

  it('returns nothing without facets or for unknown ones', async () => {
    await store('soup', { tags: ['soups'] })
    expect(await slugs([])).toEqual([])
    expect(await slugs(['type:recipe'])).toEqual([])
    expect(await slugs(["tag:soups' or true --"])).toEqual([])
    expect(await slugs(['tag:soups'], { p_limit: -1, p_offset: -1 })).toEqual([])
  })
})

describe('list_topics', () => {
  it('names each topic as its newest post does and counts public posts only', async () => {
    await store('a', { tags: ['żurek', 'soups'], published_at: inHours(-2) })
    await store('b', { tags: ['soups'], published_at: inHours(-1) })
    await store('c', { tags: ['soups', 'later'], status: 'scheduled', published_at: TOMORROW })
    await store('d', { tags: ['soups', 'drafts'], status: 'draft' })
    expect((await topics()).map(({ topic, name, posts }) => [topic, name, posts])).toEqual([
      ['soups', 'soups', 2],
      ['zurek', 'żurek', 1],
    ])
  })

  it('skips tags without a slug', async () => {
    await store('a', { tags: ['🍲🍲'] })
    expect(await topics()).toEqual([])
  })
})

const storeText = storingTexts(contract)

describe('related_posts', () => {
  const related = async (p_slug: string, more: { p_limit?: number } = {}) =>
    rowsOf(await anon.rpc('related_posts', { p_slug, ...more })).map(({ slug }) => slug)

  it('prefers shared words, of its own type first, and fills up with the newest', async () => {
    const post = await storeText('Beet Soup', 'Cold.')
    await storeText('Chocolate Cake', 'Sweet.', { published_at: inHours(-1) })
    await storeText('Pea Soup', 'Hot.')
    await storeText('Soup Bones for Dogs', 'A guide.', { post_type: 'guide' })
    await storeText('Soup draft', 'Not yet.', { status: 'draft', published_at: null })
    expect(await related(post.slug)).toEqual(['pea-soup', 'soup-bones-for-dogs', 'chocolate-cake'])
    expect(await related(post.slug, { p_limit: 1 })).toEqual(['pea-soup'])
  })

  it('prefers shared topics of any type to shared words', async () => {
    const post = await storeText('Beet Soup', 'Cold.', { tags: ['summer', 'soups'] })
    await storeText('Pea Soup', 'Hot.')
    await storeText('June at the Market', 'Beets.', { post_type: 'news', tags: ['summer', 'soups'] })
    await storeText('Cold Tea', 'For hot days.', { post_type: 'guide', tags: ['summer'] })
    await storeText('A Summer That Waits', 'Later.', {
      tags: ['summer', 'soups'],
      status: 'scheduled',
      published_at: TOMORROW,
    })
    expect(await related(post.slug)).toEqual(['june-at-the-market', 'cold-tea', 'pea-soup'])
  })

  it('returns nothing for an unknown or unpublished post', async () => {
    const draft = await storeText('Beet Soup', 'Cold.', { status: 'draft', published_at: null })
    await storeText('Pea Soup', 'Hot.')
    expect(await related('no-such-post')).toEqual([])
    expect(await related(draft.slug)).toEqual([])
  })
})
