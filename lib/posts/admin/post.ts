import { FIELD_COLUMNS, type FieldRow, toFields } from '../columns'
import type { ReviewState } from '../reviews/schema'
import type { WorkingFields } from '../schema'
import { stateOf } from './state'
import { toIsoDate } from '@/lib/dates'
import type { Tables } from '@/lib/supabase/database.types'

type Row = Tables<'blog_posts'>

/** The columns of the facts that list, form and references share. */
const FACTS = [
  ...(['id', 'slug', 'title', 'post_type', 'author'] as const),
  ...(['status', 'published_at', 'deleted_at', 'version'] as const),
]
const REF = [...FACTS, ...(['author_slug', 'facets', 'unpublish_at', 'noindex'] as const)]
const LISTED = ['image_url', 'updated_at', 'created_at', 'created_by_admin', 'deleted_by'] as const

/** For `select<string, RefRow>`: a column list that is joined at run time has no type. */
export const REF_COLUMNS = REF.join(', ')
export const ADMIN_COLUMNS = [...REF, ...LISTED].join(', ')
/** The form that saved the post last, and what cards show without a meta description. */
const EDITED = ['saved_form', 'saved_form_version', 'excerpt'] as const
export const EDIT_COLUMNS = [...new Set([...REF, ...LISTED, ...EDITED, ...FIELD_COLUMNS])].join(', ')

/** The list's rows lack `unpublish_at`. */
type FactsRow = Pick<Row, (typeof FACTS)[number]> & { unpublish_at?: string | null }
type ListedRow = FactsRow & Pick<Row, (typeof LISTED)[number]>
export type RefRow = Pick<Row, (typeof REF)[number]>
export type AdminRow = RefRow & ListedRow
export type EditRow = AdminRow & FieldRow & Pick<Row, (typeof EDITED)[number]>

/** The facts that name a post, link to it and tell which pages show it. */
export type PostRef = ReturnType<typeof toRef>

/** A post in the panel's list; the optional facts are known there only. */
export type AdminPost = ReturnType<typeof toAdminPost> & {
  /** Whether it has pending changes. */
  hasChanges?: boolean
  review?: ReviewState | null
  /** Of an untitled post, its first words. */
  opening?: string
}

export type EditablePost = PostRef &
  AdminPost & {
    values: WorkingFields
    excerpt: string
    /** The form that saved this version; null when something else did. */
    savedForm: string | null
    /** Set when `values` are pending changes of a live post. */
    changes: KeptChanges | null
  }

/** Pending changes of a live post. `publishAt`: when they are published automatically, if ever. */
export type KeptChanges = {
  publishAt: string | null
  /** They were not published at their time, because the post had been changed since. */
  isMissed: boolean
  savedBy: string
  savedAt: string
}

const isoOrNull = (timestamp: string | null) => (timestamp === null ? null : toIsoDate(timestamp))

/** Dates are ISO 8601, here and below. `publishedAt` is null for a post that never had a date. */
function toFacts(row: FactsRow) {
  const { id, slug, title, post_type: type, author, version } = row
  const [publishedAt, unpublishAt] = [isoOrNull(row.published_at), isoOrNull(row.unpublish_at ?? null)]
  const state = stateOf({ ...row, published_at: publishedAt, unpublish_at: unpublishAt }, Date.now())
  return { id, slug, title, type, author, version, state, publishedAt, unpublishAt }
}

export const toRef = (row: RefRow) => ({
  ...toFacts(row),
  authorSlug: row.author_slug || null,
  facets: row.facets,
  noindex: row.noindex,
})

export const toAdminPost = (row: ListedRow) => ({
  ...toFacts(row),
  imageUrl: row.image_url,
  updatedAt: toIsoDate(row.updated_at),
  createdAt: toIsoDate(row.created_at),
  createdBy: row.created_by_admin,
  deletedAt: isoOrNull(row.deleted_at),
  deletedBy: row.deleted_by,
})

export const toEditable = (row: EditRow): EditablePost => ({
  ...toRef(row),
  ...toAdminPost(row),
  values: toFields(row),
  excerpt: row.excerpt,
  savedForm: row.saved_form_version === row.version ? row.saved_form : null,
  changes: null,
})
