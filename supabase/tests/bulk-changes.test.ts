import { describe, expect, it } from 'vitest'
import { changePosts, undoChanges } from '../../lib/posts/admin/bulk-changes.ts'
import { type BulkChange, bulkChangeSchema } from '../../lib/posts/admin/bulk-schema.ts'
import { storedLabels } from '../../lib/recipe/confirmed-labels.ts'
import { contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { BODY, postById, storedPost, TOMORROW, updateRow, YESTERDAY } from './harness/rows.ts'

const contract = await openContract()
const { service } = contract.clients

const change = async (ids: string[], wanted: Partial<BulkChange>) =>
  (await changePosts(contextOf(contract.intern, 'intern'), bulkChangeSchema.parse({ ids, ...wanted }))).map(
    ({ result }) => result,
  )
const post = (id: string) => postById(service, id)
const RECIPE = `${BODY}\n\nPrep time: 20 min\n\n## Ingredients\n\n- 3 onions\n\n## Method\n\n1. Slice them.`
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString()

describe('several posts at once', () => {
  it('get type, author and tags, and can be reverted', async () => {
    const one = await storedPost(service, {
      post_type: 'guide',
      author: 'Anna',
      tags: ['soup', 'old'],
      content: RECIPE,
    })
    const two = await storedPost(service, { post_type: 'recipe', author: 'Jan', tags: [], status: 'draft' })
    const results = await change([one.id, two.id, one.id], {
      postType: 'recipe',
      author: 'Ewa',
      addTags: ['winter'],
      removeTags: ['old'],
    })
    expect(results.map(({ ok }) => ok)).toEqual([true, true])
    expect(await post(one.id)).toMatchObject({
      ...{ post_type: 'recipe', author: 'Ewa', tags: ['soup', 'winter'], version: one.version + 1 },
      // The card's derived values follow the type.
      total_minutes: 20,
      content: RECIPE,
    })
    expect(await post(two.id)).toMatchObject({ post_type: 'recipe', author: 'Ewa', tags: ['winter'], status: 'draft' })

    const undo = results.flatMap((result) => (result.ok && result.undo ? [result.undo] : []))
    // The second post is changed before the undo.
    await updateRow(service, 'blog_posts', two.id, { title: 'Changed since' })
    const back = (await undoChanges(contextOf(contract.admin, 'admin'), undo)).map(({ result }) => result)
    expect(back.map(({ ok }) => ok)).toEqual([true, false])
    expect(await post(one.id)).toMatchObject({
      ...{ post_type: 'guide', author: 'Anna', tags: ['soup', 'old'], total_minutes: null },
    })
    expect(await post(two.id)).toMatchObject({ author: 'Ewa', title: 'Changed since' })
  })

  it('keep the confirmed labels of a recipe when its change of type is reverted', async () => {
    const labels = storedLabels({ diets: ['vegan'], allergens: [] }, ['3 onions'])
    const { id } = await storedPost(service, { post_type: 'recipe', content: RECIPE, labels })
    const results = await change([id], { postType: 'guide' })
    expect(await post(id)).toMatchObject({ post_type: 'guide', facets: ['type:guide'] })
    const undo = results.flatMap((result) => (result.ok && result.undo ? [result.undo] : []))
    await undoChanges(contextOf(contract.admin, 'admin'), undo)
    expect(await post(id)).toMatchObject({ post_type: 'recipe', labels })
  })

  it('refuse a future date for public posts and a past one for scheduled posts, and report each refused post', async () => {
    const live = await storedPost(service, { published_at: YESTERDAY })
    const planned = await storedPost(service, { status: 'scheduled', published_at: TOMORROW })
    const draft = await storedPost(service, { status: 'draft', published_at: null })
    const ending = await storedPost(service, { status: 'scheduled', published_at: TOMORROW, unpublish_at: IN_A_WEEK })
    const ids = [live.id, planned.id, draft.id, ending.id]
    const ahead = await change(ids, { publishedAt: IN_A_WEEK })
    expect(ahead.map((result) => (result.ok ? 'done' : result.message))).toEqual([
      'It is on the site already: its date cannot lie ahead.',
      'done',
      'done',
      'It ends before that date.',
    ])
    const past = await change(ids, { publishedAt: '2020-05-01T09:00:00Z' })
    expect(past.map(({ ok }) => ok)).toEqual([true, false, false, false])
    expect(Date.parse((await post(live.id))?.published_at ?? '')).toBe(Date.parse('2020-05-01T09:00:00Z'))
    expect(Date.parse((await post(planned.id))?.published_at ?? '')).toBe(Date.parse(IN_A_WEEK))
  })

  it('schedule drafts for one minute, and the undo makes them drafts again', async () => {
    const fresh = await storedPost(service, { status: 'draft', published_at: null })
    const dated = await storedPost(service, { status: 'draft', published_at: IN_A_WEEK })
    const unfinished = await storedPost(service, { status: 'draft', published_at: null, content: 'Too short' })
    const results = await change([fresh.id, dated.id, unfinished.id], { publishedAt: IN_A_WEEK })
    expect(results.map(({ ok }) => ok)).toEqual([true, true, false])
    expect(await post(fresh.id)).toMatchObject({ status: 'scheduled' })
    expect(await post(dated.id)).toMatchObject({ status: 'scheduled' })
    expect(await post(unfinished.id)).toMatchObject({ status: 'draft', published_at: null })
    await undoChanges(
      contextOf(contract.intern, 'intern'),
      results.flatMap((result) => (result.ok && result.undo ? [result.undo] : [])),
    )
    expect(await post(fresh.id)).toMatchObject({ status: 'draft', published_at: null })
    expect(Date.parse((await post(dated.id))?.published_at ?? '')).toBe(Date.parse(IN_A_WEEK))
    expect(await post(dated.id)).toMatchObject({ status: 'draft' })
  })

  it('are changed completely or not at all, without blocking the others', async () => {
    const full = await storedPost(service, { tags: ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh'], author: 'Anna' })
    const binned = await storedPost(service, { deleted_at: YESTERDAY })
    const fine = await storedPost(service, { author: 'Jan' })
    const gone = '00000000-0000-4000-8000-000000000009'
    const results = await change([full.id, binned.id, gone, fine.id], { author: 'Ewa', addTags: ['ii'] })
    expect(results.map((result) => (result.ok ? 'done' : result.message))).toEqual([
      'Use at most 8 tags',
      'It lies in the bin.',
      'It is not there any more.',
      'done',
    ])
    expect(await post(full.id)).toMatchObject({ author: 'Anna', version: full.version })
    expect(await post(fine.id)).toMatchObject({ author: 'Ewa', tags: ['ii'] })
  })

  it('stay unchanged if they have the value already', async () => {
    const { id, version } = await storedPost(service, { author: 'Anna', tags: ['soup'] })
    const [result] = await change([id], { author: 'Anna', addTags: ['soup'], removeTags: ['winter'] })
    expect(result).toEqual({ id, title: 'Onion Soup', ok: true })
    expect((await post(id))?.version).toBe(version)
  })
})
