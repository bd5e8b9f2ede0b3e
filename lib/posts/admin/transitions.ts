import 'server-only'
import type { PostChange } from '../revalidate'
import { ADMIN_COLUMNS, type AdminRow, REF_COLUMNS, type RefRow, toRef } from './post'
import { liveDate } from './save'
import type { PostTransition } from './schema'
import { describeWriteError, isUnready } from './errors'
import type { AdminContext } from '@/lib/auth/session'
import { logError } from '@/lib/log'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import type { RequestClient } from '@/lib/supabase/request'
import type { TablesUpdate } from '@/lib/supabase/database.types'

/** What became of one post of a transition. `message` says why not, to a person. */
export type TransitionResult = { id: string; title: string } & ({ ok: true } | { ok: false; message: string })
export type TransitionOutcome = { result: TransitionResult; change: PostChange | null }

/** Why one of several posts was not changed. */
export const GONE_ONE = 'It is not there any more.'
export const IN_BIN = 'It lies in the bin.'
export const CHANGED = 'Somebody has changed it at this moment, and it stays as they left it. Look at it and try again.'
const FOREIGN = 'Only an admin may delete another editor’s post for good.'
/** What a post must not be for each transition, in words. */
const UNFIT: Record<PostTransition, string> = {
  publish: 'It is published already, or lies in the bin.',
  unpublish: 'It is a draft already, or lies in the bin.',
  delete: 'It lies in the bin already.',
  restore: 'It is not in the bin.',
  erase: 'It is not in the bin: delete it first.',
}

const isLiveOrScheduled = (row: AdminRow) => ['published', 'scheduled'].includes(toRef(row).state)

function fits(row: AdminRow, transition: PostTransition): boolean {
  if (transition === 'restore' || transition === 'erase') return row.deleted_at !== null
  if (row.deleted_at !== null) return false
  if (transition === 'publish') return toRef(row).state !== 'published'
  return transition === 'delete' || isLiveOrScheduled(row)
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
      // As it was when the transition was checked: of two people who change it at once, the second is refused.
      .eq('version', row.version)
      .eq('status', row.status)
      .filter('deleted_at', 'is', row.deleted_at === null ? 'null' : 'not_null')
      .select<string, RefRow>(REF_COLUMNS)
      .maybeSingle(),
  )
}

/** Why nothing was written to a post that had been there a moment before. */
async function whyNot({ admin, supabase }: AdminContext, row: AdminRow, transition: PostTransition): Promise<string> {
  const still = rowsOf(await supabase.from('blog_posts').select('id').eq('id', row.id).maybeSingle())
  if (!still) return GONE_ONE
  // The policy decides; this only tells its refusal, which looks like an absent row, from a change in between.
  const isForeign = transition === 'erase' && admin.role !== 'admin' && row.created_by_admin !== admin.username
  return isForeign ? FOREIGN : CHANGED
}

async function applyToOne(
  context: AdminContext,
  row: AdminRow,
  transition: PostTransition,
): Promise<TransitionOutcome> {
  const { id, title } = row
  const refuse = (message: string): TransitionOutcome => ({ result: { id, title, ok: false, message }, change: null })
  if (!fits(row, transition)) return refuse(UNFIT[transition])
  try {
    const after = await write(context.supabase, row, transition)
    if (!after) return refuse(await whyNot(context, row, transition))
    return {
      result: { id, title, ok: true },
      change: { before: toRef(row), after: transition === 'erase' ? null : toRef(after) },
    }
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    if (!isUnready(error)) logError('transition', error, { transition, id })
    return refuse(describeWriteError(error))
  }
}

/** Posts one by one, so that one that is refused keeps no other back. Answers one outcome for each id. */
export async function applyTransition(
  context: AdminContext,
  ids: string[],
  transition: PostTransition,
): Promise<TransitionOutcome[]> {
  const unique = [...new Set(ids)]
  const rows = rowsOf(
    await context.supabase.from('blog_posts').select<string, AdminRow>(ADMIN_COLUMNS).in('id', unique),
  )
  const outcomes: TransitionOutcome[] = []
  for (const id of unique) {
    const row = rows.find((entry) => entry.id === id)
    const absent: TransitionOutcome = { result: { id, title: 'A post', ok: false, message: GONE_ONE }, change: null }
    outcomes.push(row ? await applyToOne(context, row, transition) : absent)
  }
  return outcomes
}
