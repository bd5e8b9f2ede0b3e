import 'server-only'
import { type FieldRow, REVISION_COLUMNS, toFields } from '../columns'
import type { FieldDiff } from '../diff'
import { TITLE_MAX } from '../field-rules'
import { REVISIONS_SHOWN } from '../limits'
import { renderText } from '../rendering/render-text'
import type { WorkingFields } from '../schema'
import { gone } from './errors'
import { type EditablePost, toEditable } from './post'
import { insertPost, readEditRow } from './rows'
import { type SaveResult, writeVersion } from './save'
import { postIdSchema } from './schema'
import { type PostState, stateOf } from './state'
import { invalidFields } from '@/lib/action-result'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Tables } from '@/lib/supabase/database.types'
import { cutAt } from '@/lib/text'

/** One saved version of a post. `state` is its state at that time. */
export type RevisionSummary = { version: number; title: string; savedBy: string; savedAt: string; state: PostState }
export type Revision = RevisionSummary & { values: WorkingFields; publishedAt: string | null }

const SUMMARY = ['version', 'title', 'saved_by_username', 'created_at', 'status', 'published_at'] as const
type SummaryRow = Pick<Tables<'post_revisions'>, (typeof SUMMARY)[number]>
type RevisionRow = SummaryRow & FieldRow

const SUMMARY_COLUMNS = SUMMARY.join(', ')
const WHOLE_COLUMNS = [...new Set([...SUMMARY, ...REVISION_COLUMNS])].join(', ')

function toSummary(row: SummaryRow): RevisionSummary {
  const savedAt = toIsoDate(row.created_at)
  const dates = { published_at: row.published_at && toIsoDate(row.published_at), deleted_at: null }
  return {
    version: row.version,
    title: row.title,
    savedBy: row.saved_by_username,
    savedAt,
    state: stateOf({ ...row, ...dates }, Date.parse(savedAt)),
  }
}

/** The versions of a post, newest first; the first one is the present one. Empty when there is no such post. */
export async function listRevisions({ supabase }: AdminContext, postId: string): Promise<RevisionSummary[]> {
  if (!postIdSchema.safeParse(postId).success) return []
  const rows = rowsOf(
    await supabase
      .from('post_revisions')
      .select<string, SummaryRow>(SUMMARY_COLUMNS)
      .eq('post_id', postId)
      .order('version', { ascending: false })
      .limit(REVISIONS_SHOWN),
  )
  return rows.map(toSummary)
}

/** The version, or the last one before it that is kept: an autosave replaces the revision of the autosave before it. */
async function readRevision({ supabase }: AdminContext, postId: string, version: number): Promise<RevisionRow | null> {
  return rowsOf(
    await supabase
      .from('post_revisions')
      .select<string, RevisionRow>(WHOLE_COLUMNS)
      .eq('post_id', postId)
      .lte('version', version)
      .order('version', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
}

/** A version with all its fields, or the last one before it that is kept; null when there is none. */
export async function getRevision(context: AdminContext, postId: string, version: number): Promise<Revision | null> {
  const row = await readRevision(context, postId, version)
  if (!row) return null
  return { ...toSummary(row), values: toFields(row), publishedAt: row.published_at && toIsoDate(row.published_at) }
}

/** The difference of two versions; null when the comparison takes too long. */
export async function diffRevisions(
  older: Pick<Revision, 'values'>,
  newer: Pick<Revision, 'values'>,
): Promise<FieldDiff[] | null> {
  const result = await renderText('diff', { older: older.values, newer: newer.values })
  return result.ok ? result.value : null
}

const storedOf = (row: FieldRow) =>
  Object.fromEntries(REVISION_COLUMNS.map((column) => [column, row[column]])) as FieldRow

const prepare = ({ content, post_type: postType, labels }: FieldRow) =>
  renderText('prepare', { content, postType, labels })

/** Restores an earlier version as a new one; slug, status and date stay. Throws a BackendError. */
export async function restoreVersion(
  context: AdminContext,
  target: { id: string; version: number },
  revision: number,
): Promise<SaveResult> {
  const row = await readRevision(context, target.id, revision)
  if (row?.version !== revision) return gone()
  const prepared = await prepare(row)
  if (!prepared.ok) return invalidFields({ content: prepared.problem })
  const { derived } = prepared.value
  return writeVersion(context, target, (found) => ({ ...storedOf(row), ...derived, slug: found.slug }))
}

const COPY = ' (copy)'

/** Inserts a draft with the texts of a post. Null when the post is gone. Throws a BackendError. */
export async function copyPost(context: AdminContext, id: string): Promise<EditablePost | null> {
  const source = await readEditRow(context.supabase, id)
  if (!source) return null
  // A text that cannot be rendered is copied unchanged, so that the editor can mend it in the draft.
  const prepared = await prepare(source)
  const row = await insertPost(context, {
    ...storedOf(source),
    ...(prepared.ok && prepared.value.derived),
    title: cutAt(source.title, TITLE_MAX - COPY.length) + COPY,
    // A slug and a meta title of its own, so that search engines tell the two pages apart.
    slug: '',
    meta_title: null,
    status: 'draft',
    published_at: null,
  })
  return toEditable(row)
}
