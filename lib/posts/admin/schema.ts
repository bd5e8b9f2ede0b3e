import { z } from 'zod'
import { BULK_MAX } from '../limits.ts'
import { trayEntrySchema } from '../../images/schema.ts'
import { MAX_IMAGES_PER_POST } from '../fields.ts'
import { draftSchema, newPostId, publishSchema, workingFieldsSchema } from '../schema.ts'

export const postIdSchema = z.uuid()
const version = z.number().int().min(1)

/** The pictures that were picked in the form and are not part of the post yet. */
const tray = z.array(trayEntrySchema).max(MAX_IMAGES_PER_POST)

/** The post that is saved over, and the version that the editor began with; null makes a new post, `id` names it. */
const where = {
  target: z.object({ id: postIdSchema, version }).nullable(),
  id: newPostId,
  /** The open form that saves: what it saved itself, and got no answer to, is not somebody else's save. */
  form: z.uuid().optional(),
  tray: tray.default([]),
  /** The form shows changes that were kept beside the post: a save takes them in. */
  takesChanges: z.boolean().default(false),
}

/** When it is to appear, or nothing yet. */
const plannedFor = z.union([z.literal(''), z.iso.datetime({ offset: true })], { error: 'Choose a date and a time' })

/** What every save sends; `fieldErrors` name the fields of the form as they are here. */
export const savePostSchema = z.discriminatedUnion('intent', [
  // A draft remembers the moment that it is planned for.
  draftSchema.extend({ ...where, intent: z.literal('draft'), publishAt: plannedFor.default('') }),
  publishSchema.extend({ ...where, intent: z.literal('publish') }),
  publishSchema.extend({
    ...where,
    intent: z.literal('schedule'),
    publishAt: z.iso.datetime({ offset: true, error: 'Choose a date and a time' }),
  }),
  // Changes of a live post, kept beside it; with a moment they are published by themselves.
  publishSchema.extend({
    ...where,
    intent: z.literal('later'),
    publishAt: plannedFor,
  }),
])

export type SavePostInput = z.input<typeof savePostSchema>
export type SavePostValues = z.output<typeof savePostSchema>

/** What can be done to a post from outside its form. `erase` works on what is in the bin. */
export const POST_TRANSITIONS = ['publish', 'unpublish', 'delete', 'restore', 'erase'] as const
export type PostTransition = (typeof POST_TRANSITIONS)[number]

export const transitionSchema = z.object({ transition: z.enum(POST_TRANSITIONS), id: postIdSchema })
export const bulkTransitionSchema = z.object({
  transition: z.enum(POST_TRANSITIONS),
  ids: z.array(postIdSchema).min(1, 'Choose at least one post').max(BULK_MAX, `Choose at most ${BULK_MAX} posts`),
})

/** `revision` is brought back over `version`, which the editor sees now. */
export const restoreRevisionSchema = z.object({ id: postIdSchema, revision: version, version })

/** What a form saves by itself. `version` is the one that the typing is based on; 0: the post is not there yet. */
export const autosaveSchema = z.object({
  id: postIdSchema,
  form: z.uuid(),
  version: z.number().int().min(0),
  fields: workingFieldsSchema,
  tray,
})
export type Autosave = z.output<typeof autosaveSchema>

/** What of a post the calendar moves: the minute at which it appears, its end, or the minute of changes kept beside it. */
export const PLANS = ['publish', 'end', 'changes'] as const
export const movePlanSchema = z.object({
  id: postIdSchema,
  plan: z.enum(PLANS),
  /** When it was planned for, as the editor saw it. */
  from: z.iso.datetime(),
  to: z.iso.datetime().refine((at) => Date.parse(at) > Date.now(), 'Choose a time in the future'),
})

/** A post, and the version that a form began with. */
export const savedVersionSchema = z.object({ id: postIdSchema, version })

/** An open form and its post. */
export const openFormSchema = z.object({ id: postIdSchema, form: z.uuid() })
