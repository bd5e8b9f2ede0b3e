'use server'

import { draftSchema, emptyFields, FIELD_NAMES, type PostValues, type WorkingFields } from '../schema'
import { isSlugTaken } from './errors'
import type { EditRow } from './post'
import { postAction } from './post-action'
import {
  insertDraft,
  ownVersion,
  type PostColumns,
  prepareColumns,
  readEditRow,
  removeWorkingCopy,
  updatePost,
  writeWorkingCopy,
} from './rows'
import { type Autosave, autosaveSchema } from './schema'
import type { AdminContext } from '@/lib/action'
import { withTray } from '@/lib/images/picture-marks'
import { describeTray } from '@/lib/images/storage'

/** `place`: the draft itself, or a private working copy beside it. `version`: the post's version after the save. */
export type Autosaved = { place: 'draft' | 'copy'; version: number; savedAt: string }

/** The columns of a draft; null when its text cannot be shown. */
async function columnsOf(values: PostValues): Promise<PostColumns | null> {
  const prepared = await prepareColumns(values)
  return prepared.ok ? prepared.columns : null
}

/** The columns of a new draft, without invalid fields and without a text that cannot be shown. */
async function validPart(fields: WorkingFields): Promise<PostColumns | null> {
  const entries = FIELD_NAMES.map((name) => [
    name,
    draftSchema.shape[name].safeParse(fields[name]).success ? fields[name] : emptyFields[name],
  ])
  const values = draftSchema.parse(Object.fromEntries(entries))
  return (await columnsOf(values)) ?? columnsOf({ ...values, content: '' })
}

/** Writes the draft's row. Null when the post is no draft or was saved since, or `columns` is null. */
async function writeDraft(
  context: AdminContext,
  found: EditRow | null,
  input: Autosave,
  columns: PostColumns | null,
): Promise<EditRow | null> {
  const { id, form, publishAt } = input
  const own = {
    autosaved: true,
    saved_form: form,
    ...(publishAt !== undefined && { published_at: publishAt || null }),
  }
  if (!found) {
    const valid = columns ?? (await validPart(withTray(input.fields, input.tray)))
    return valid && insertDraft(context, { ...valid, published_at: null, ...own, id, status: 'draft' })
  }
  const version = ownVersion(found, input)
  if (!columns || found.status !== 'draft' || found.version !== version) return null
  return updatePost(context.supabase, { id, version }, { ...columns, ...own }).catch((error: unknown) => {
    if (isSlugTaken(error)) return null
    throw error
  })
}

/**
 * Saves the typed text. The text and date of a draft are written into the post, which every editor sees; the first
 * autosave inserts it. Everything else is written into the editor's private working copy: changes of a live post,
 * changes of a version that another editor has replaced, invalid values, and the pictures of the tray. Null: the post
 * has been deleted.
 */
async function autosave(context: AdminContext, input: Autosave): Promise<Autosaved | null> {
  const { fields, tray } = input
  const found = await readEditRow(context.supabase, input.id)
  if (found ? found.deleted_at !== null : input.version > 0) return null
  const checked = draftSchema.safeParse(withTray(fields, tray))
  const columns = checked.success ? await columnsOf(checked.data) : null
  const row = await writeDraft(context, found, input, columns)
  // A form that began with an older version does not overwrite another editor's description of a picture.
  if (row) await describeTray(context, tray)
  const isWhole = row !== null && columns !== null && (columns.slug === '' || columns.slug === row.slug)
  if (isWhole && tray.length === 0) {
    if (found) await removeWorkingCopy(context, input)
    return { place: 'draft', version: row.version, savedAt: new Date().toISOString() }
  }
  const baseVersion = row?.version ?? Math.max(input.version, 1)
  const savedAt = await writeWorkingCopy(context, { ...input, baseVersion })
  return { place: isWhole ? 'draft' : 'copy', version: row?.version ?? input.version, savedAt }
}

export const autosavePost = postAction(autosaveSchema, (input, context) => autosave(context, input))
