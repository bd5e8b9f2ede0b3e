import 'server-only'
import type { z } from 'zod'
import type { PostChange } from '../revalidate'
import type { FieldRow } from '../columns'
import { ENDS_TOO_EARLY } from './errors'
import { ADMIN_COLUMNS, type AdminRow, toRef } from './post'
import type { movePlanSchema, PLANS } from './schema'
import { mayChange } from '@/lib/auth/rights'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'

/**
 * A publication, end or change of a post at a moment (ISO 8601). `isFixed`: it cannot be moved, because it is past or
 * the account may not change the post.
 */
export type Plan = ReturnType<typeof toPlan>

/** The most plans that a month shows. */
const PLANS_MAX = 500

type Span = { from: string; to: string }

function toPlan(
  { admin }: AdminContext,
  plan: (typeof PLANS)[number],
  { id, title, created_by_admin: createdBy }: Pick<AdminRow, 'id' | 'title' | 'created_by_admin'>,
  stored: string,
) {
  const at = toIsoDate(stored)
  const isPast = Date.parse(at) <= Date.now()
  return { id, plan, title, at, isPast, isFixed: isPast || !mayChange(admin, { createdBy, state: 'scheduled' }) }
}

async function datedPosts({ supabase }: AdminContext, column: 'published_at' | 'unpublish_at', { from, to }: Span) {
  return rowsOf(
    await supabase
      .from('blog_posts')
      .select('id, title, published_at, unpublish_at, created_by_admin')
      .eq('released', true)
      .gte(column, from)
      .lt(column, to)
      .order(column)
      .limit(PLANS_MAX),
  )
}

async function datedChanges({ supabase }: AdminContext, { from, to }: Span) {
  return rowsOf(
    await supabase
      .from('post_changes')
      .select('publish_at, blog_posts!inner(id, title, created_by_admin)')
      // The schedule does not publish changes of a draft or of a post in the bin.
      .eq('blog_posts.released', true)
      .gte('publish_at', from)
      .lt('publish_at', to)
      .limit(PLANS_MAX),
  )
}

/** The plans of a span of time, past and future. Throws a BackendError. */
export async function listPlans(context: AdminContext, span: Span): Promise<Plan[]> {
  const [published, ending, changes] = await Promise.all([
    datedPosts(context, 'published_at', span),
    datedPosts(context, 'unpublish_at', span),
    datedChanges(context, span),
  ])
  return [
    ...published.flatMap((row) => (row.published_at ? [toPlan(context, 'publish', row, row.published_at)] : [])),
    ...ending.flatMap((row) => (row.unpublish_at ? [toPlan(context, 'end', row, row.unpublish_at)] : [])),
    ...changes.flatMap((row) => (row.publish_at ? [toPlan(context, 'changes', row.blog_posts, row.publish_at)] : [])),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** The most drafts that the calendar's page lists. */
const DRAFTS_MAX = 20

export type Draft = { id: string; title: string }

/** The drafts that were changed last. Throws a BackendError. */
export async function listDrafts({ supabase }: AdminContext): Promise<Draft[]> {
  return rowsOf(
    await supabase
      .from('blog_posts')
      .select('id, title')
      .eq('status', 'draft')
      .is('deleted_at', null)
      .order('updated_at', { ascending: false })
      .limit(DRAFTS_MAX),
  )
}

type Moved = { plan: Plan; change: PostChange | null }
type Move = z.output<typeof movePlanSchema>

async function moveChanges(context: AdminContext, { id, from, to }: Move): Promise<Moved | string | null> {
  const { supabase } = context
  const kept = supabase
    .from('post_changes')
    .select('changed, blog_posts(id, title, created_by_admin)')
    .eq('post_id', id)
  const found = rowsOf(await kept.maybeSingle())
  if (!found) return null
  const { unpublish_at: end } = found.changed as unknown as Partial<FieldRow>
  if (end && Date.parse(end) <= Date.parse(to)) return ENDS_TOO_EARLY
  const row = rowsOf(
    await supabase
      .from('post_changes')
      .update({ publish_at: to, missed: false })
      .eq('post_id', id)
      .eq('publish_at', from)
      // Without the post: the embedded backend would look for its row again, at the former date.
      .select('post_id')
      .maybeSingle(),
  )
  return row && { plan: toPlan(context, 'changes', found.blog_posts, to), change: null }
}

/**
 * Moves a plan to another moment. A text is the reason for a refusal. Null when the plan is gone, or another editor has
 * moved it. Throws a BackendError.
 */
export async function movePlan(context: AdminContext, move: Move): Promise<Moved | string | null> {
  const { id, plan, from, to } = move
  if (plan === 'changes') return moveChanges(context, move)
  const column = plan === 'end' ? 'unpublish_at' : 'published_at'
  const { supabase } = context
  const found = rowsOf(
    await supabase.from('blog_posts').select<string, AdminRow>(ADMIN_COLUMNS).eq('id', id).maybeSingle(),
  )
  if (!found) return null
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .update(plan === 'end' ? { unpublish_at: to } : { published_at: to })
      .eq('id', id)
      .eq('released', true)
      .eq(column, from)
      // A past date cannot be moved.
      .gt(column, new Date().toISOString())
      .select<string, AdminRow>(ADMIN_COLUMNS)
      .maybeSingle(),
  )
  return row && { plan: toPlan(context, plan, row, to), change: { before: toRef(found), after: toRef(row) } }
}
