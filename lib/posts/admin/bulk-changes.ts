import 'server-only'
import { fields } from '../fields'
import { renderText } from '../rendering/render-text'
import type { BulkChange, BulkUndo, ChangedFields } from './bulk-schema'
import { type EditRow, toRef } from './post'
import { readEditRow, updatePost } from './rows'
import { CHANGED, type PostOutcome, Refusal, writeEach, type Written } from './transitions'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import type { TablesUpdate } from '@/lib/supabase/database.types'

type Columns = TablesUpdate<'blog_posts'>

/** Derived columns depend on the type: only a recipe has times and labels. */
async function typeColumns({ content, labels }: EditRow, postType: ChangedFields['postType']): Promise<Columns> {
  if (!postType) return {}
  const prepared = await renderText('prepare', { content, postType, labels })
  if (!prepared.ok) throw new Refusal(prepared.problem)
  return { post_type: postType, ...prepared.value.derived }
}

/** A future date schedules a draft. The date of a published post must stay past, that of a scheduled one future. */
function dateColumns(row: EditRow, publishedAt: string | undefined): Columns {
  if (publishedAt === undefined) return {}
  const { state } = toRef(row)
  const isAhead = Date.parse(publishedAt) > Date.now()
  if (state === 'draft' && !isAhead) throw new Refusal('It is a draft: a later date schedules it.')
  if (state === 'published' && isAhead) throw new Refusal('It is on the site already: its date cannot lie ahead.')
  if (state === 'scheduled' && !isAhead) throw new Refusal('It is scheduled: its date has to lie ahead.')
  if (row.unpublish_at && Date.parse(publishedAt) >= Date.parse(row.unpublish_at))
    throw new Refusal('It ends before that date.')
  return { published_at: new Date(publishedAt).toISOString(), ...(state === 'draft' && { status: 'scheduled' }) }
}

function tagColumns(tags: string[] | undefined): Columns {
  if (!tags) return {}
  const parsed = fields.tags.rule.safeParse(tags)
  if (!parsed.success) throw new Refusal(parsed.error.issues[0]?.message ?? 'Too many tags')
  return { tags: parsed.data }
}

/** The columns of one post's change; throws the first Refusal: a post is changed as a whole or not at all. */
async function columnsOf(row: EditRow, { postType, author, tags, ...others }: ChangedFields): Promise<Columns> {
  const { labels = row.labels, publishedAt, draftOf } = others
  return {
    ...(await typeColumns({ ...row, labels }, postType === row.post_type ? undefined : postType)),
    ...tagColumns(tags),
    ...(draftOf === undefined ? dateColumns(row, publishedAt) : { status: 'draft', published_at: draftOf }),
    ...(author !== undefined && { author }),
  }
}

const tagsAfter = (tags: readonly string[], { addTags = [], removeTags = [] }: BulkChange): string[] => [
  // A stored tag may have separate accents.
  ...new Set([...tags.filter((tag) => !removeTags.includes(tag.normalize('NFC'))), ...addTags]),
]

const isSame = (row: EditRow, columns: Columns) =>
  Object.entries({ post_type: row.post_type, author: row.author, tags: row.tags, status: row.status }).every(
    ([name, value]) => !(name in columns) || JSON.stringify(columns[name as keyof Columns]) === JSON.stringify(value),
  ) &&
  (columns.published_at === undefined || Date.parse(columns.published_at ?? '') === Date.parse(row.published_at ?? ''))

function datesOf({ status, published_at: at }: EditRow): Pick<ChangedFields, 'publishedAt' | 'draftOf'> {
  const date = at && toIsoDate(at)
  return status === 'draft' ? { draftOf: date } : date ? { publishedAt: date } : {}
}

const valuesOf = (row: EditRow, columns: Columns): ChangedFields => ({
  ...(columns.post_type !== undefined && { postType: fields.postType.rule.parse(row.post_type), labels: row.labels }),
  ...(columns.author !== undefined && { author: row.author }),
  ...(columns.tags !== undefined && { tags: row.tags }),
  ...(columns.published_at !== undefined && datesOf(row)),
})

type Wanted = { id: string; version?: number; changesOf: (row: EditRow) => ChangedFields }

async function changeOne({ supabase }: AdminContext, row: EditRow, { version, changesOf }: Wanted): Promise<Written> {
  if (row.deleted_at !== null) throw new Refusal('It lies in the bin.')
  if (version !== undefined && version !== row.version) throw new Refusal(CHANGED)
  const columns = await columnsOf(row, changesOf(row))
  if (isSame(row, columns)) return { change: null }
  const after = await updatePost(supabase, row, columns)
  if (!after) throw new Refusal(CHANGED)
  const undo = { id: row.id, version: after.version, values: valuesOf(row, columns) }
  return { undo, change: { before: toRef(row), after: toRef(after) } }
}

const changeAll = (context: AdminContext, wanted: readonly Wanted[]) =>
  writeEach(
    wanted,
    (id) => readEditRow(context.supabase, id),
    (row, one) => changeOne(context, row, one),
  )

/** Sets type, author, tags or date of several posts; absent fields do not change. One outcome for each id. */
export const changePosts = (context: AdminContext, change: BulkChange): Promise<PostOutcome[]> => {
  const { postType, author, addTags, removeTags, publishedAt } = change
  const changesOf = ({ tags }: EditRow): ChangedFields => ({
    ...(postType && { postType }),
    ...(author !== undefined && { author }),
    ...((addTags ?? removeTags) && { tags: tagsAfter(tags, change) }),
    ...(publishedAt && { publishedAt }),
  })
  return changeAll(
    context,
    [...new Set(change.ids)].map((id) => ({ id, changesOf })),
  )
}

/** Undoes a bulk change of the posts that have not been changed since. */
export const undoChanges = (context: AdminContext, changes: BulkUndo): Promise<PostOutcome[]> =>
  changeAll(
    context,
    changes.map(({ id, version, values }) => ({ id, version, changesOf: () => values })),
  )
