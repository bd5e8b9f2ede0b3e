import { z } from 'zod'
import type { EditablePost } from '../admin/post'
import { moment } from '../field-rules'
import { FIELD_NAMES, newPostId, type WorkingFields, workingFieldsSchema } from '../schema'
import { shiftNumbers } from '@/lib/images/picture-marks'
import { trayEntrySchema } from '@/lib/images/schema'

export const copySchema = z.object({
  fields: workingFieldsSchema,
  /** Pictures that were picked and are not part of the post yet. */
  tray: z.array(trayEntrySchema).default([]),
  /** The planned date, empty for none; absent: the saved one. */
  publishAt: moment.optional(),
  /** The id of a new post, chosen by its form: the draft on the server has it. */
  postId: newPostId,
  /** The id of the form that it was typed in, which marks the form's own saves. */
  form: z.uuid().optional(),
  /** Whether the draft of a new post was saved by hand too: emptying its form does not delete it. */
  isManual: z.boolean().optional(),
  /** The saved version that the typing began with; 0 for a new post. */
  baseVersion: z.number().int().min(0),
  updatedAt: z.iso.datetime(),
})

/** The unsaved text of a form, and its pictures. */
export type UnsavedCopy = z.output<typeof copySchema>

/**
 * An unsaved copy and its key in this browser; null for a copy on the server. `isOwn`: this tab wrote it before it was
 * reloaded. `isOpen`: another tab is writing it.
 */
export type FoundCopy = { copy: UnsavedCopy; key: string | null; isOwn?: boolean; isOpen?: boolean }

/** A copy that waits for a decision, and where its text was found: it is removed from there after the decision. */
export type OfferedCopy = { copy: UnsavedCopy; sources: readonly FoundCopy[] }

export const fieldsOf = (values: WorkingFields): WorkingFields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name]])) as WorkingFields

/** Runs after every key press, so long texts are compared without JSON. */
export const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a !== 'string' && JSON.stringify(a) === JSON.stringify(b))

const sameFields = (a: WorkingFields, b: WorkingFields): boolean =>
  FIELD_NAMES.every((name) => isSame(a[name], b[name]))

/** The content of a form: its fields, the pictures of its tray, and the planned date. */
export type FormText = Pick<UnsavedCopy, 'fields' | 'tray' | 'publishAt'>

export const sameText = (a: FormText, b: FormText): boolean =>
  sameFields(a.fields, b.fields) && isSame(a.tray, b.tray) && a.publishAt === b.publishAt

/** Whether a new post is empty: an author, a type and a date alone do not count. */
export const isEmptyText = ({ fields, tray }: FormText, empty: WorkingFields): boolean =>
  tray.length === 0 && sameFields({ ...fields, author: empty.author, postType: empty.postType }, empty)

/** Adds the slug that the server made from the title after the copy was written: it is no difference. */
const withSavedSlug = (found: FoundCopy, { slug }: WorkingFields): FoundCopy =>
  found.copy.fields.slug === '' ? { ...found, copy: { ...found.copy, fields: { ...found.copy.fields, slug } } } : found

/** Whether two copies, such as the browser's and the server's, come from one form: then the newer one counts. */
const isOfSameForm = (a: UnsavedCopy, b: UnsavedCopy) => a.form !== undefined && a.form === b.form

/** The copies worth offering, newest first: those that differ from what is saved, each form and each text once. */
export function copiesToOffer(saved: WorkingFields, found: readonly FoundCopy[]): OfferedCopy[] {
  const newestFirst = [...found].sort((a, b) => Date.parse(b.copy.updatedAt) - Date.parse(a.copy.updatedAt))
  const offered: { copy: UnsavedCopy; sources: FoundCopy[] }[] = []
  for (const one of newestFirst) {
    const { copy } = one
    const same = offered.find((other) => isOfSameForm(copy, other.copy) || sameText(copy, other.copy))
    if (same) same.sources.push(one)
    else if (!sameText(copy, { fields: saved, tray: [] })) offered.push({ copy, sources: [one] })
  }
  return offered
}

/** Gives the pictures of several copies different numbers, so that their texts can be merged into one. */
function numberedApart(copies: readonly OfferedCopy[]): OfferedCopy[] {
  let last = 0
  return copies.map((offered) => {
    const by = last
    const { fields, tray } = offered.copy
    last += Math.max(0, ...tray.map(({ number }) => number))
    if (by === 0) return offered
    const content = shiftNumbers(fields.content, by)
    const shifted = tray.map((entry) => ({ ...entry, number: entry.number + by }))
    return { ...offered, copy: { ...offered.copy, fields: { ...fields, content }, tray: shifted } }
  })
}

/** The first two copies as one, whose merged fields are `fields`. */
export function joinCopies(copies: readonly OfferedCopy[], fields: WorkingFields): readonly OfferedCopy[] {
  const [first, second, ...rest] = copies
  if (!first || !second) return copies
  const tray = [...first.copy.tray, ...second.copy.tray]
  // With the older version, a save finds what other editors have changed since.
  const baseVersion = Math.min(first.copy.baseVersion, second.copy.baseVersion)
  const copy = { ...first.copy, fields, tray, baseVersion, form: undefined }
  return [{ copy, sources: [...first.sources, ...second.sources] }, ...rest]
}

/** The copies that a form finds when it opens: those to ask about, and the one that is restored without a question. */
type Offer = { copies: readonly OfferedCopy[]; toRestore: UnsavedCopy | null }

/** A new post's form restores this tab's own text, and offers what other tabs began. */
export function offerDrafts(empty: WorkingFields, found: readonly FoundCopy[]): Offer {
  const own = found.find(({ isOwn }) => isOwn)
  const others = found.filter(({ isOwn, isOpen, copy }) => !isOwn && (!isOpen || copy.baseVersion > 0))
  return { toRestore: own?.copy ?? null, copies: copiesToOffer(empty, others) }
}

/** Whether a copy is based on the draft as it is saved: then it is restored without a question. */
export const continuesSavedVersion = (
  { baseVersion, form }: UnsavedCopy,
  { state, savedForm, version }: EditablePost,
): boolean => state === 'draft' && (baseVersion === version || (form !== undefined && form === savedForm))

/** An existing post's form restores the one copy that continues the draft, and asks about all others. */
export function offerCopies(post: EditablePost, found: readonly FoundCopy[]): Offer {
  const closed = found.filter(({ isOpen }) => !isOpen).map((one) => withSavedSlug(one, post.values))
  const copies = numberedApart(copiesToOffer(post.values, closed))
  const [first, second] = copies
  return { copies, toRestore: first && !second && continuesSavedVersion(first.copy, post) ? first.copy : null }
}
