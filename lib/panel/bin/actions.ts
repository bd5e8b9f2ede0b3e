'use server'

import { updateTag } from 'next/cache'
import { BIN_KINDS, binItemSchema, type BinKind } from './kinds'
import { type AdminContext, writeAction } from '@/lib/action'
import { type ActionFailure, done, fail } from '@/lib/action-result'
import { revalidateAuthors } from '@/lib/authors/update-bylines'
import { allBlocksTag, blockTag, redirectsTag, tagChangeTags } from '@/lib/posts/cache-tags'
import { rowsOf } from '@/lib/supabase/backend-error'

const GONE = 'It is not in the bin any more.'

/** Posts per statement, well within the database's time limit. */
const AT_ONCE = 100
/** A serverless host ends a request after ten seconds. Milliseconds. */
const TIME_MS = 6000

/** Messages for the database's refusals to restore; a refusal changes nothing. */
const REFUSALS: Record<string, (one: string) => string> = {
  taken: (one) => `Another ${one} has this name or address by now. Change or delete that one first.`,
  page: () => 'A page has this address by now, and a redirect would hide it.',
  alone: () => 'What it belongs to is not there any more.',
  full: (one) => `There is no room for one more ${one}. Delete another one first.`,
  refused: (one) =>
    `This ${one} does not fit any more: it would lead back to itself, or the site has other limits by now.`,
}

async function renewBlock({ supabase }: AdminContext, id: string) {
  const block = rowsOf(await supabase.from('text_blocks').select('name').eq('id', id).maybeSingle())
  if (block) updateTag(blockTag(block.name))
  updateTag(allBlocksTag)
}

/** Refreshes the pages that show a restored item. */
const RENEWALS: Partial<Record<BinKind, (context: AdminContext, id: string) => unknown>> = {
  redirect: () => updateTag(redirectsTag),
  author: ({ supabase }) => revalidateAuthors(supabase),
  block: renewBlock,
  tag: () => tagChangeTags.forEach((tag) => updateTag(tag)),
}

/**
 * `changed`: posts whose tags were changed after a merge, so that they do not get the tag back; some of their titles.
 */
type Restored = { posts: number; isDone: boolean; changed: { total: number; titles: string[] } }

async function changedSince({ supabase }: AdminContext, kind: BinKind, id: string): Promise<Restored['changed']> {
  const rows = kind === 'tag' ? rowsOf(await supabase.rpc('posts_changed_since_merge', { p_tag: id })) : []
  return { total: rows[0]?.total ?? 0, titles: rows.map(({ title }) => title || 'Untitled') }
}

/** Restores in several calls: a tag may have more posts than one statement can change in time. */
async function restoreInTime(context: AdminContext, kind: BinKind, id: string): Promise<Restored | ActionFailure> {
  // The database takes up these posts last, so every call finds all of them.
  const changed = await changedSince(context, kind, id)
  const until = Date.now() + TIME_MS
  let posts = 0
  do {
    const answer = await context.supabase.rpc('restore_deleted', { p_kind: kind, p_object: id, p_limit: AT_ONCE })
    const [row] = rowsOf(answer)
    if (!row) return fail(GONE, 'conflict')
    const refusal = REFUSALS[row.outcome]
    if (refusal) return fail(refusal(BIN_KINDS[kind].one), 'conflict')
    posts += row.posts
    if (row.outcome === 'restored') return { posts, isDone: true, changed }
  } while (Date.now() < until)
  return { posts, isDone: false, changed }
}

/**
 * Restores an item of the bin. `posts`: how many posts got a tag back. `isDone`: false when the caller must call again.
 */
export const restoreDeleted = writeAction(
  binItemSchema,
  async ({ kind, id }, context) => {
    const restored = await restoreInTime(context, kind, id)
    if ('ok' in restored) return restored
    await RENEWALS[kind]?.(context, id)
    return done(restored)
  },
  () => 'It could not be restored. Please try again.',
)

/** Deletes an item of the bin for good. */
export const eraseDeleted = writeAction(
  binItemSchema,
  async ({ kind, id }, { supabase }) => {
    const table = supabase.from('deleted_items')
    const rows = rowsOf(await table.delete().eq('kind', kind).eq('object_id', id).select('kind'))
    if (rows.length === 0) return fail(GONE, 'conflict')
  },
  () => 'It could not be deleted. Please try again.',
  { right: 'retention' },
)
