import { LRUCache } from 'lru-cache'
import { countPage } from '../metrics.ts'
import { receiveTags, whenTagsWereMissed } from './shared-tags.ts'
import { now, stateOf } from './tags.ts'

/*
 * Next's cache handler for finished pages: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */

type Value = {
  kind: string
  status?: number
  headers?: Record<string, unknown>
  tags?: string[]
  [part: string]: unknown
}
/** In seconds. */
type CacheControl = { revalidate: number | false; expire?: number }
type Page = { value: Value; lastModified: number; cacheControl?: CacheControl | undefined }

/** A page takes about 300 kB, so that about 370 fit. */
const PAGES = { maxSize: 112 * 1024 * 1024, max: 5_000 }

function sizeOf(part: unknown): number {
  if (typeof part === 'string') return part.length
  if (part instanceof Uint8Array) return part.byteLength
  if (part instanceof Map) return [...part.values()].reduce((sum: number, each) => sum + sizeOf(each), 0)
  return 0
}

const pages = new LRUCache<string, Page>({
  ...PAGES,
  sizeCalculation: ({ value }, key) =>
    Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), key.length + 1),
})
whenTagsWereMissed(() => pages.clear())

/** A page's tags are in its headers: https://nextjs.org/docs/app/guides/self-hosting */
function tagsOf({ headers, tags }: Value): string[] {
  const named = headers?.['x-next-cache-tags']
  return typeof named === 'string' ? named.split(',') : (tags ?? [])
}

/** A date so old that Next shows the page once more and renders it again in the background. */
function agedBy({ lastModified, cacheControl }: Page): number | null {
  const seconds = cacheControl?.revalidate
  return typeof seconds === 'number' ? Math.min(lastModified, now() - seconds * 1000 - 1) : null
}

/** Stores finished pages in memory, but not 404s, because a client can invent any number of addresses. */
export default class PageCacheHandler {
  // Next makes an instance for each request, and asks it for the page before it renders the page.
  #askedAt: number | null = null

  async get(key: string): Promise<Page | null> {
    await receiveTags()
    this.#askedAt = now()
    const page = pages.get(key)
    const state = page && stateOf(tagsOf(page.value), page.lastModified)
    const lastModified = page && (state === 'stale' ? agedBy(page) : page.lastModified)
    const isKept = page !== undefined && state !== 'expired' && typeof lastModified === 'number'
    countPage(isKept)
    return isKept ? { ...page, lastModified } : null
  }

  async set(key: string, value: Value | null, { cacheControl }: { cacheControl?: CacheControl } = {}): Promise<void> {
    if (value === null || value.status === 404) pages.delete(key)
    else pages.set(key, { value, lastModified: this.#askedAt ?? now(), cacheControl })
  }

  /** Empty: Next also calls the handler of cached reads, which marks the tags for both handlers. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
