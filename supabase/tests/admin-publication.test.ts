import { describe, expect, it } from 'vitest'
import { toIsoDate } from '../../lib/dates.ts'
import { searchWords } from '../../lib/search-words.ts'
import { openContract, type Role } from './harness/index.ts'
import { deleteRow, inHours, insertRow, rowsOf, storedPost, TOMORROW, updateRow, YESTERDAY } from './harness/rows.ts'
import type { Database, TablesUpdate } from '../../lib/supabase/database.types.ts'

const contract = await openContract()
const { anon, intern, service } = contract.clients

describe('next_publication', () => {
  const ask = async (p_type?: 'recipe' | 'news') => {
    const { data, error } = await anon.rpc('next_publication', p_type ? { p_type } : {}, {
      get: true,
    })
    if (error) throw new Error(error.message)
    const moment: string | null = data
    return moment && toIsoDate(moment)
  }

  it('returns the next moment, of one type and of all', async () => {
    const [news, recipe] = [inHours(2), inHours(1)]
    await storedPost(service, { status: 'scheduled', published_at: news, post_type: 'news' })
    await storedPost(service, { status: 'scheduled', published_at: recipe, post_type: 'recipe' })
    await storedPost(service, { published_at: TOMORROW, post_type: 'recipe' })
    expect(await ask()).toBe(recipe)
    expect(await ask('news')).toBe(news)
  })

  it('ignores drafts, the bin and the past', async () => {
    await storedPost(service, { published_at: YESTERDAY })
    await storedPost(service, { status: 'draft', published_at: TOMORROW })
    await storedPost(service, { status: 'scheduled', published_at: TOMORROW, deleted_at: YESTERDAY })
    expect(await ask()).toBeNull()
  })
})

describe('claim_due_posts', () => {
  it('returns each post once, after its minute', async () => {
    await contract.sql('delete from public.job_runs')
    const take = async () => rowsOf(await service.rpc('claim_due_posts')).map(({ slug }) => slug)
    await storedPost(service, { slug: 'due', status: 'scheduled', published_at: inHours(-1) })
    await storedPost(service, { slug: 'long-ago', status: 'scheduled', published_at: inHours(-50) })
    await storedPost(service, { slug: 'to-come', status: 'scheduled', published_at: inHours(1) })
    await storedPost(service, { slug: 'at-once', published_at: inHours(-1) })
    expect(await take()).toEqual(['due'])
    expect(await take()).toEqual([])
    await storedPost(service, { slug: 'late', status: 'scheduled', published_at: inHours(-1) })
    await contract.sql(`update public.job_runs set ran_at = now() - interval '2 hours'`)
    expect(await take()).toEqual(['due', 'late'])
  })

  it('returns posts again after a failed run, and later ones', async () => {
    await contract.sql('delete from public.job_runs')
    const take = async () => rowsOf(await service.rpc('claim_due_posts'))
    await storedPost(service, { slug: 'first', status: 'scheduled', published_at: inHours(-2) })
    await storedPost(service, { slug: 'second', status: 'scheduled', published_at: inHours(-1) })
    const [first] = await take()
    expect(await take()).toEqual([])
    const { error } = await service.rpc('return_due_posts', { p_first: String(first?.published_at) })
    expect(error).toBeNull()
    expect((await take()).map(({ slug }) => slug)).toEqual(['first', 'second'])
  })
})

describe('count_posts', () => {
  it('counts states by the clock, and authors outside of the bin', async () => {
    await storedPost(service, { status: 'scheduled', published_at: YESTERDAY, author: 'Anna' })
    await storedPost(service, { status: 'scheduled', published_at: TOMORROW, author: 'Anna' })
    await storedPost(service, { status: 'draft', author: 'Jan' })
    await storedPost(service, { deleted_at: YESTERDAY, author: 'Ewa' })
    const counts = rowsOf(await intern.rpc('count_posts')).map(({ facet, value, posts }) => [facet, value, posts])
    expect(counts).toEqual([
      ['author', 'Anna', 2],
      ['author', 'Jan', 1],
      ['state', 'bin', 1],
      ['state', 'draft', 1],
      ['state', 'published', 1],
      ['state', 'scheduled', 1],
    ])
  })

  it('follows every change of a post, and nothing else', async () => {
    const numbers = async () =>
      Object.fromEntries(rowsOf(await intern.rpc('count_posts')).map(({ value, posts }) => [value, posts]))
    const { id } = await storedPost(service, { author: 'Anna' })
    await storedPost(service, { author: 'Jan', published_at: TOMORROW })
    const change = async (changes: TablesUpdate<'blog_posts'>) => {
      await updateRow(service, 'blog_posts', id, changes)
      return numbers()
    }
    expect(await change({ title: 'Another Title' })).toEqual({ Anna: 1, Jan: 1, published: 1, scheduled: 1 })
    expect(await change({ author: 'Jan' })).toEqual({ Jan: 2, published: 1, scheduled: 1 })
    expect(await change({ status: 'draft', post_type: 'news' })).toEqual({ Jan: 2, draft: 1, scheduled: 1 })
    expect(await change({ deleted_at: YESTERDAY })).toEqual({ Jan: 1, bin: 1, scheduled: 1 })
    await deleteRow(service, 'blog_posts', id)
    expect(await numbers()).toEqual({ Jan: 1, scheduled: 1 })
  })
})

describe('find_posts', () => {
  type Args = Database['public']['Functions']['find_posts']['Args']
  const defaults: Args = {
    p_words: [],
    p_sort: 'changed',
    p_descending: true,
    p_limit: 10,
    p_offset: 0,
  }
  const list = async (args: Partial<Args> = {}, role: Role = 'intern') =>
    rowsOf(await contract.clients[role].rpc('find_posts', { ...defaults, ...args })).map(({ slug }) => slug)

  it('filters by state, type and author, sorts and pages', async () => {
    await storedPost(service, {
      slug: 'live',
      title: 'Beans',
      author: 'Anna',
      published_at: YESTERDAY,
      post_type: 'news',
      status: 'scheduled',
    })
    await storedPost(service, { slug: 'waits', title: 'apples', published_at: TOMORROW })
    await storedPost(service, { slug: 'draft', title: 'Cake', status: 'draft', published_at: null })
    await storedPost(service, { slug: 'binned', title: 'Dill', deleted_at: YESTERDAY })
    expect(await list({ p_state: 'published' })).toEqual(['live'])
    expect(await list({ p_state: 'scheduled' })).toEqual(['waits'])
    expect(await list({ p_state: 'draft' })).toEqual(['draft'])
    expect(await list({ p_state: 'bin' })).toEqual(['binned'])
    expect(await list({ p_type: 'news' })).toEqual(['live'])
    expect(await list({ p_author: 'Anna' })).toEqual(['live'])
    expect(await list({ p_sort: 'title', p_descending: false })).toEqual(['waits', 'live', 'draft'])
    expect(await list({ p_sort: 'published', p_descending: true })).toEqual(['waits', 'live', 'draft'])
    expect(await list({ p_sort: 'published', p_descending: false })).toEqual(['live', 'waits', 'draft'])
    expect(await list({ p_sort: 'title', p_descending: false, p_limit: 1, p_offset: 1 })).toEqual(['live'])
  })

  it('filters by owner, tag, kept changes and the dates of its order', async () => {
    const own = { created_by: contract.intern.userId, created_by_admin: contract.intern.username }
    const kept = await storedPost(service, { slug: 'kept', tags: ['one-pot', 'soup'], published_at: YESTERDAY, ...own })
    await storedPost(service, { slug: 'plain', tags: ['soup'], published_at: TOMORROW })
    await storedPost(service, { slug: 'binned', tags: ['soup'], deleted_at: YESTERDAY, ...own })
    await insertRow(intern, 'post_changes', {
      post_id: kept.id,
      base_version: 1,
      changed: { title: 'Another Title' },
    })
    expect(await list({ p_owner: contract.intern.username })).toEqual(['kept'])
    expect(await list({ p_tag: 'Soup', p_sort: 'title', p_descending: false })).toHaveLength(2)
    expect(await list({ p_tag: 'one-pot' })).toEqual(['kept'])
    expect(await list({ p_tag: `o'n\\{}"` })).toEqual([])
    expect(await list({ p_changed: true })).toEqual(['kept'])
    expect(await list({ p_changed: true, p_state: 'scheduled' })).toEqual([])
    expect(await list({ p_owner: contract.intern.username, p_state: 'bin' })).toEqual(['binned'])
    const now = new Date().toISOString()
    expect(await list({ p_sort: 'published', p_to: now })).toEqual(['kept'])
    expect(await list({ p_sort: 'published', p_from: now })).toEqual(['plain'])
    expect(await list({ p_sort: 'created', p_to: YESTERDAY })).toEqual([])
    expect(await list({ p_words: ['kept'], p_owner: 'stranger' })).toEqual([])
    const counted = { ...defaults, p_tag: 'soup', p_limit: 1 }
    expect(rowsOf(await intern.rpc('find_posts', counted))[0]?.total).toBe(2)
  })

  it('shows the first words of an untitled post', async () => {
    await storedPost(service, {
      slug: 'untitled',
      title: '',
      content: 'Peel the beets.',
      status: 'draft',
      published_at: null,
    })
    expect(rowsOf(await intern.rpc('find_posts', defaults))[0]).toMatchObject({ title: '', opening: 'Peel the beets.' })
  })

  it('requires every word, in title, slug or author', async () => {
    await storedPost(service, { slug: 'one', title: 'Onion Soup', author: 'Anna Nowak' })
    await storedPost(service, { slug: 'two', title: 'Onion Tart', author: 'Jan Nowak' })
    expect(await list({ p_words: searchWords(' onion  NOWAK anna ') })).toEqual(['one'])
    expect(await list({ p_words: ['nowak'] })).toHaveLength(2)
    expect(await list({ p_words: ['onion', 'cake'] })).toEqual([])
  })

  it('finds parts of words without the marks of letters', async () => {
    await storedPost(service, { slug: 'sour-soup', title: 'Gęś i Żurek', author: 'Łucja Nowak' })
    for (const words of [['zure'], ['żure'], ['ŻURE', 'lucj'], ['łucj', 'ges']])
      expect(await list({ p_words: words }), words.join(' ')).toEqual(['sour-soup'])
    expect(await list({ p_words: ['zure', 'jan'] })).toEqual([])
  })

  it('finds words of the text, too, within the filters', async () => {
    const content = 'Simmer the parsnips slowly until they are soft, and season them at the very end.'
    await storedPost(service, { slug: 'text', title: 'A Pot', content, published_at: YESTERDAY })
    await storedPost(service, { slug: 'draft', title: 'Another Pot', content, status: 'draft' })
    await storedPost(service, { slug: 'title', title: 'Parsnips', published_at: YESTERDAY })
    expect((await list({ p_words: ['parsnip'] })).toSorted()).toEqual(['draft', 'text', 'title'])
    expect(await list({ p_words: ['parsnips', 'season'], p_state: 'published' })).toEqual(['text'])
    expect(await list({ p_words: ['parsnips', 'tangerine'] })).toEqual([])
  })

  it.each(['100%', 'a_b', 'back\\slash', 'a,b', '(x)', '"q"', "o'n", 'title.eq.x', 'żółć', '&?#', '{x}'])(
    'takes %s as text',
    async (sign) => {
      await storedPost(service, { slug: 'with', title: `With ${sign} in it` })
      await storedPost(service, { slug: 'without', title: 'Nothing of the kind: 1000 aXb' })
      expect(await list({ p_words: [sign] })).toEqual(['with'])
    },
  )
})
