import 'server-only'
import { toIsoDate } from '../dates'
import { deskClient } from './client'
import { REVISIONS_SHOWN } from './limits'
import { toFields } from './row'
import { type PostFields, postIdSchema } from './schema'
import { type PostState, stateOf } from './state'
import { rowsOf } from '@/lib/supabase/backend-error'

/** One saved version of a post. `state` is what it was when it was saved. */
export type RevisionSummary = { version: number; title: string; savedBy: string; savedAt: string; state: PostState }
export type Revision = RevisionSummary & { values: PostFields; publishedAt: string | null }

const SUMMARY = 'version, title, saved_by_username, created_at, status, published_at' as const
const WHOLE = `${SUMMARY}, content, author, image_url, meta_title, meta_description, post_type, slug` as const

type SummaryRow = {
  version: number
  title: string
  saved_by_username: string
  created_at: string
  status: 'draft' | 'scheduled' | 'published'
  published_at: string | null
}

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
export async function listRevisions(postId: string): Promise<RevisionSummary[]> {
  const { supabase } = await deskClient()
  if (!postIdSchema.safeParse(postId).success) return []
  const rows = rowsOf(
    await supabase
      .from('post_revisions')
      .select(SUMMARY)
      .eq('post_id', postId)
      .order('version', { ascending: false })
      .limit(REVISIONS_SHOWN),
  )
  return rows.map(toSummary)
}

/** One version with all its fields; null when there is none. */
export async function getRevision(postId: string, version: number): Promise<Revision | null> {
  const { supabase } = await deskClient()
  if (!postIdSchema.safeParse(postId).success || !Number.isSafeInteger(version)) return null
  const row = rowsOf(
    await supabase.from('post_revisions').select(WHOLE).eq('post_id', postId).eq('version', version).maybeSingle(),
  )
  return row
    ? { ...toSummary(row), values: toFields(row), publishedAt: row.published_at && toIsoDate(row.published_at) }
    : null
}
