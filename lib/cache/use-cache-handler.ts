import { LRUCache } from 'lru-cache'
import { receiveTags, sendTags, whenTagsWereMissed } from './shared-tags.ts'
import { type Durations, lastExpiry, markTags, now, stateOf } from './tags.ts'

/*
 * Next's cache handler for `'use cache'`: https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers
 */

/** Times are in seconds, except `timestamp` (milliseconds since 1970). */
type CacheEntry = {
  value: ReadableStream<Uint8Array<ArrayBuffer>>
  tags: string[]
  stale: number
  timestamp: number
  expire: number
  revalidate: number
}

type Kept = Omit<CacheEntry, 'value'> & { bytes: Uint8Array<ArrayBuffer> }

const READS = { maxSize: 128 * 1024 * 1024, max: 50_000 }
/** For empty results, which live for at most five minutes. A client can request any number of them. */
const BRIEF = { maxSize: 2 * 1024 * 1024, max: 5_000 }
const BRIEF_SECONDS = 300

const streamOf = (bytes: Uint8Array<ArrayBuffer>): CacheEntry['value'] =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** Stores entries in memory; short-lived ones have their own store, so that they evict no others. */
export function createUseCacheHandler(reads = READS, brief = BRIEF) {
  const sizeCalculation = ({ bytes }: Kept, key: string) => bytes.byteLength + key.length + 1
  const stores = [
    new LRUCache<string, Kept>({ ...reads, sizeCalculation }),
    new LRUCache<string, Kept>({ ...brief, sizeCalculation }),
  ] as const
  const pending = new Map<string, Promise<void>>()
  whenTagsWereMissed(() => stores.forEach((store) => store.clear()))

  async function put(key: string, coming: Promise<CacheEntry>): Promise<void> {
    const { value, ...entry } = await coming
    if (entry.expire === 0) return
    const bytes = new Uint8Array(await new Response(value).arrayBuffer())
    const [main, short] = stores
    // A key is in one store only: an expired empty result would hide the newer one.
    const [store, other] = entry.expire <= BRIEF_SECONDS ? [short, main] : [main, short]
    other.delete(key)
    store.set(key, { ...entry, bytes })
  }

  return {
    async get(key: string): Promise<CacheEntry | undefined> {
      await pending.get(key)
      const kept = stores[1].get(key) ?? stores[0].get(key)
      if (!kept || now() > kept.timestamp + kept.revalidate * 1000) return undefined
      const state = stateOf(kept.tags, kept.timestamp)
      if (state === 'expired') return undefined
      const { bytes, ...entry } = kept
      return { ...entry, ...(state === 'stale' && { revalidate: -1 }), value: streamOf(bytes) }
    },
    async set(key: string, coming: Promise<CacheEntry>): Promise<void> {
      // Next handles a failure of `coming` itself.
      const done = put(key, coming).catch(() => undefined)
      pending.set(key, done)
      await done
      if (pending.get(key) === done) pending.delete(key)
    },
    refreshTags: receiveTags,
    getExpiration: async (tags: string[]) => lastExpiry(tags),
    async updateTags(tags: string[], durations?: Durations): Promise<void> {
      markTags(tags, durations)
      await sendTags(tags, durations)
    },
  }
}

export default createUseCacheHandler()
