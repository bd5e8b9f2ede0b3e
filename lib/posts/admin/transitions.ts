import 'server-only'
import type { PostChange } from '../revalidate'
import { ADMIN_COLUMNS, type AdminRow, REF_COLUMNS, type RefRow, toRef } from './post'
import { fitsState } from './post-actions'
import { liveDate } from './save'
import type { BulkUndo } from './bulk-schema'
import type { PostTransition } from './schema'
import { describeWriteError, isUnready } from './errors'
import { mayErase } from '@/lib/auth/rights'
import type { AdminContext } from '@/lib/auth/session'
import { logError } from '@/lib/log'
import { BackendError, isRefused, rowsOf } from '@/lib/supabase/backend-error'
import type { RequestClient } from '@/lib/supabase/request'
import type { TablesUpdate } from '@/lib/supabase/database.types'

/** What became of one of several posts. `message` says why it was not changed; `undo` restores it. */
export type PostResult = { id: string; title: string } & (
  { ok: true; undo?: BulkUndo[number] } | { ok: false; message: string }
)
export type PostOutcome = { result: PostResult; change: PostChange | null }

export const GONE_ONE = 'It is not there any more.'
export const IN_BIN = 'It lies in the bin.'
export const CHANGED =
  'Another editor has changed it at this moment, and it stays as they left it. Look at it and try again.'
const FOREIGN = 'Your role does not delete this post for good.'

type Named = { id: string; title: string }

export const refused = ({ id, title }: Named, message: string): PostOutcome => ({
  result: { id, title, ok: false, message },
  change: null,
})

/** Runs one write; what the database refuses becomes its message. */
export async function tryToWrite(post: Named, name: string, write: () => Promise<PostOutcome>): Promise<PostOutcome> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    if (!isUnready(error) && !isRefused(error)) logError(name, error, { id: post.id })
    return refused(post, describeWriteError(error))
  }
}

/** Why a transition does not fit a post, in words. */
const UNFIT: Record<PostTransition, string> = {
  publish: 'It is published already, or lies in the bin.',
  unpublish: 'It is a draft already, or lies in the bin.',
  delete: 'It lies in the bin already.',
  restore: 'It is not in the bin.',
  erase: 'It is not in the bin: delete it first.',
}

function columnsOf(row: AdminRow, transition: Exclude<PostTransition, 'erase'>): TablesUpdate<'blog_posts'> {
  switch (transition) {
    case 'publish':
      return { status: 'published', published_at: liveDate(toRef(row).publishedAt) }
    case 'unpublish':
      return { status: 'draft' }
    case 'delete':
      return { deleted_at: new Date().toISOString() }
    case 'restore':
      return { deleted_at: null }
  }
}

async function write(supabase: RequestClient, row: AdminRow, transition: PostTransition): Promise<RefRow | null> {
  const posts = supabase.from('blog_posts')
  if (transition === 'erase') {
    return rowsOf(
      await posts
        .delete()
        .eq('id', row.id)
        .not('deleted_at', 'is', null)
        .select<string, RefRow>(REF_COLUMNS)
        .maybeSingle(),
    )
  }
  return rowsOf(
    await posts
      .update(columnsOf(row, transition))
      .eq('id', row.id)
      // As it was when the transition was checked: of two editors who change it at once, the second is refused.
      .eq('version', row.version)
      .eq('status', row.status)
      .filter('deleted_at', 'is', row.deleted_at === null ? 'null' : 'not_null')
      .select<string, RefRow>(REF_COLUMNS)
      .maybeSingle(),
  )
}

/** Why nothing was written to a post that had been read a moment before. */
async function whyNot({ admin, supabase }: AdminContext, row: AdminRow, transition: PostTransition): Promise<string> {
  const still = rowsOf(await supabase.from('blog_posts').select('id').eq('id', row.id).maybeSingle())
  if (!still) return GONE_ONE
  // The policy refuses; its refusal looks like an absent row, and this tells it from a change in between.
  const isForeign =
    transition === 'erase' && !mayErase(admin, { createdBy: row.created_by_admin, state: toRef(row).state })
  return isForeign ? FOREIGN : CHANGED
}

async function applyToOne(context: AdminContext, row: AdminRow, transition: PostTransition): Promise<PostOutcome> {
  if (!fitsState(transition, toRef(row).state)) return refused(row, UNFIT[transition])
  const after = await write(context.supabase, row, transition)
  if (!after) return refused(row, await whyNot(context, row, transition))
  return {
    result: { id: row.id, title: row.title, ok: true },
    change: { before: toRef(row), after: transition === 'erase' ? null : toRef(after) },
  }
}

/** Changes posts one by one, so that a refused one does not hold back the others. One outcome for each id. */
export async function applyTransition(
  context: AdminContext,
  ids: string[],
  transition: PostTransition,
): Promise<PostOutcome[]> {
  const unique = [...new Set(ids)]
  const rows = rowsOf(
    await context.supabase.from('blog_posts').select<string, AdminRow>(ADMIN_COLUMNS).in('id', unique),
  )
  const outcomes: PostOutcome[] = []
  for (const id of unique) {
    const row = rows.find((entry) => entry.id === id)
    outcomes.push(
      row
        ? await tryToWrite(row, 'transition', () => applyToOne(context, row, transition))
        : refused({ id, title: 'A post' }, GONE_ONE),
    )
  }
  return outcomes
}
