'use server'

import { refresh, updateTag } from 'next/cache'
import type { z } from 'zod'
import { storePicture } from '../pictures'
import { type ItemResult, resultOf } from '../report'
import { restorePart } from '../site/restore'
import { restorePicture } from '../site/restore-picture'
import { restoreVersions } from '../site/restore-post'
import type { SitePart } from '../site/part'
import { type StorableRead, storeItem } from '../store'
import { openBatch, undoPart } from '../undo'
import {
  authorSchema,
  checkSchema,
  importSchema,
  pictureSchema,
  sentPictureSchema,
  UNDO_DAYS,
  undoSchema,
  versionsSchema,
} from './schema'
import { adminAction, type AdminContext } from '@/lib/action'
import { type ActionResult, done, fail } from '@/lib/action-result'
import { missingRightMessage, may } from '@/lib/auth/rights'
import { daysAfter } from '@/lib/dates'
import { ImageRejected } from '@/lib/images/re-encode'
import { logError } from '@/lib/log'
import {
  allBlocksTag,
  allPostsTag,
  authorProfilesTag,
  blockTag,
  redirectsTag,
  topicTextsTag,
} from '@/lib/posts/cache-tags'
import { siteSettingsTag } from '@/lib/settings/get-site'
import { BackendError, isTaken, reasonOf, rowsOf } from '@/lib/supabase/backend-error'
import { withdrawKeptPosts } from '@/lib/supabase/public'

/** An action that requires the right to import. */
const importAction = <Schema extends z.ZodType, Data>(
  schema: Schema,
  run: (input: z.output<Schema>, context: AdminContext) => Promise<ActionResult<Data>>,
) =>
  adminAction(schema, run, () => 'The site could not do this. What is imported stays; continue in a moment.', {
    right: 'import_export',
  })

type StoreOptions = Parameters<typeof storeItem>[2]
type SentItem = {
  source: string
  item: StorableRead['item'] | { id: string; part: SitePart }
  overwrite?: boolean | undefined
  pictures?: [string, string][] | undefined
}

function storeOne({ admin, supabase }: AdminContext, read: SentItem, options: StoreOptions): Promise<ItemResult> {
  const pictures = options.pictures && { ...options.pictures, sent: new Map(read.pictures) }
  const own = { ...options, pictures, importer: admin.username, overwrites: () => read.overwrite === true }
  return 'part' in read.item
    ? restorePart(supabase, read.item, own)
    : storeItem(supabase, { source: read.source, item: read.item }, own)
}

/** Stores items one by one. An item that fails is refused and the rest continues, unless the backend is unreachable. */
async function storeAll(
  context: AdminContext,
  items: readonly SentItem[],
  options: StoreOptions,
): Promise<ItemResult[]> {
  const results: ItemResult[] = []
  for (const read of items)
    try {
      results.push(await storeOne(context, read, options))
    } catch (error) {
      if (error instanceof BackendError && error.transient) throw error
      logError('import', error)
      results.push(resultOf('refused', `The site could not store it: ${reasonOf(error)}.`))
    }
  return results
}

/** The cache tags that items make stale, beside those of posts and redirects. */
const tagsOf = (items: readonly SentItem[]): string[] =>
  items.flatMap(({ item }) => {
    if (!('part' in item)) return []
    if (item.part.kind === 'settings') return [siteSettingsTag, topicTextsTag]
    if (item.part.kind === 'block') return [allBlocksTag, blockTag(item.part.block.name)]
    return item.part.kind === 'author' ? [authorProfilesTag] : []
  })

/** Tells the outcome of an import of the items, without writing anything. */
export const checkItems = importAction(checkSchema, async ({ items, ...options }, context) =>
  done(await storeAll(context, items, { batch: null, ...options })),
)

/** Imports items into a batch, which the first call creates. */
export const importItems = importAction(importSchema, async ({ batch, name, ...sent }, context) => {
  if (!(await openBatch(context.supabase, batch, name)))
    return fail('This import was undone meanwhile. Start over to import the rest.', 'conflict')
  const links = new Map(sent.links)
  try {
    const results = await storeAll(context, sent.items, {
      batch,
      asDrafts: sent.asDrafts,
      addresses: sent.addresses,
      authors: new Map(sent.authors),
      links: (link) => links.get(link) ?? null,
      pictures: { find: () => null, isFetched: sent.isFetched },
    })
    return done(results)
  } finally {
    // Also after an outage, before which some items may be stored.
    for (const tag of new Set([allPostsTag, redirectsTag, ...tagsOf(sent.items)])) updateTag(tag)
  }
})

/** Stores a picture of an import once. Resolves to its address here, or to the reason why it is refused. */
export const sendPicture = importAction(pictureSchema, async ({ file, ...picture }, { supabase }) => {
  try {
    return done(await storePicture(supabase, picture, new Uint8Array(await file.arrayBuffer())))
  } catch (error) {
    if (error instanceof ImageRejected) return done(error.message)
    throw error
  }
})

/** Restores a picture of an export of this site under its own name. */
export const sendSitePicture = importAction(sentPictureSchema, async ({ picture, file }, { admin, supabase }) => {
  const refused = resultOf('refused', missingRightMessage('pictures'))
  if (!may(admin, 'pictures')) return done(refused)
  return done(await restorePicture(supabase, picture, new Uint8Array(await file.arrayBuffer()), false))
})

/** Restores earlier versions of a post of an export of this site. Resolves to warnings about unreadable ones. */
export const sendVersions = importAction(versionsSchema, async ({ id, files }, { supabase }) =>
  done(await restoreVersions(supabase, id, files)),
)

/** Adds the profile of an author of the source, unless one with that name exists. */
export const addImportedAuthor = importAction(authorSchema, async ({ name }, { supabase }) => {
  try {
    rowsOf(await supabase.from('author_profiles').insert({ name }).select('id'))
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  updateTag(authorProfilesTag)
  return done(undefined)
})

/** Undoes the import of the next posts. */
export const undoImport = importAction(undoSchema, async ({ batch, kept }, { supabase }) => {
  const since = daysAfter(Date.now(), -UNDO_DAYS)
  const found = rowsOf(
    await supabase.from('import_batches').select('id').eq('id', batch).is('undone_at', null).gte('created_at', since),
  )
  if (found.length === 0) return fail('This import was undone already, or is too old.', 'conflict')
  const { slugs, ...undone } = await undoPart(supabase, batch, kept)
  await withdrawKeptPosts(slugs)
  updateTag(allPostsTag)
  updateTag(redirectsTag)
  refresh()
  return done(undone)
})
