import { z } from 'zod'
import { isoDateTime } from '../field-rules.ts'
import { fields } from '../fields.ts'
import { BULK_MAX } from '../limits.ts'

const id = z.uuid()

/** A mistyped year such as 12 or 20026 would put a post at the end of every list, or never show it. */
const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)
const dateSchema = isoDateTime.refine(
  (at) => Date.parse(at) >= EARLIEST && Date.parse(at) < LATEST,
  'Choose a date between 2000 and 2100',
)

/** A change of several posts; an absent field stays as it is. */
export const bulkChangeSchema = z
  .object({
    ids: z.array(id).min(1, 'Choose at least one post').max(BULK_MAX, `Choose at most ${BULK_MAX} posts`),
    postType: fields.postType.rule.optional(),
    author: fields.author.rule.optional(),
    addTags: fields.tags.rule.optional(),
    removeTags: fields.tags.rule.optional(),
    publishedAt: dateSchema.optional(),
  })
  .refine(({ ids: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: 'Choose what to change',
  })
export type BulkChange = z.output<typeof bulkChangeSchema>

/** The fields of one post as a bulk change writes them; a draft may have no author. */
const changedFieldsSchema = z.object({
  postType: fields.postType.rule.optional(),
  /** Undoes a change of the type, which removes the labels of a recipe. */
  labels: fields.labels.rule.optional(),
  author: fields.author.draft.optional(),
  tags: fields.tags.rule.optional(),
  publishedAt: isoDateTime.optional(),
  /** Undoes a scheduling: the post becomes a draft again, with the date that it had. */
  draftOf: isoDateTime.nullable().optional(),
})
export type ChangedFields = z.output<typeof changedFieldsSchema>

/** The values of posts before a bulk change, and the versions that it made. */
export const bulkUndoSchema = z
  .array(z.object({ id, version: z.number().int().min(1), values: changedFieldsSchema }))
  .min(1)
  .max(BULK_MAX)
export type BulkUndo = z.output<typeof bulkUndoSchema>
