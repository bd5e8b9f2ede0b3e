import 'server-only'
import type { PostChange } from '../revalidate'
import { draftSchema } from '../schema'
import { ADMIN_COLUMNS, type AdminRow, REF_COLUMNS, type RefRow, toRef } from './post'
import { listWorkingCopies } from './rows'
import { fitsState } from './transition-rules'
import { liveDate } from './save'
import type { BulkUndo } from './bulk-schema'
import type { BulkTransition, PostTransition } from './schema'
import { describeWriteError } from './errors'
import { mayErase } from '@/lib/auth/rights'
import type { AdminContext } from '@/lib/auth/session'
import { logError } from '@/lib/log'
import { BackendError, breaksCheck, isRefused, rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import type { TablesUpdate } from '@/lib/supabase/database.types'

/** The result for one of several posts. `message` says why it was not changed; `undo` restores it. */
export type PostResult = { id: string; title: string } & (
  { ok: true; undo?: BulkUndo[number] } | { ok: false; message: string }
)
export type PostOutcome = { result: PostResult; change: PostChange | null }

const GONE = 'It is not there any more.'
export const CHANGED =
  'Another editor has changed it at this moment, and it stays as they left it. Look at it and try again.'
const FOREIGN = 'Your role does not delete this post for good.'

/** The reason why a post is not changed, as a message for the editor. */
export class Refusal extends Error {}

type Named = { id: string; title: string }
export type Written = { change: PostChange | null; undo?: BulkUndo[number] }

const refused = ({ id, title }: Named, message: string): PostOutcome => ({
  result: { id, title, ok: false, message },
  change: null,
})

async function outcomeOf(post: Named, write: () => Promise<Written>): Promise<PostOutcome> {
  const { id, title } = post
  try {
    const { change, undo } = await write()
    return { result: { id, title, ok: true, ...(undo && { undo }) }, change }
  } catch (error) {
    if (error instanceof Refusal) return refused(post, error.message)
    if (!(error instanceof BackendError)) throw error
    if (!breaksCheck(error) && !isRefused(error)) logError('change of several posts', error, { id })
    return refused(post, describeWriteError(error))
  }
}

/** Changes posts one by one, so that a refused one does not stop the others. One outcome for each. */
export async function writeEach<Wanted extends { id: string }, Row extends Named>(
  wanted: readonly Wanted[],
  read: (id: string) => Promise<Row | null>,
  write: (row: Row, one: Wanted) => Promise<Written>,
): Promise<PostOutcome[]> {
  const outcomes: PostOutcome[] = []
  for (const one of wanted) {
    const row = await read(one.id)
    outcomes.push(row ? await outcomeOf(row, () => write(row, one)) : refused({ id: one.id, title: 'A post' }, GONE))
  }
  return outcomes
}

const UNFIT: Record<PostTransition, string> = {
  publish: 'It is published already, or lies in the bin.',
  unpublish: 'It is a draft already, or lies in the bin.',
  delete: 'It lies in the bin already.',
  restore: 'It is not in the bin.',
  erase: 'It is not in the bin: delete it first.',
}

function columnsOf(row: AdminRow, transition: Exclude<PostTransition, 'erase'>): TablesUpdate<'blog_posts'> {
  switch (transition) {
    case 'publish': {
      const { publishedAt, unpublishAt } = toRef(row)
      // Readers would not see a post whose end has passed.
      const isOver = unpublishAt !== null && Date.parse(unpublishAt) <= Date.now()
      return { status: 'published', published_at: liveDate(publishedAt), ...(isOver && { unpublish_at: null }) }
    }
    case 'unpublish':
      return { status: 'draft' }
    case 'delete':
      return { deleted_at: new Date().toISOString() }
    case 'restore':
      return { deleted_at: null }
  }
}

async function write(supabase: Client, row: AdminRow, transition: PostTransition): Promise<RefRow | null> {
  const posts = supabase.from('blog_posts')
  const change = transition === 'erase' ? posts.delete() : posts.update(columnsOf(row, transition))
  return rowsOf(
    await change
      .eq('id', row.id)
      // Matches the row only as it was checked: of two editors who change it at once, the second is refused.
      .eq('version', row.version)
      .eq('status', row.status)
      .filter('deleted_at', 'is', row.deleted_at === null ? 'null' : 'not_null')
      .select<string, RefRow>(REF_COLUMNS)
      .maybeSingle(),
  )
}

/** Why a draft that cannot be published lacks a text: its autosave leaves out what a draft may not have. */
async function refuseUnsavedText(context: AdminContext, postId: string, error: unknown): Promise<never> {
  const copies = breaksCheck(error) ? await listWorkingCopies(context, postId) : []
  const [issue] = copies.flatMap(({ fields }) => draftSchema.safeParse(fields).error?.issues ?? [])
  throw issue ? new Refusal(issue.message) : error
}

async function applyToOne(context: AdminContext, row: AdminRow, wanted: BulkTransition): Promise<Written> {
  const { admin, supabase } = context
  const { transition, version = row.version } = wanted
  if (version !== row.version) throw new Refusal(CHANGED)
  const before = toRef(row)
  if (!fitsState(transition, before.state)) throw new Refusal(UNFIT[transition])
  const isErased = transition === 'erase'
  if (isErased && !mayErase(admin, { createdBy: row.created_by_admin, state: before.state })) throw new Refusal(FOREIGN)
  const after = await write(supabase, row, transition).catch((error: unknown) =>
    refuseUnsavedText(context, row.id, error),
  )
  if (!after) {
    const still = rowsOf(await supabase.from('blog_posts').select('id').eq('id', row.id).maybeSingle())
    throw new Refusal(still ? CHANGED : GONE)
  }
  const change = { before, after: isErased ? null : toRef(after) }
  if (transition !== 'publish' || before.state !== 'draft') return { change }
  // Unpublishing would not bring back the date that a draft was planned for.
  return { change, undo: { id: row.id, version: after.version, values: { draftOf: before.publishedAt } } }
}

/** Applies a transition to posts. One outcome for each id. */
export async function applyTransition(context: AdminContext, wanted: BulkTransition): Promise<PostOutcome[]> {
  const unique = [...new Set(wanted.ids)]
  const rows = rowsOf(
    await context.supabase.from('blog_posts').select<string, AdminRow>(ADMIN_COLUMNS).in('id', unique),
  )
  return writeEach(
    unique.map((id) => ({ id })),
    async (id) => rows.find((row) => row.id === id) ?? null,
    (row) => applyToOne(context, row, wanted),
  )
}
