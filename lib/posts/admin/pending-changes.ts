import 'server-only'
import { toFields } from '../columns'
import { EDIT_COLUMNS, type EditablePost, type EditRow, type KeptChanges, toEditable } from './post'
import type { PostColumns } from './rows'
import { postIdSchema } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Json, Tables } from '@/lib/supabase/database.types'

const KEPT = 'base_version, changed, publish_at, missed, saved_by_username, updated_at'
/** `saved_form`: the form that kept the changes, by which the server recognises it after a lost response. */
type Changed = PostColumns & Pick<Tables<'blog_posts'>, 'saved_form'>
type KeptRow = Omit<Tables<'post_changes'>, 'post_id' | 'saved_by' | 'image_names'>

const toKept = (row: KeptRow): KeptChanges => ({
  publishAt: row.publish_at && toIsoDate(row.publish_at),
  isMissed: row.missed,
  savedBy: row.saved_by_username,
  savedAt: toIsoDate(row.updated_at),
})

/** A live post with the fields of its pending changes, and the version that they are based on. */
function withChanges(post: EditRow, kept: KeptRow): EditablePost {
  // Only this file writes `changed`. A column that was added since is not in it and has the post's value.
  const changed = { ...post, ...(kept.changed as unknown as Changed) }
  return {
    ...toEditable(post),
    values: toFields(changed),
    excerpt: changed.excerpt,
    version: kept.base_version,
    savedForm: null,
    changes: toKept(kept),
  }
}

/** A post for its form, also from the bin, with its pending changes if it is live; null when there is no such post. */
export async function getPostToEdit({ supabase }: AdminContext, id: string): Promise<EditablePost | null> {
  if (!postIdSchema.safeParse(id).success) return null
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .select<string, EditRow & { post_changes: KeptRow | null }>(`${EDIT_COLUMNS}, post_changes(${KEPT})`)
      .eq('id', id)
      .maybeSingle(),
  )
  if (!row) return null
  const { post_changes: kept, ...post } = row
  return kept && toEditable(post).state === 'published' ? withChanges(post, kept) : toEditable(post)
}

type OpenForm = { id: string; form?: string | undefined }

const readKept = async ({ supabase }: AdminContext, id: string): Promise<KeptRow | null> =>
  rowsOf(await supabase.from('post_changes').select(KEPT).eq('post_id', id).maybeSingle())

/** The editor of kept changes that a form neither shows nor has kept itself; else null. */
function keeperOf(
  { changed, saved_by_username: keeper, updated_at }: KeptRow,
  { admin }: AdminContext,
  form: string | undefined,
  shownAt: string | null,
): string | null {
  const { saved_form: keptBy } = changed as unknown as Partial<Changed>
  const isOwn = form !== undefined && keptBy === form && keeper === admin.username
  return isOwn || toIsoDate(updated_at) === shownAt ? null : keeper
}

/**
 * Stores changes of a live post without publishing them. Null when the post has changes that the form neither shows nor
 * has kept itself: they stay. `shownAt`: when the changes that the form shows were kept. Throws a BackendError.
 */
export async function writeKeptChanges(
  context: AdminContext,
  post: EditRow,
  columns: PostColumns,
  { publishAt, form, shownAt }: { publishAt: string; form?: string | undefined; shownAt: string | null },
): Promise<EditablePost | null> {
  const before = await readKept(context, post.id)
  if (before && keeperOf(before, context, form, shownAt)) return null
  const row = {
    post_id: post.id,
    base_version: post.version,
    changed: { ...columns, saved_form: form ?? null } satisfies Changed as unknown as Json,
    publish_at: publishAt || null,
    missed: false,
  }
  const table = context.supabase.from('post_changes')
  // Over the row that was read, or none: another editor may keep changes at this moment.
  const write = before
    ? table.update(row).match({ post_id: post.id, updated_at: before.updated_at })
    : table.upsert(row, { ignoreDuplicates: true })
  const kept = rowsOf(await write.select(KEPT).maybeSingle())
  return kept && withChanges(post, kept)
}

/**
 * The editor who has kept changes of a post that a form does not show; null when there are none. It may be the account
 * itself, in another tab. `shownAt`: when the changes that the form shows were kept. Changes that the form itself has
 * kept are not unseen, although it does not show them when the response was lost. Throws a BackendError.
 */
export async function keeperOfUnseenChanges(
  context: AdminContext,
  { id, form }: OpenForm,
  shownAt: string | null,
): Promise<string | null> {
  const row = await readKept(context, id)
  return row && keeperOf(row, context, form, shownAt)
}

/** Deletes the pending changes that a form shows or has kept. Returns the editor who has kept changes since, or null. */
export async function dropKeptChanges(
  context: AdminContext,
  { id, form }: OpenForm,
  shownAt: string | null,
): Promise<string | null> {
  const row = await readKept(context, id)
  if (!row) return null
  const keeper = keeperOf(row, context, form, shownAt)
  if (keeper) return keeper
  // Only the row that was read: another editor may keep changes at this moment.
  const shown = { post_id: id, updated_at: row.updated_at }
  rowsOf(await context.supabase.from('post_changes').delete().match(shown))
  return keeperOfUnseenChanges(context, { id, form }, shownAt)
}
