import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { startScriptsAfterPaint } from './late-scripts.ts'
import { countPage } from './metrics.ts'
import { renewals } from './renewals.ts'

// Parts of Next that have no public name: its store of finished pages, and the lives of these pages, which it never
// forgets. Loaded by the running server itself, not bundled. A new version of Next is taken after e2e/reading has passed.
const require = createRequire(import.meta.url)
const INTERNALS = 'next/dist/server/lib/incremental-cache'
const { default: FileSystemCache } = require(`${INTERNALS}/file-system-cache`) as { default: typeof fileSystemCache }
const { SharedCacheControls } = require(`${INTERNALS}/shared-cache-controls.external`) as {
  SharedCacheControls: { cacheControls: Map<string, unknown> }
}

type Get = fileSystemCache['get']
type Set = fileSystemCache['set']
/** Between the place of a route in the store and the address of a page. */
const ADDRESS_MARK = '/$/'

/**
 * Keeps finished pages as Next does, except those that say that there is nothing: anybody can ask for any number of
 * addresses, and each would stay on the disk and in memory for ever. What was a page and is none any more is kept, or
 * the page would come back.
 */
export default class PageStore extends FileSystemCache {
  readonly #folder: string

  constructor(context: ConstructorParameters<typeof fileSystemCache>[0]) {
    super(context)
    startScriptsAfterPaint()
    this.#folder = context.serverDistDir
  }

  override async get(...[key, context]: Parameters<Get>): ReturnType<Get> {
    const page = await super.get(key, context)
    countPage(page !== null)
    return page
  }

  override async revalidateTag(...renewed: Parameters<fileSystemCache['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...renewed)
    renewals.note()
  }

  override async set(...[key, data, context]: Parameters<Set>): ReturnType<Set> {
    renewals.note()
    const isMissing = data !== null && 'status' in data && data.status === 404
    if (!isMissing || this.#holds(key)) return super.set(key, data, context)
    SharedCacheControls.cacheControls.delete(key)
  }

  /** Whether a page is stored under a key, or was built under its address. */
  #holds(key: string): boolean {
    const built = path.join('app', key.slice(key.indexOf(ADDRESS_MARK) + ADDRESS_MARK.length - 1))
    return [key, built].some((file) =>
      ['.html', '.body'].some((end) => existsSync(path.join(this.#folder, file + end))),
    )
  }
}
