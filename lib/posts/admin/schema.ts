import { z } from 'zod'
import { AUTHOR_MAX, CONTENT_MAX, META_DESCRIPTION_MAX, META_TITLE_MAX, SLUG_MAX, TITLE_MAX } from '../limits.ts'
import { newPostId, publishSchema } from '../schema.ts'
import { BULK_MAX } from './limits.ts'

/** Empty: the database makes it from the title. */
const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(SLUG_MAX, `The address must be at most ${SLUG_MAX} characters`)
  .refine(
    (text) => text === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
    'Use letters a to z, digits and single hyphens',
  )
  .refine((text) => text !== 'page', 'This address is taken by the site')

/** All fields of a post that is, or will be, public. */
export const postSchema = publishSchema.extend({ slug })

/** A draft may be anything that fits: it is not ready by its nature. */
const draftSchema = postSchema.extend({
  title: z.string().trim().max(TITLE_MAX, `Title must be less than ${TITLE_MAX} characters`),
  content: z.string().max(CONTENT_MAX, `Content must be less than ${CONTENT_MAX.toLocaleString('en')} characters`),
  author: z.string().trim().max(AUTHOR_MAX, `Author/Chef name must be less than ${AUTHOR_MAX} characters`),
})

/** The post that is saved over, and the version that the editor began with; null makes a new post, `id` names it. */
const target = z.object({ id: z.uuid(), version: z.number().int().min(1) }).nullable()
const where = { target, id: newPostId }

/** `fieldErrors` name the fields of the form as they are here. */
export const savePostSchema = z.discriminatedUnion('intent', [
  draftSchema.extend({ ...where, intent: z.literal('draft') }),
  postSchema.extend({ ...where, intent: z.literal('publish') }),
  postSchema.extend({
    ...where,
    intent: z.literal('schedule'),
    publishAt: z.iso.datetime({ offset: true, error: 'Choose a date and a time' }),
  }),
])

export type PostFields = z.output<typeof postSchema>
export type SavePostInput = z.input<typeof savePostSchema>
export type SavePostValues = z.output<typeof savePostSchema>

export const postIdSchema = z.uuid()

/** What can be done to a post from outside its form. `erase` works on what is in the bin. */
export const DESK_MOVES = ['publish', 'unpublish', 'delete', 'restore', 'erase'] as const
export type PostTransition = (typeof DESK_MOVES)[number]

export const moveSchema = z.object({ move: z.enum(DESK_MOVES), id: postIdSchema })
export const bulkMoveSchema = z.object({
  move: z.enum(DESK_MOVES),
  ids: z.array(postIdSchema).min(1, 'Choose at least one post').max(BULK_MAX, `Choose at most ${BULK_MAX} posts`),
})

export const restoreRevisionSchema = z.object({
  id: postIdSchema,
  /** The revision to bring back. */
  revision: z.number().int().min(1),
  /** The version that the editor sees now. */
  version: z.number().int().min(1),
})

/** The form as it is typed: no rule but its shape and size, so that nothing typed is refused. */
export const workingFieldsSchema = z.object({
  title: z.string().max(10_000),
  content: z.string().max(2 * CONTENT_MAX),
  author: z.string().max(10_000),
  metaTitle: z.string().max(100 * META_TITLE_MAX),
  metaDescription: z.string().max(100 * META_DESCRIPTION_MAX),
  postType: publishSchema.shape.postType,
  images: publishSchema.shape.images,
  slug: z.string().max(1000),
})
export type WorkingFields = z.output<typeof workingFieldsSchema>

export const workingCopySchema = z.object({
  id: postIdSchema,
  baseVersion: z.number().int().min(1),
  fields: workingFieldsSchema,
})
