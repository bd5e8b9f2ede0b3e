import 'server-only'
import type { PostChange } from '../revalidate'
import { type PostValues, publishSchema } from '../schema'
import { conflict, type ConflictFailure, gone, isIdTaken } from './errors'
import { keeperOfUnseenChanges, writeKeptChanges } from './pending-changes'
import { type EditablePost, type EditRow, toEditable, toRef } from './post'
import {
  insertPost,
  ownVersion,
  type PostColumns,
  prepareColumns,
  readEditRow,
  readServerVersion,
  type Target,
  updatePost,
} from './rows'
import type { SavePostValues } from './schema'
import { type ActionResult, done, fail, invalidFields } from '@/lib/action-result'
import type { AdminContext } from '@/lib/auth/session'
import { withTray } from '@/lib/images/picture-marks'
import type { TablesUpdate } from '@/lib/supabase/database.types'

/** The saved post. `change` is null when readers see no change. */
type Saved = { post: EditablePost; change: PostChange | null }
export type SaveResult = ActionResult<Saved> | ConflictFailure

/** The columns of a post. The cleaned text of a post for readers must still be long enough. */
export async function preparePost(values: PostValues & Pick<SavePostValues, 'intent'>) {
  const prepared = await prepareColumns(values)
  if (!prepared.ok || values.intent === 'draft') return prepared
  const [issue] = publishSchema.shape.content.safeParse(prepared.columns.content).error?.issues ?? []
  return issue ? ({ ok: false, message: issue.message } as const) : prepared
}

/** The date of a post that goes live: the one it had, when it has already been live; else now. */
export function liveDate(publishedAt: string | null, now = Date.now()): string {
  const isPast = publishedAt !== null && Date.parse(publishedAt) <= now
  return isPast ? publishedAt : new Date(now).toISOString()
}

/** Status and date after a save. `publishAt` is the date that the form shows. */
export function statusColumns(
  { intent, publishAt }: Pick<SavePostValues, 'intent' | 'publishAt'>,
  before: Pick<EditablePost, 'state' | 'publishedAt'> | null,
  now = Date.now(),
): TablesUpdate<'blog_posts'> {
  const published_at = publishAt ? new Date(publishAt).toISOString() : null
  if (intent === 'draft' || intent === 'review') return { status: 'draft', published_at }
  if (intent === 'schedule') return { status: 'scheduled', published_at }
  if (published_at && Date.parse(published_at) <= now) return { status: 'published', published_at }
  // The database's clock dates a new post: it decides whether the post is public yet.
  if (!before) return { status: 'published' }
  return { status: 'published', published_at: liveDate(before.state === 'published' ? before.publishedAt : null, now) }
}

async function conflictOrGone(context: AdminContext, target: Target): Promise<SaveResult> {
  const saved = await readServerVersion(context, target)
  return saved ? conflict(saved) : gone()
}

/** Writes a new version unless another editor has saved since `target.version`. Throws a BackendError. */
export async function writeVersion(
  context: AdminContext,
  target: Target,
  columnsOf: (found: EditRow) => TablesUpdate<'blog_posts'>,
): Promise<SaveResult> {
  const found = await readEditRow(context.supabase, target.id)
  if (!found || found.deleted_at !== null) return gone()
  const version = ownVersion(found, target)
  const row = await updatePost(context.supabase, { id: target.id, version }, columnsOf(found))
  if (!row) return conflictOrGone(context, target)
  return done({ post: toEditable(row), change: { before: toRef(found), after: toRef(row) } })
}

const update = (context: AdminContext, values: SavePostValues, columns: PostColumns, target: Target) =>
  writeVersion(context, { ...target, form: values.form }, (found) => ({
    ...columns,
    ...statusColumns(values, toEditable(found)),
    saved_form: values.form ?? null,
  }))

/** Inserts a new post. A form that lost the first response sends the same id again: then its post is updated. */
async function insertOnce(context: AdminContext, values: SavePostValues, columns: PostColumns): Promise<SaveResult> {
  const { id, form } = values
  const status = statusColumns(values, null)
  try {
    const row = await insertPost(context, { ...columns, ...status, saved_form: form ?? null, ...(id && { id }) })
    const post = toEditable(row)
    return done({ post, change: { before: null, after: post } })
  } catch (error) {
    if (!id || !isIdTaken(error)) throw error
    const isOwn = (await readEditRow(context.supabase, id))?.created_by_admin === context.admin.username
    if (!isOwn) throw error
    return update(context, values, columns, { id, version: 1 })
  }
}

export const keptMeanwhile = (keeper: string) =>
  `${keeper} has kept changes of this post since you opened it. Reload the page to compare your text with them.`

/** Stores changes of a live post, to be published by an editor or at their date. */
async function keepChanges(
  context: AdminContext,
  { target, publishAt, form, changesAt }: Extract<SavePostValues, { intent: 'later' }>,
  columns: PostColumns,
): Promise<SaveResult> {
  const found = target && (await readEditRow(context.supabase, target.id))
  if (!found) return gone()
  // The post may be unpublished, or have ended by its date, which makes no new version.
  const isLive = toEditable(found).state === 'published'
  if (!isLive || found.version !== target.version) return conflictOrGone(context, target)
  const post = await writeKeptChanges(context, found, columns, { publishAt, form, shownAt: changesAt })
  if (post) return done({ post, change: null })
  const keeper = await keeperOfUnseenChanges(context, { id: found.id, form }, changesAt)
  return keeper ? fail(keptMeanwhile(keeper), 'conflict') : conflictOrGone(context, target)
}

/**
 * Saves a post from its form: a new post or a new version, as draft, scheduled, published, or pending changes. Writes
 * nothing when another editor has saved since `target.version`. Throws a BackendError.
 */
export async function writePost(context: AdminContext, values: SavePostValues): Promise<SaveResult> {
  const prepared = await preparePost(withTray(values, values.tray))
  if (!prepared.ok) return invalidFields({ content: prepared.message })
  if (values.intent === 'later') return keepChanges(context, values, prepared.columns)
  const { target } = values
  return target ? update(context, values, prepared.columns, target) : insertOnce(context, values, prepared.columns)
}
