'use server'

import { refresh, updateTag } from 'next/cache'
import type { z } from 'zod'
import { storePicture } from '../pictures'
import type { Outcome } from '../report'
import { type StorableRead, type Stored, storeItem } from '../store'
import { type Undone, undoPart } from '../undo'
import { authorSchema, checkSchema, importSchema, pictureSchema, UNDO_DAYS, undoSchema } from './schema'
import { adminAction, type AdminContext } from '@/lib/action'
import { type ActionResult, done, fail } from '@/lib/action-result'
import { ImageRejected } from '@/lib/images/re-encode'
import { logError } from '@/lib/log'
import { allPostsTag, authorProfilesTag, redirectsTag } from '@/lib/posts/cache'
import { isTaken, rowsOf } from '@/lib/supabase/backend-error'
import { withdrawKeptPosts } from '@/lib/supabase/public'

/** What became of an item, or would become of it. */
export type ItemResult = { outcome: Outcome; slug: string; warnings: string[] }

/** An action for who may import: it writes many posts, some of them public. */
const importAction = <Schema extends z.ZodType, Data>(
  schema: Schema,
  run: (input: z.output<Schema>, context: AdminContext) => Promise<ActionResult<Data>>,
) =>
  adminAction<Schema, Data>(
    schema,
    run,
    () => 'The site could not do this. What is imported stays; continue in a moment.',
    { right: 'import_export' },
  )

type StoreOptions = Parameters<typeof storeItem>[2]

/** Stores items one by one. One that fails is refused, and the rest goes on, unless the backend is not there at all. */
async function storeAll(
  { supabase }: AdminContext,
  items: (StorableRead & { overwrite?: boolean | undefined })[],
  options: StoreOptions,
): Promise<ItemResult[]> {
  const results: ItemResult[] = []
  for (const read of items) {
    const overwrites = () => read.overwrite === true
    const stored: Stored = await storeItem(supabase, read, { ...options, overwrites }).catch(async (error: unknown) => {
      rowsOf(await supabase.from('import_batches').select('id').limit(1))
      logError('import', error)
      return { outcome: 'refused', slug: '', warnings: ['The database refused it: the log of the site says why.'] }
    })
    results.push({ outcome: stored.outcome, slug: stored.slug, warnings: stored.warnings })
  }
  return results
}

/** Says what would become of items; writes nothing. */
export const checkItems = importAction<typeof checkSchema, ItemResult[]>(
  checkSchema,
  async ({ items, ...options }, context) => done(await storeAll(context, items, { batch: null, ...options })),
)

/** Imports items into a batch, which the first call begins. */
export const importItems = importAction<typeof importSchema, { batch: string; results: ItemResult[] }>(
  importSchema,
  async (sent, context) => {
    const batch =
      sent.batch ??
      rowsOf(await context.supabase.from('import_batches').insert({ source: sent.name }).select('id').single()).id
    const results = await storeAll(context, sent.items, {
      batch,
      asDrafts: sent.asDrafts,
      addresses: sent.addresses,
      prefix: sent.prefix,
      authors: new Map(sent.authors),
      pictures: { find: () => null, stored: new Map(sent.pictures), isFetched: sent.isFetched },
    })
    updateTag(allPostsTag)
    updateTag(redirectsTag)
    return done({ batch, results })
  },
)

/** Stores a picture of an import once; resolves to its address here, or to why it is refused. */
export const sendPicture = importAction<typeof pictureSchema, { path: string } | { refused: string }>(
  pictureSchema,
  async ({ address, alt, file }, { supabase }) => {
    try {
      return done({ path: await storePicture(supabase, address, alt, new Uint8Array(await file.arrayBuffer())) })
    } catch (error) {
      if (error instanceof ImageRejected) return done({ refused: error.message })
      throw error
    }
  },
)

/** Adds the profile of an author of the source, unless there is one of that name. */
export const addImportedAuthor = importAction<typeof authorSchema, undefined>(
  authorSchema,
  async ({ name }, { supabase }) => {
    try {
      rowsOf(await supabase.from('author_profiles').insert({ name }).select('id'))
    } catch (error) {
      if (!isTaken(error)) throw error
    }
    updateTag(authorProfilesTag)
    return done(undefined)
  },
)

/** Takes the next posts of an import back. */
export const undoImport = importAction<typeof undoSchema, Undone & { isDone: boolean }>(
  undoSchema,
  async ({ batch, kept }, { supabase }) => {
    const since = new Date(Date.now() - UNDO_DAYS * 86_400_000).toISOString()
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
  },
)
