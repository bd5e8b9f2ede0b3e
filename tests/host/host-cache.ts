import { createHash } from 'node:crypto'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

/*
 * The cache of a host, shared by all of its functions: here a folder, on a host a service. It is loaded before Next
 * (`--import`) and registered where Next expects a host's handlers. It imports nothing of the project.
 */

/** As in Next's documentation of `cacheHandlers`; `timestamp` in milliseconds, the other times in seconds. */
type Entry = {
  value: ReadableStream<Uint8Array<ArrayBuffer>>
  tags: string[]
  stale: number
  timestamp: number
  expire: number
  revalidate: number
}
type Kept = Omit<Entry, 'value'> & { bytes: Uint8Array<ArrayBuffer> }

/** Empty during a build, which caches nothing. */
const folder = process.env.HOST_CACHE ?? ''
const fileOf = (kind: 'entry' | 'tag', name: string) =>
  path.join(folder, `${kind}-${createHash('sha256').update(name).digest('hex')}`)

/** Writes a file and renames it, because another function may be reading. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  if (folder === '') return
  const part = `${file}.${crypto.randomUUID()}`
  await writeFile(part, bytes)
  await rename(part, file)
}

const lastExpiry = async (tags: readonly string[]): Promise<number> =>
  Math.max(
    0,
    ...(await Promise.all(
      tags.map((tag) =>
        stat(fileOf('tag', tag)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    )),
  )

const handler = {
  async get(key: string): Promise<Entry | undefined> {
    const found = await readFile(fileOf('entry', key)).catch(() => null)
    if (!found) return undefined
    const { bytes, ...entry } = deserialize(found) as Kept
    const isOld = Date.now() > entry.timestamp + entry.revalidate * 1000
    if (isOld || (await lastExpiry(entry.tags)) > entry.timestamp) return undefined
    return { ...entry, value: new Blob([bytes]).stream() }
  },
  async set(key: string, coming: Promise<Entry>): Promise<void> {
    const { value, ...entry } = await coming
    const bytes = new Uint8Array(await new Response(value).arrayBuffer())
    await write(fileOf('entry', key), serialize({ ...entry, bytes } satisfies Kept))
  },
  async refreshTags(): Promise<void> {},
  getExpiration: lastExpiry,
  /** A stale tag counts as expired. The time of its file is the time of its expiry. */
  async updateTags(tags: string[]): Promise<void> {
    for (const tag of tags) await write(fileOf('tag', tag), new Uint8Array())
  },
}

if (folder !== '')
  Object.assign(globalThis, { [Symbol.for('@next/cache-handlers')]: { DefaultCache: handler, RemoteCache: handler } })

/** In seconds. */
type CacheControl = { revalidate: number | false; expire?: number }
type Page = { value: Record<string, unknown>; lastModified: number; cacheControl?: CacheControl }

const tagsOf = ({ headers, tags }: Page['value']): string[] => {
  const named = (headers as Record<string, unknown> | undefined)?.['x-next-cache-tags']
  return typeof named === 'string' ? named.split(',') : ((tags as string[] | undefined) ?? [])
}

/** Finished pages, as in Next's documentation of `cacheHandler`; the adapter of the rehearsal names this file. */
export default class HostPages {
  async get(key: string): Promise<Page | null> {
    const found = await readFile(fileOf('entry', `page ${key}`)).catch(() => null)
    if (!found) return null
    const page = deserialize(found) as Page
    return (await lastExpiry(tagsOf(page.value))) > page.lastModified ? null : page
  }

  async set(key: string, value: Page['value'] | null, { cacheControl }: { cacheControl?: CacheControl } = {}) {
    const file = fileOf('entry', `page ${key}`)
    if (value === null || value.status === 404) await rm(file, { force: true })
    else await write(file, serialize({ value, lastModified: Date.now(), ...(cacheControl && { cacheControl }) }))
  }

  /** Does nothing, because the handler above gets the same tags. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
