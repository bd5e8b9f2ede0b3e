import { describe, expect, it } from 'vitest'
import { undoChanges } from '../../lib/posts/admin/bulk-changes.ts'
import { applyTransition, CHANGED } from '../../lib/posts/admin/transitions.ts'
import type { PostTransition } from '../../lib/posts/admin/schema.ts'
import { CONTENT_MAX } from '../../lib/posts/field-rules.ts'
import { emptyFields } from '../../lib/posts/schema.ts'
import { contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { daysAgo, insertRow, postById, rowsOf, storedPost, TOMORROW, updateRow, YESTERDAY } from './harness/rows.ts'

const contract = await openContract()
const { anon, admin, service } = contract.clients

const move = async (role: 'admin' | 'intern', id: string, transition: PostTransition) =>
  (await applyTransition(contextOf(contract[role], role), { ids: [id], transition }))[0]?.result

const SAYS_SO = new RegExp(`^${CHANGED}$|already`)

describe('two editors who change the state of a post at once', () => {
  it.each<PostTransition>(['unpublish', 'delete'])('%s twice: one wins, the other is told', async (transition) => {
    const { id } = await storedPost(service)
    const results = await Promise.all([move('admin', id, transition), move('intern', id, transition)])
    expect(results.filter((result) => result?.ok)).toHaveLength(1)
    // A caller that reads after the other's write sees the new state.
    const told = results.find((result) => result && !result.ok)
    expect(told).toMatchObject({ message: expect.stringMatching(SAYS_SO) as string })
  })

  // Either write may be first, and the second may happen after reading the first.
  it('unpublish and delete: a reported success is stored, and the other editor gets a message', async () => {
    const { id } = await storedPost(service)
    const results = await Promise.all([move('admin', id, 'unpublish'), move('intern', id, 'delete')])
    const [unpublished, deleted] = results.map((result) => result?.ok)
    expect(unpublished || deleted).toBe(true)
    for (const result of results)
      if (!result?.ok) expect(result).toMatchObject({ message: expect.stringMatching(SAYS_SO) as string })
    const post = await postById(service, id)
    expect([post?.status === 'draft', post?.deleted_at !== null]).toEqual([unpublished, deleted])
  })

  it('unpublish and schedule by the form: a reported success is stored', async () => {
    const { id, version } = await storedPost(service)
    const schedule = { status: 'scheduled' as const, published_at: TOMORROW }
    const [moved, scheduled] = await Promise.all([
      move('intern', id, 'unpublish'),
      admin.from('blog_posts').update(schedule).eq('id', id).eq('version', version).select('id'),
    ])
    expect(moved?.ok || rowsOf(scheduled).length === 1).toBe(true)
    expect((await postById(service, id))?.status).toBe(moved?.ok ? 'draft' : 'scheduled')
  })

  it('a deleted post is reported as deleted', async () => {
    expect(await move('admin', '00000000-0000-4000-8000-000000000009', 'delete')).toMatchObject({
      ok: false,
      message: 'It is not there any more.',
    })
  })
})

it('refuses to publish a version that the reviewer has not read', async () => {
  const { id, version } = await storedPost(service, { status: 'draft' })
  await updateRow(service, 'blog_posts', id, { title: 'Onion soup, changed since' })
  const publish = async (seen: number) =>
    (await applyTransition(contextOf(contract.admin, 'admin'), { ids: [id], transition: 'publish', version: seen }))[0]
      ?.result
  expect(await publish(version)).toMatchObject({ ok: false, message: CHANGED })
  expect((await postById(service, id))?.status).toBe('draft')
  expect(await publish(version + 1)).toMatchObject({ ok: true })
})

describe('a draft that is published too early', () => {
  const publish = async (content: string) => {
    const { id } = await storedPost(admin, { status: 'draft', published_at: null, content: '' })
    const fields = { ...emptyFields, title: 'Onion soup', content }
    await insertRow(admin, 'post_working_copies', { post_id: id, base_version: 1, fields })
    return move('admin', id, 'publish')
  }

  it('is refused with the reason of the form when its unsaved text is too long for a draft', async () => {
    expect(await publish('x'.repeat(CONTENT_MAX + 1))).toMatchObject({
      ok: false,
      message: 'Content must be less than 200,000 characters',
    })
  })

  it('is refused as unfinished when its unsaved text is short', async () => {
    expect(await publish('Slice')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^It is not ready/) as string,
    })
  })
})

describe('a post that is published after its end', () => {
  it.each([
    ['was unpublished before it', { status: 'draft', published_at: daysAgo(9) }],
    ['was never public', { status: 'draft', published_at: null }],
    ['has not been ended by the schedule yet', { status: 'published', published_at: daysAgo(9) }],
  ] as const)('is seen by readers when it %s', async (_, columns) => {
    const { id } = await storedPost(service, { ...columns, unpublish_at: YESTERDAY })
    expect(await move('admin', id, 'publish')).toMatchObject({ ok: true })
    expect(rowsOf(await anon.from('blog_posts').select('id').eq('id', id))).toHaveLength(1)
  })
})

it('gives a draft its planned date again when its publication is undone', async () => {
  const { id } = await storedPost(service, { status: 'draft', published_at: TOMORROW })
  const published = await move('admin', id, 'publish')
  const undo = published?.ok ? published.undo : undefined
  expect(undo && (await undoChanges(contextOf(contract.admin, 'admin'), [undo]))).toMatchObject([
    { result: { ok: true } },
  ])
  const post = await postById(service, id)
  expect([post?.status, Date.parse(post?.published_at ?? '')]).toEqual(['draft', Date.parse(TOMORROW)])
})
