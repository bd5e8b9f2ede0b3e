import { z } from 'zod'
import { BULK_MAX } from '../limits.ts'
import { trayEntrySchema } from '../../images/schema.ts'
import { MAX_IMAGES_PER_POST, moment, isoDateTime } from '../field-rules.ts'
import { draftSchema, newPostId, publishSchema, workingFieldsSchema } from '../schema.ts'

export const postIdSchema = z.uuid()
const version = z.number().int().min(1)

/** The pictures that were picked in the form and are not part of the post yet. */
const tray = z.array(trayEntrySchema).max(MAX_IMAGES_PER_POST)

/** When the pending changes that a form shows were kept. Null: it shows none. */
const changesAt = z.iso.datetime().nullable()

/** `target`: the post, and the version that the editor began with; null makes a new post with the id `id`. */
const where = {
  target: z.object({ id: postIdSchema, version }).nullable(),
  id: newPostId,
  /** The id of the saving form, by which the server recognises the form's own save after a lost response. */
  form: z.uuid().optional(),
  tray: tray.default([]),
  /** A save includes these pending changes. */
  changesAt: changesAt.default(null),
}

export const savePostSchema = z.discriminatedUnion('intent', [
  // A draft keeps its planned date.
  draftSchema.extend({ ...where, intent: z.literal('draft'), publishAt: moment.default('') }),
  // A complete draft, which is submitted for review.
  publishSchema.extend({ ...where, intent: z.literal('review'), publishAt: moment.default('') }),
  // `publishAt` is the past date that the post shows; empty: the time of publication.
  publishSchema.extend({ ...where, intent: z.literal('publish'), publishAt: moment.default('') }),
  publishSchema.extend({
    ...where,
    intent: z.literal('schedule'),
    publishAt: isoDateTime,
  }),
  // Pending changes of a live post, published automatically at `publishAt` unless it is empty.
  publishSchema.extend({ ...where, intent: z.literal('later'), publishAt: moment }),
])

export type SavePostInput = z.input<typeof savePostSchema>
export type SavePostValues = z.output<typeof savePostSchema>

/** The transitions of a post from the list. `erase` deletes a post of the bin for good. */
export const POST_TRANSITIONS = ['publish', 'unpublish', 'delete', 'restore', 'erase'] as const
export type PostTransition = (typeof POST_TRANSITIONS)[number]

export const bulkTransitionSchema = z.object({
  transition: z.enum(POST_TRANSITIONS),
  ids: z.array(postIdSchema).min(1, 'Choose at least one post').max(BULK_MAX, `Choose at most ${BULK_MAX} posts`),
  /** The version that the editor has read; the action refuses any other. */
  version: version.optional(),
})
export type BulkTransition = z.output<typeof bulkTransitionSchema>

/** Restores `revision` over `version`, the present one. */
export const restoreRevisionSchema = z.object({ id: postIdSchema, revision: version, version })

/** The database stores working copies of at most 2 MB; the rest is for the pictures of the tray. Bytes. */
const AUTOSAVE_MAX = 1_900_000
const isStorable = (fields: unknown) => new TextEncoder().encode(JSON.stringify(fields)).length <= AUTOSAVE_MAX

/** The input of an autosave. `version` is the saved version that the text is based on; 0 for a new post. */
export const autosaveSchema = z.object({
  id: postIdSchema,
  form: z.uuid(),
  version: z.number().int().min(0),
  fields: workingFieldsSchema.refine(isStorable, 'The text is too long for the server.'),
  tray,
  /** The planned date, empty for none; absent: the saved one. */
  publishAt: moment.optional(),
})
export type Autosave = z.output<typeof autosaveSchema>

/** The plans that the calendar moves: a publication, an end, or pending changes. */
export const PLANS = ['publish', 'end', 'changes'] as const
export const movePlanSchema = z.object({
  id: postIdSchema,
  plan: z.enum(PLANS),
  from: z.iso.datetime(),
  to: z.iso.datetime().refine((at) => Date.parse(at) > Date.now(), 'Choose a time in the future'),
})

export const savedVersionSchema = z.object({ id: postIdSchema, version })

export const openFormSchema = z.object({ id: postIdSchema, form: z.uuid() })
export type OpenForm = z.output<typeof openFormSchema>
export const discardChangesSchema = openFormSchema.extend({ changesAt })
