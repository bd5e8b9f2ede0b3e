import { describe, expect, it } from 'vitest'
import { applyTransition, CHANGED } from '../../lib/posts/admin/transitions.ts'
import type { PostTransition } from '../../lib/posts/admin/schema.ts'
import { contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { postById, rowsOf, storedPost, TOMORROW } from './harness/rows.ts'

const contract = openContract()

const move = async (role: 'admin' | 'intern', id: string, transition: PostTransition) =>
  (await applyTransition(contextOf(contract[role], role), [id], transition))[0]?.result

const SAYS_SO = new RegExp(`^${CHANGED}$|already`)

describe('two editors who move a post at once', () => {
  it.each<PostTransition>(['unpublish', 'delete'])('%s twice: one wins, the other is told', async (transition) => {
    const { id } = await storedPost(contract.clients.service)
    const results = await Promise.all([move('admin', id, transition), move('intern', id, transition)])
    expect(results.filter((result) => result?.ok)).toHaveLength(1)
    // A caller that reads after the other's write learns that it is done.
    const told = results.find((result) => result && !result.ok)
    expect(told).toMatchObject({ message: expect.stringMatching(SAYS_SO) as string })
  })

  // Two different moves may both succeed, one after the other. In PGlite both read before either writes.
  it.skipIf(process.env.TEST_POSTGRES_URL).each<[PostTransition, PostTransition]>([
    ['unpublish', 'delete'],
    ['delete', 'unpublish'],
  ])('%s and %s: one wins, the other is told', async (one, other) => {
    const { id } = await storedPost(contract.clients.service)
    const results = await Promise.all([move('admin', id, one), move('intern', id, other)])
    expect(results.filter((result) => result?.ok)).toHaveLength(1)
    expect(results.find((result) => result && !result.ok)).toMatchObject({ message: CHANGED })
  })

  // On a server the schedule may be written first; then the post is withdrawn after it, and both succeed.
  it('a schedule and an unpublish that report success have both happened', async () => {
    const { service, admin } = contract.clients
    const { id, version } = await storedPost(service)
    const schedule = { status: 'scheduled' as const, published_at: TOMORROW }
    // A save of the form, under the version that it began with.
    const [moved, scheduled] = await Promise.all([
      move('intern', id, 'unpublish'),
      admin.from('blog_posts').update(schedule).eq('id', id).eq('version', version).select('id'),
    ])
    const wasScheduled = rowsOf(scheduled).length === 1
    if (!process.env.TEST_POSTGRES_URL) expect(moved?.ok).toBe(!wasScheduled)
    expect(moved?.ok || wasScheduled).toBe(true)
    expect((await postById(service, id))?.status).toBe(moved?.ok ? 'draft' : 'scheduled')
  })

  it('a deleted post is reported as deleted', async () => {
    expect(await move('admin', '00000000-0000-4000-8000-000000000009', 'delete')).toMatchObject({
      ok: false,
      message: 'It is not there any more.',
    })
  })
})
