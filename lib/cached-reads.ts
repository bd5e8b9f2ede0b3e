import { createRequire } from 'node:module'
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types'
import type { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default'

// A part of Next that has no public name: its store of cached reads, in memory. A new version of Next is taken after
// e2e/reading has passed.
const require = createRequire(import.meta.url)
const { createDefaultCacheHandler: createStore } = require('next/dist/server/lib/cache-handlers/default') as {
  createDefaultCacheHandler: typeof createDefaultCacheHandler
}

/** What is read, by the size of key and value. Bytes. */
const READS_MAX = 128 * 1024 * 1024
/**
 * What is there for a moment: above all answers that found nothing, of which anybody can ask for any number. They are small,
 * and weigh eight times what they are counted as. Bytes.
 */
const BRIEF_MAX = 2 * 1024 * 1024
const BRIEF_SECONDS = 300

// Of a small value the store keeps a slice of the pool that Node cuts small buffers from, and with it all 64 kB: 617 MB after
// 20,000 addresses that nobody has. Without a pool a value holds itself.
Buffer.poolSize = 0

/** Next's store of cached reads, twice: what lives for five minutes at most can push out nothing else. */
export function createCachedReads(readsMax = READS_MAX, briefMax = BRIEF_MAX): CacheHandler {
  const reads = createStore(readsMax)
  const brief = createStore(briefMax)
  const pending = new Map<string, Promise<void>>()

  async function put(key: string, coming: Promise<CacheEntry>): Promise<void> {
    const entry = await coming
    await (entry.expire <= BRIEF_SECONDS ? brief : reads).set(key, Promise.resolve(entry))
  }

  return {
    async get(key, softTags) {
      await pending.get(key)
      return (await brief.get(key, softTags)) ?? reads.get(key, softTags)
    },
    async set(key, coming) {
      // Whoever asks meanwhile waits for it; whoever makes it is told of a failure by its own promise.
      const done = put(key, coming).catch(() => undefined)
      pending.set(key, done)
      await done
      if (pending.get(key) === done) pending.delete(key)
    },
    // Both know the tags from one list of Next's.
    refreshTags: () => reads.refreshTags(),
    getExpiration: (tags) => reads.getExpiration(tags),
    updateTags: (tags, durations) => reads.updateTags(tags, durations),
  }
}

export default createCachedReads()
