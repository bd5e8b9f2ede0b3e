import { describe, expect, it } from 'vitest'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { derivedColumns } from '../../lib/posts/rendering/jobs.ts'
import {
  AUTHOR_MAX,
  CONTENT_MAX,
  CONTENT_MIN,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  TITLE_MAX,
  TITLE_MIN,
} from '../../lib/posts/field-rules.ts'
import { POST_TYPES } from '../../lib/posts/types.ts'
import { openContract } from './harness/index.ts'
import { aPost, askToUpdate, postById, rowsOf, storedPost, violatesCheck, YESTERDAY } from './harness/rows.ts'

const contract = await openContract()
const { intern, admin, service } = contract.clients

type Changes = Partial<TablesInsert<'blog_posts'>>
const text = (length: number) => 'ż'.repeat(length)
const LONG_RECIPE = `Soup.\n\n- Total time: 9999 hours\n- Serves: 4 ${'x'.repeat(85)}\n\n## Ingredients\n\n- 2 beets\n\n## Directions\n\n1. Boil.`
/** Every character that String.trim removes. */
const BLANK = ' \t\n\v\f\r\u00a0\u1680\u2003\u2028\u3000\ufeff'.repeat(10)

const insert = (changes: Changes) => service.from('blog_posts').insert(aPost(changes))

describe('the limits of the form are the limits of the database', () => {
  it.each<[string, Changes]>([
    ['the shortest title', { title: text(TITLE_MIN) }],
    ['the longest title', { title: text(TITLE_MAX) }],
    ['the shortest content', { content: text(CONTENT_MIN) }],
    ['the longest content', { content: text(CONTENT_MAX) }],
    ['an author of one letter', { author: 'v' }],
    ['the longest author', { author: text(AUTHOR_MAX) }],
    ['the longest meta title', { meta_title: text(META_TITLE_MAX) }],
    ['the longest meta description', { meta_description: text(META_DESCRIPTION_MAX) }],
    ['no meta texts and no picture', { meta_title: null, meta_description: null, image_url: null }],
    ...POST_TYPES.map((post_type): [string, Changes] => [`the type ${post_type}`, { post_type }]),
    [
      'the card of the longest text',
      derivedColumns({ content: 'a '.repeat(CONTENT_MAX / 2), postType: 'guide', labels: [] }),
    ],
    ['the card of the longest recipe', derivedColumns({ content: LONG_RECIPE, postType: 'recipe', labels: [] })],
    ['an unfinished draft', { status: 'draft', title: '', content: '', author: '' }],
    ['a draft without a date', { status: 'draft', published_at: null }],
    ['no tag', { tags: [] }],
    [
      'eight tags, the shortest and the longest among them',
      { tags: ['ab', 'ż'.repeat(30), ...'cdefgh'].map((tag) => tag.padEnd(2, 'x')) },
    ],
    ['a canonical link to another site', { canonical_url: 'https://example.org/cake?a=b' }],
    ['a canonical link to a path', { canonical_url: '/blog/plum-cake', noindex: true, share_image: '/media/a.webp' }],
    ['labels', { labels: ['vegan', 'contains-gluten', 'for-1k2j3h4g5f6'] }],
    ['the facts of a card', { excerpt: text(200), reading_minutes: 1000, total_minutes: 1, servings: '4' }],
  ])('%s is stored', async (_what, changes) => {
    expect((await insert(changes)).error).toBeNull()
    expect(rowsOf(await service.from('blog_posts').select('id'))).toHaveLength(1)
  })

  it.each<[string, Changes]>([
    ['a title one letter too short', { title: text(TITLE_MIN - 1) }],
    ['a title one letter too long', { title: text(TITLE_MAX + 1) }],
    ['a title of blanks', { title: BLANK }],
    ['a title that is too short without its blanks', { title: `${text(TITLE_MIN - 1)}\n\t` }],
    ['content one letter too short', { content: text(CONTENT_MIN - 1) }],
    ['content one letter too long', { content: text(CONTENT_MAX + 1) }],
    ['content of blanks', { content: BLANK }],
    ['content that is too short without its blanks', { content: `${text(CONTENT_MIN - 1)}\n\n` }],
    ['an empty author', { author: '' }],
    ['an author of blanks', { author: BLANK }],
    ['an author one letter too long', { author: text(AUTHOR_MAX + 1) }],
    ['a meta title one letter too long', { meta_title: text(META_TITLE_MAX + 1) }],
    ['a meta description one letter too long', { meta_description: text(META_DESCRIPTION_MAX + 1) }],
    ['a picture address of 2,001 characters', { image_url: text(2001) }],
    ['a published post without a date', { published_at: null }],
    ['a date of infinity', { published_at: 'infinity' }],
    ['a date before the first year', { unpublish_at: null, published_at: '0044-03-15 BC' }],
    ['a deletion without end', { published_at: null, status: 'draft', deleted_at: 'infinity' }],
    ['nine tags', { tags: [...'abcdefghi'].map((letter) => letter.repeat(2)) }],
    ['a tag of one letter', { tags: ['a'] }],
    ['a tag of 31 letters', { tags: ['a'.repeat(31)] }],
    ['a tag twice', { tags: ['soup', 'soup'] }],
    ['a tag in capitals', { tags: ['Soup'] }],
    ['a tag with a blank at its end', { tags: ['soup\u00a0'] }],
    ['a canonical link to a script', { canonical_url: 'javascript:alert(1)' }],
    ['a canonical link without encryption', { canonical_url: 'http://example.org/' }],
    ['a canonical link to another host as a path', { canonical_url: '//example.org/' }],
    ['a canonical link with a fragment', { canonical_url: '/blog/cake#top' }],
    ['a picture for sharing of another site', { share_image: 'https://example.org/a.webp' }],
    ['a label in capitals', { labels: ['Vegan'] }],
    ['a label of two words', { labels: ['gluten free'] }],
    ['25 labels', { labels: Array.from({ length: 25 }, (_, index) => `label-${index}`) }],
    ['an excerpt of 201 characters', { excerpt: text(201) }],
    ['a reading time of zero', { reading_minutes: 0 }],
    ['a cooking time of zero', { total_minutes: 0 }],
    ['empty servings', { servings: '' }],
    ['a scheduled post without a date', { status: 'scheduled', published_at: null }],
    ['a draft with a title one letter too long', { status: 'draft', title: text(TITLE_MAX + 1) }],
    ['a draft with content one letter too long', { status: 'draft', content: text(CONTENT_MAX + 1) }],
    ['a draft with an author one letter too long', { status: 'draft', author: text(AUTHOR_MAX + 1) }],
  ])('%s is refused', async (_what, changes) => {
    expect(violatesCheck((await insert(changes)).error)).toBe(true)
    expect(rowsOf(await service.from('blog_posts').select('id'))).toEqual([])
  })

  it('refuses an unknown type', async () => {
    expect(violatesCheck((await insert({ post_type: 'advert' as 'news' })).error)).toBe(true)
  })

  it('refuses to publish an unfinished draft by its status alone', async () => {
    const draft = await storedPost(service, { status: 'draft', title: 'Almost', content: 'Short' })
    const { error } = await service.from('blog_posts').update({ status: 'published' }).eq('id', draft.id)
    expect(violatesCheck(error)).toBe(true)
    expect((await postById(service, draft.id))?.status).toBe('draft')
  })
})

it('the defaults of a new post are an id, a date, the type recipe and the status published', async () => {
  const before = Date.now() - 60_000
  const post = await storedPost(service)
  expect(post).toMatchObject({
    post_type: 'recipe',
    status: 'published',
    created_by_admin: 'admin',
    slug: 'onion-soup',
  })
  for (const date of [post.published_at, post.created_at, post.updated_at]) {
    expect(Date.parse(date ?? '')).toBeGreaterThan(before)
  }
})

describe('updated_at', () => {
  const LONG_AGO = '2020-01-01T00:00:00.000Z'

  it('changes with every update', async () => {
    const post = await storedPost(service, { updated_at: LONG_AGO })
    expect(new Date(post.updated_at).toISOString()).toBe(LONG_AGO)
    await service.from('blog_posts').update({ author: 'Chef Maria' }).eq('id', post.id)
    const changed = await postById(service, post.id)
    expect(Date.parse(changed?.updated_at ?? '')).toBeGreaterThan(Date.parse(YESTERDAY))
  })

  it('cannot be set by hand', async () => {
    const post = await storedPost(admin, { created_by_admin: contract.admin.username })
    await admin.from('blog_posts').update({ updated_at: LONG_AGO }).eq('id', post.id)
    const changed = await postById(service, post.id)
    expect(Date.parse(changed?.updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(post.updated_at))
  })
})

describe('the origin of a post', () => {
  const OTHER_ID = '00000000-0000-4000-8000-000000000000'

  it.each<[string, () => Changes]>([
    ['id', () => ({ id: OTHER_ID })],
    ['created_at', () => ({ created_at: '2020-01-01T00:00:00Z' })],
    ['created_by', () => ({ created_by: contract.admin.userId })],
    ['created_by, by clearing it', () => ({ created_by: null })],
    ['created_by_admin', () => ({ created_by_admin: contract.admin.username })],
  ])('stays when a change names another %s', async (_column, forged) => {
    const post = await storedPost(intern, { created_by_admin: contract.intern.username })
    await askToUpdate(intern, 'blog_posts', post.id, { title: 'Renamed Soup', ...forged() })
    const { id, created_at, created_by, created_by_admin } = post
    expect(await postById(service, id)).toMatchObject({
      id,
      created_at,
      created_by,
      created_by_admin,
      title: 'Renamed Soup',
    })
  })

  it('cannot be backdated by an account', async () => {
    const forged = { created_at: '2020-01-01T00:00:00Z', updated_at: '2020-01-01T00:00:00Z' }
    const post = await storedPost(intern, { created_by_admin: contract.intern.username, ...forged })
    expect(Date.parse(post.created_at)).toBeGreaterThan(Date.parse(YESTERDAY))
    expect(Date.parse(post.updated_at)).toBeGreaterThan(Date.parse(YESTERDAY))
  })

  it('keeps the name when the account is deleted', async () => {
    const leaver = await contract.account('intern')
    const post = await storedPost(leaver.client, { created_by_admin: leaver.username })
    await contract.sql(`delete from auth.users where id = '${leaver.userId}'`)
    expect(await postById(service, post.id)).toMatchObject({
      created_by: null,
      created_by_admin: leaver.username,
    })
  })
})
