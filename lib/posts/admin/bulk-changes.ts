import 'server-only'
import { fields } from '../fields'
import { renderText } from '../rendering/render-text'
import type { BulkChange, BulkUndo, ChangedFields } from './bulk-schema'
import { type EditRow, toRef } from './post'
import { readEditRow, updatePost } from './rows'
import { CHANGED, GONE_ONE, IN_BIN, type PostOutcome, refused, tryToWrite } from './transitions'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import type { TablesUpdate } from '@/lib/supabase/database.types'

type Columns = TablesUpdate<'blog_posts'>
/** The columns to write, or the message why a post cannot have them. */
type Answer = { ok: true; columns: Columns } | { ok: false; message: string }

const answer = (columns: Columns): Answer => ({ ok: true, columns })
const refuse = (message: string): Answer => ({ ok: false, message })

/** Derived columns depend on the type: only a recipe has times and labels. */
async function typeColumns({ content, labels }: EditRow, postType: ChangedFields['postType']): Promise<Answer> {
  if (!postType) return answer({})
  const prepared = await renderText('prepare', { content, postType, labels })
  return prepared.ok ? answer({ post_type: postType, ...prepared.value.derived }) : refuse(prepared.problem)
}

/** A later date schedules a draft. Of other posts a past date stays past and a future one future. */
function dateColumns(row: EditRow, publishedAt: string | undefined): Answer {
  if (publishedAt === undefined) return answer({})
  const { state } = toRef(row)
  const isAhead = Date.parse(publishedAt) > Date.now()
  if (state === 'draft' && !isAhead) return refuse('It is a draft: a later date schedules it.')
  if (state === 'published' && isAhead) return refuse('It is on the site already: its date cannot lie ahead.')
  if (state === 'scheduled' && !isAhead) return refuse('It is scheduled: its date has to lie ahead.')
  if (row.unpublish_at && Date.parse(publishedAt) >= Date.parse(row.unpublish_at))
    return refuse('It ends before that date.')
  return answer({
    published_at: new Date(publishedAt).toISOString(),
    ...(state === 'draft' && { status: 'scheduled' }),
  })
}

function tagColumns(tags: string[] | undefined): Answer {
  if (!tags) return answer({})
  const parsed = fields.tags.rule.safeParse(tags)
  return parsed.success ? answer({ tags: parsed.data }) : refuse(parsed.error.issues[0]?.message ?? 'Too many tags')
}

/** The columns of one post's change, or the first reason against it: a post is changed as a whole or not at all. */
async function columnsOf(row: EditRow, { postType, author, tags, ...dates }: ChangedFields): Promise<Answer> {
  const { publishedAt, draftOf } = dates
  const answers = [
    await typeColumns(row, postType === row.post_type ? undefined : postType),
    tagColumns(tags),
    draftOf === undefined ? dateColumns(row, publishedAt) : answer({ status: 'draft', published_at: draftOf }),
    answer(author === undefined ? {} : { author }),
  ]
  const refused = answers.find(({ ok }) => !ok)
  if (refused) return refused
  return answer(Object.assign({}, ...answers.map((one) => (one.ok ? one.columns : {}))))
}

const tagsAfter = (tags: readonly string[], { addTags = [], removeTags = [] }: BulkChange): string[] => [
  ...new Set([...tags.filter((tag) => !removeTags.includes(tag)), ...addTags]),
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
  ...(columns.post_type !== undefined && { postType: fields.postType.rule.parse(row.post_type) }),
  ...(columns.author !== undefined && { author: row.author }),
  ...(columns.tags !== undefined && { tags: row.tags }),
  ...(columns.published_at !== undefined && datesOf(row)),
})

type Wanted = { id: string; version?: number; changesOf: (row: EditRow) => ChangedFields }

async function changeOne(context: AdminContext, row: EditRow, { version, changesOf }: Wanted): Promise<PostOutcome> {
  const { id, title } = row
  if (row.deleted_at !== null) return refused(row, IN_BIN)
  if (version !== undefined && version !== row.version) return refused(row, CHANGED)
  const wanted = await columnsOf(row, changesOf(row))
  if (!wanted.ok) return refused(row, wanted.message)
  if (isSame(row, wanted.columns)) return { result: { id, title, ok: true }, change: null }
  const after = await updatePost(context.supabase, row, wanted.columns)
  if (!after) return refused(row, CHANGED)
  const undo = { id, version: after.version, values: valuesOf(row, wanted.columns) }
  return { result: { id, title, ok: true, undo }, change: { before: toRef(row), after: toRef(after) } }
}

/** Changes posts one by one, so that a refused one does not hold back the others. */
async function changeAll(context: AdminContext, wanted: readonly Wanted[]): Promise<PostOutcome[]> {
  const outcomes: PostOutcome[] = []
  for (const one of wanted) {
    const row = await readEditRow(context.supabase, one.id)
    outcomes.push(
      row
        ? await tryToWrite(row, 'bulk change', () => changeOne(context, row, one))
        : refused({ id: one.id, title: 'A post' }, GONE_ONE),
    )
  }
  return outcomes
}

/** Gives several posts a type, an author, tags or a date; what the change does not name stays. One outcome for each id. */
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
