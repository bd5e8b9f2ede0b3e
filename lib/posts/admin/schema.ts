import { z } from 'zod'
import { BULK_MAX } from '../limits.ts'
import { trayEntrySchema } from '../../images/schema.ts'
import { MAX_IMAGES_PER_POST, moment, someMoment } from '../field-rules.ts'
import { draftSchema, newPostId, publishSchema, workingFieldsSchema } from '../schema.ts'

export const postIdSchema = z.uuid()
const version = z.number().int().min(1)

/** The pictures that were picked in the form and are not part of the post yet. */
const tray = z.array(trayEntrySchema).max(MAX_IMAGES_PER_POST)

/** The post that is saved over, and the version that the editor began with; null makes a new post, `id` names it. */
const where = {
  target: z.object({ id: postIdSchema, version }).nullable(),
  id: newPostId,
  /** The id of the form that saves, which recognises its own saves whose answer was lost. */
  form: z.uuid().optional(),
  tray: tray.default([]),
  /** The form shows kept changes: a save includes them. */
  takesChanges: z.boolean().default(false),
}

export const savePostSchema = z.discriminatedUnion('intent', [
  // A draft keeps the moment that it is planned for.
  draftSchema.extend({ ...where, intent: z.literal('draft'), publishAt: moment.default('') }),
  // A draft that is whole and is handed to those who review.
  publishSchema.extend({ ...where, intent: z.literal('review'), publishAt: moment.default('') }),
  // The date that it bears, one that has passed; without it the moment of the publication.
  publishSchema.extend({ ...where, intent: z.literal('publish'), publishAt: moment.default('') }),
  publishSchema.extend({
    ...where,
    intent: z.literal('schedule'),
    publishAt: someMoment,
  }),
  // Changes that are kept beside a live post, and published by themselves if they have a moment.
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
})

/** Restores `revision` over `version`, the present one. */
export const restoreRevisionSchema = z.object({ id: postIdSchema, revision: version, version })

/** The input of an autosave. `version` is the one that the typing is based on; 0 for a new post. */
export const autosaveSchema = z.object({
  id: postIdSchema,
  form: z.uuid(),
  version: z.number().int().min(0),
  fields: workingFieldsSchema,
  tray,
  /** The moment that the post is planned for, empty for none; absent: as it is saved. */
  publishAt: moment.optional(),
})
export type Autosave = z.output<typeof autosaveSchema>

/** The plans that the calendar moves: a publication, an end, or kept changes. */
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
