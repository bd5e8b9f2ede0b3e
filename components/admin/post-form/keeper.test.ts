import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeeper, KEEP_HERE_MS, KEEP_THERE_MS, type KeeperSteps, RETRY_MS } from './keeper'
import { done, fail } from '@/lib/action-result'

const fields = (title: string) => ({
  title,
  content: '',
  author: '',
  metaTitle: '',
  metaDescription: '',
  postType: 'recipe' as const,
  images: [],
  slug: '',
})

const steps = (keepThere: KeeperSteps['keepThere']) => ({
  isSaved: vi.fn<KeeperSteps['isSaved']>(({ title }) => title === 'saved'),
  keepHere: vi.fn<KeeperSteps['keepHere']>(),
  forgetHere: vi.fn<KeeperSteps['forgetHere']>(),
  keepThere: vi.fn(keepThere),
  dropThere: vi.fn<KeeperSteps['dropThere']>(async () => undefined),
  onState: vi.fn<KeeperSteps['onState']>(),
})

const kept = async () => done({ savedAt: '2026-11-21T08:00:00.000Z' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createKeeper', () => {
  it('keeps the latest text here, then on the server', async () => {
    const world = steps(kept)
    const keeper = createKeeper(world)
    keeper.changed(fields('a'))
    keeper.changed(fields('b'))
    await vi.advanceTimersByTimeAsync(KEEP_HERE_MS)
    expect(world.keepHere.mock.calls).toEqual([[fields('b')]])
    await vi.advanceTimersByTimeAsync(KEEP_THERE_MS)
    expect(world.keepThere.mock.calls).toEqual([[fields('b')]])
    expect(world.onState).toHaveBeenLastCalledWith({ kind: 'kept', at: '2026-11-21T08:00:00.000Z' })
  })

  it('tries again until the server answers', async () => {
    const world = steps(async () => Promise.reject(new Error('offline')))
    const keeper = createKeeper(world)
    keeper.changed(fields('a'))
    await vi.advanceTimersByTimeAsync(KEEP_THERE_MS)
    expect(world.onState).toHaveBeenLastCalledWith({ kind: 'offline' })
    world.keepThere.mockImplementation(kept)
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(world.onState).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'kept' }))
  })

  it('says that the session has ended, and tries when somebody has signed in', async () => {
    const world = steps(async () => fail('over', 'session'))
    const keeper = createKeeper(world)
    keeper.changed(fields('a'))
    await vi.advanceTimersByTimeAsync(KEEP_THERE_MS + RETRY_MS)
    expect(world.onState).toHaveBeenLastCalledWith({ kind: 'signed-out' })
    expect(world.keepThere).toHaveBeenCalledTimes(1)
    keeper.retry()
    expect(world.keepThere).toHaveBeenCalledTimes(2)
  })

  it('forgets both copies when the text is what was saved', async () => {
    const world = steps(kept)
    const keeper = createKeeper(world)
    keeper.changed(fields('a'))
    await vi.advanceTimersByTimeAsync(KEEP_THERE_MS)
    keeper.changed(fields('saved'))
    expect(world.forgetHere).toHaveBeenCalledTimes(1)
    expect(world.dropThere).toHaveBeenCalledTimes(1)
    expect(world.onState).toHaveBeenLastCalledWith({ kind: 'saved' })
  })

  it('an answer about an older text does not hide the newer one', async () => {
    let answer = () => undefined as void
    const world = steps(() => new Promise((resolve) => (answer = () => resolve(done({ savedAt: 'x' })))))
    const keeper = createKeeper(world)
    keeper.changed(fields('a'))
    await vi.advanceTimersByTimeAsync(KEEP_THERE_MS)
    keeper.changed(fields('b'))
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(world.onState).toHaveBeenLastCalledWith({ kind: 'unsaved' })
  })

  it('keeps what waits when the form goes', () => {
    const world = steps(kept)
    const keeper = createKeeper(world)
    keeper.changed(fields('a'))
    keeper.close()
    expect(world.keepHere).toHaveBeenCalledWith(fields('a'))
  })
})
