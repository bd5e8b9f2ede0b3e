import { createClient } from '@redis/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type SharedStore, startSharedStore } from '@/tests/support/instances'

let store: SharedStore | null = null
beforeAll(async () => {
  store = await startSharedStore()
})
afterAll(() => store?.stop())

test('clears the caches after an outage, also when a message has arrived since', async ({ skip }) => {
  if (store === null) return skip('This machine has neither Valkey nor Redis.')
  vi.stubEnv('CACHE_URL', store.url)
  vi.resetModules()
  const { receiveTags, whenTagsWereMissed } = await import('./shared-tags')
  vi.unstubAllEnvs()
  const clear = vi.fn()
  whenTagsWereMissed(clear)
  await receiveTags()
  expect(clear).toHaveBeenCalledTimes(1)

  await store.stop()
  await receiveTags()
  await store.startAgain()
  const other = await createClient({ url: store.url }).connect()
  await other.xAdd('flavorcraft-tags', '*', { from: 'another', tags: '["post:soup"]', expire: 'now' })
  other.destroy()
  await vi.waitFor(
    async () => {
      await receiveTags()
      expect(clear).toHaveBeenCalledTimes(2)
    },
    { timeout: 10_000, interval: 100 },
  )
})

test('answers without a store that has never answered, and logs that', async () => {
  vi.stubEnv('CACHE_URL', 'redis://127.0.0.1:1')
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { receiveTags } = await import('./shared-tags')
  vi.unstubAllEnvs()
  const received = receiveTags()
  await vi.advanceTimersByTimeAsync(5_000)
  await received
  expect(log.mock.calls.join()).toContain('CACHE_URL does not answer')
  log.mockRestore()
  vi.useRealTimers()
})
