import 'server-only'
import { fields } from '../fields'
import { render } from '../rendering/pool'
import type { PostChange } from '../revalidate'
import type { BulkChange, BulkUndo, ChangedFields } from './bulk-schema'
import { describeWriteError, isUnready } from './errors'
import { type EditRow, REF_COLUMNS, type RefRow, toRef } from './post'
import { readEditRow } from './save'
import { CHANGED, GONE_ONE, IN_BIN } from './transitions'
import type { AdminContext } from '@/lib/auth/session'
import { toIsoDate } from '@/lib/dates'
import { logError } from '@/lib/log'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import type { TablesUpdate } from '@/lib/supabase/database.types'

/** What became of one post; `undo` is the way back, absent where nothing had to be changed. */
export type ChangeResult = { id: string; title: string } & (
  { ok: true; undo?: BulkUndo[number] } | { ok: false; message: string }
)
export type ChangeOutcome = { result: ChangeResult; change: PostChange | null }

type Columns = TablesUpdate<'blog_posts'>
/** The columns to write; or, in words, why a post cannot have them. */
type Answer = { ok: true; columns: Columns } | { ok: false; message: string }

const answer = (columns: Columns): Answer => ({ ok: true, columns })
const refuse = (message: string): Answer => ({ ok: false, message })

/** What a card says of a text depends on its type: only a recipe has times and labels. */
async function typeColumns({ content, labels }: EditRow, postType: ChangedFields['postType']): Promise<Answer> {
  if (!postType) return answer({})
  const prepared = await render('prepare', { content, postType, labels })
  return prepared.ok ? answer({ post_type: postType, ...prepared.value.derived }) : refuse(prepared.problem)
}

/** A date stays on its side of the present: bulk changes neither publish nor withdraw anything. */
function dateColumns(row: EditRow, publishedAt: string | undefined): Answer {
  if (publishedAt === undefined) return answer({})
  const { state } = toRef(row)
  const isAhead = Date.parse(publishedAt) > Date.now()
  if (state === 'draft') return refuse('It is a draft: it gets its date when it is published or scheduled.')
  if (state === 'published' && isAhead) return refuse('It is on the site already: its date cannot lie ahead.')
  if (state === 'scheduled' && !isAhead) return refuse('It is scheduled: its date has to lie ahead.')
  if (row.unpublish_at && Date.parse(publishedAt) >= Date.parse(row.unpublish_at))
    return refuse('It ends before that date.')
  return answer({ published_at: new Date(publishedAt).toISOString() })
}

function tagColumns(tags: string[] | undefined): Answer {
  if (!tags) return answer({})
  const parsed = fields.tags.rule.safeParse(tags)
  return parsed.success ? answer({ tags: parsed.data }) : refuse(parsed.error.issues[0]?.message ?? 'Too many tags')
}

/** All that changes of one post, or the first reason against it: a post is changed as a whole or not at all. */
async function columnsOf(row: EditRow, { postType, author, tags, publishedAt }: ChangedFields): Promise<Answer> {
  const answers = [
    await typeColumns(row, postType === row.post_type ? undefined : postType),
    tagColumns(tags),
    dateColumns(row, publishedAt),
    answer(author === undefined ? {} : { author }),
  ]
  const refused = answers.find(({ ok }) => !ok)
  if (refused) return refused
  return answer(Object.assign({}, ...answers.map((one) => (one.ok ? one.columns : {}))))
}

/** The tags of a post after some were added and some taken away, in their order. */
const tagsAfter = (tags: readonly string[], { addTags = [], removeTags = [] }: BulkChange): string[] => [
  ...new Set([...tags.filter((tag) => !removeTags.includes(tag)), ...addTags]),
]

const isSame = (row: EditRow, columns: Columns) =>
  Object.entries({ post_type: row.post_type, author: row.author, tags: row.tags }).every(
    ([name, value]) => !(name in columns) || JSON.stringify(columns[name as keyof Columns]) === JSON.stringify(value),
  ) &&
  (columns.published_at === undefined || Date.parse(columns.published_at ?? '') === Date.parse(row.published_at ?? ''))

/** What the columns to be written were before. */
const valuesOf = (row: EditRow, columns: Columns): ChangedFields => ({
  ...(columns.post_type !== undefined && { postType: fields.postType.rule.parse(row.post_type) }),
  ...(columns.author !== undefined && { author: row.author }),
  ...(columns.tags !== undefined && { tags: row.tags }),
  ...(columns.published_at !== undefined && row.published_at && { publishedAt: toIsoDate(row.published_at) }),
})

async function write({ supabase }: AdminContext, row: EditRow, columns: Columns): Promise<RefRow | null> {
  return rowsOf(
    await supabase
      .from('blog_posts')
      .update(columns)
      .eq('id', row.id)
      // As it was when the change was checked: of two people who change it at once, the second is refused.
      .eq('version', row.version)
      .eq('status', row.status)
      .is('deleted_at', null)
      .select<string, RefRow>(REF_COLUMNS)
      .maybeSingle(),
  )
}

type Wanted = { id: string; version?: number; changesOf: (row: EditRow) => ChangedFields }

async function changeOne(context: AdminContext, { id, version, changesOf }: Wanted): Promise<ChangeOutcome> {
  const row = await readEditRow(context.supabase, id)
  const title = row?.title ?? 'A post'
  const refused = (message: string): ChangeOutcome => ({ result: { id, title, ok: false, message }, change: null })
  if (!row) return refused(GONE_ONE)
  if (row.deleted_at !== null) return refused(IN_BIN)
  if (version !== undefined && version !== row.version) return refused(CHANGED)
  const wanted = await columnsOf(row, changesOf(row))
  if (!wanted.ok) return refused(wanted.message)
  if (isSame(row, wanted.columns)) return { result: { id, title, ok: true }, change: null }
  try {
    const after = await write(context, row, wanted.columns)
    if (!after) return refused(CHANGED)
    const undo = { id, version: after.version, values: valuesOf(row, wanted.columns) }
    return { result: { id, title, ok: true, undo }, change: { before: toRef(row), after: toRef(after) } }
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    if (!isUnready(error)) logError('bulk change', error, { id })
    return refused(describeWriteError(error))
  }
}

/** One by one, so that one that is refused keeps no other back. */
async function changeAll(context: AdminContext, wanted: readonly Wanted[]): Promise<ChangeOutcome[]> {
  const outcomes: ChangeOutcome[] = []
  for (const one of wanted) outcomes.push(await changeOne(context, one))
  return outcomes
}

/** Gives several posts a type, an author, tags or a date; what the change does not name stays. One outcome for each id. */
export const changePosts = (context: AdminContext, change: BulkChange): Promise<ChangeOutcome[]> => {
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

/** Gives posts back what a bulk change took from them, those that nobody has changed since. */
export const undoChanges = (context: AdminContext, changes: BulkUndo): Promise<ChangeOutcome[]> =>
  changeAll(
    context,
    changes.map(({ id, version, values }) => ({ id, version, changesOf: () => values })),
  )
