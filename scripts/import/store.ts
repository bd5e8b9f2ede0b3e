import type { PictureOptions } from '../../lib/import/pictures.ts'
import { withMissingPictures } from '../../lib/import/pictures-of-item.ts'
import type { ReadItem } from '../../lib/import/read-files.ts'
import { type ReportItem, resultOf } from '../../lib/import/report.ts'
import type { SiteArchive } from '../../lib/import/site/archive.ts'
import type { StorableItem } from '../../lib/import/types.ts'
import type { Stored } from '../../lib/import/store-post.ts'
import { type AddressRule, toPost, wantedSlug } from '../../lib/import/to-post.ts'
import { BackendError, reasonOf, rowsOf } from '../../lib/supabase/backend-error.ts'
import { cutAtWord } from '../../lib/text.ts'
import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { serviceClient } from '../service-client.ts'

type Options = {
  dryRun: boolean
  asDrafts: boolean
  source: string
  addresses: AddressRule
  overwrites: (id: string) => boolean
  pictures: PictureOptions
  authors: ReadonlyMap<string, string>
  links: (link: string, item: StorableItem) => string | null
}

/** Where items go: into the backend in use, or nowhere in a dry run. `batch` is null until something is written. */
export type Store = {
  readonly batch: string | null
  put: (read: ReadItem) => Promise<Stored>
  /** The outcome that an item would have. */
  check: (read: ReadItem) => Promise<Stored>
  /** Brings back an export of this site. */
  restore: (archive: SiteArchive) => AsyncIterable<ReportItem>
}

/** A dry run without a backend: every item is new. */
const withoutBackend = ({ asDrafts, addresses, pictures }: Options): Store => {
  const put = (read: ReadItem): Promise<Stored> => {
    const { item } = read
    const post = 'refused' in item ? item : toPost(item, { asDrafts })
    const stored: Stored =
      'refused' in post
        ? resultOf('refused', post.refused)
        : { outcome: 'new', slug: wantedSlug(post, addresses), warnings: post.warnings }
    return Promise.resolve(withMissingPictures(stored, item, pictures))
  }
  return {
    batch: null,
    put,
    check: put,
    restore: () => {
      throw new Error('An export of this site is compared with the site: start it first.')
    },
  }
}

/** An item that the database refuses does not end the run. An outage is thrown. */
function refusedBy(error: unknown): Stored {
  if (!(error instanceof BackendError) || error.transient) throw error
  return resultOf('refused', `The site could not store it: ${reasonOf(error)}.`)
}

/** Throws a sentence when there is no backend; a dry run continues without one and says so. */
export async function openStore(options: Options): Promise<Store> {
  const { dryRun, source, pictures, asDrafts, overwrites } = options
  try {
    await ensureReachableBackend()
  } catch (error) {
    if (!dryRun) throw error
    console.log('No backend is running: nothing is compared with what is on the site.')
    return withoutBackend(options)
  }
  const { storeItem } = await import('../../lib/import/store.ts')
  const client = serviceClient()
  let batch: string | null = null
  const open = async (): Promise<string> => {
    const batches = client.from('import_batches')
    const opened = batches.insert({ source: cutAtWord(source, 200) })
    return rowsOf(await opened.select('id').single()).id
  }
  const store = (read: ReadItem, into: string | null) =>
    storeItem(client, read, { ...options, batch: into }).catch(refusedBy)
  return {
    get batch() {
      return batch
    },
    put: async (read) => {
      if (dryRun) return withMissingPictures(await store(read, null), read.item, pictures)
      if (!('refused' in read.item)) batch ??= await open()
      return store(read, batch)
    },
    check: (read) => store(read, null),
    async *restore(archive) {
      const { restoreSite } = await import('../../lib/import/site/restore.ts')
      if (!dryRun) batch ??= await open()
      yield* restoreSite(client, archive, { batch, asDrafts, overwrites })
    },
  }
}
