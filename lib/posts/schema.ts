import { z } from 'zod'
import {
  AUTHOR_MAX,
  CONTENT_MAX,
  CONTENT_MIN,
  MAX_IMAGES_PER_POST,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  TITLE_MAX,
  TITLE_MIN,
} from './limits.ts'

export const POST_TYPES = ['recipe', 'news', 'guide', 'education'] as const
export type PostType = (typeof POST_TYPES)[number]

/** Singular label of each type, as tags and selects show it. */
export const POST_TYPE_LABELS: Record<PostType, string> = {
  recipe: 'Recipe',
  news: 'News',
  guide: 'Guide',
  education: 'Education',
}

/** A picture's address on this site: `/media/` and the object's name in the bucket. */
const mediaPath = z.string().regex(/^\/media\/[A-Za-z0-9._-]{1,200}$/)

/** Characters as the database counts them: a picture sign is one, not two. */
const lengthOf = (text: string) => [...text].length

/** The publish form, in the browser and in the server action alike. The messages are the spec's (section 5). */
export const publishSchema = z.object({
  title: z
    .string()
    .trim()
    .max(TITLE_MAX, `Title must be less than ${TITLE_MAX} characters`)
    .refine((text) => text.length > 0, { error: 'Title is required', abort: true })
    .refine((text) => lengthOf(text) >= TITLE_MIN, `Title must be at least ${TITLE_MIN} characters`),
  content: z
    .string()
    .max(CONTENT_MAX, `Content must be less than ${CONTENT_MAX.toLocaleString('en')} characters`)
    .refine((text) => text.trim().length > 0, { error: 'Content is required', abort: true })
    .refine((text) => lengthOf(text.trim()) >= CONTENT_MIN, `Content must be at least ${CONTENT_MIN} characters`),
  author: z
    .string()
    .trim()
    .min(1, 'Author/Chef name is required')
    .max(AUTHOR_MAX, `Author/Chef name must be less than ${AUTHOR_MAX} characters`),
  metaTitle: z.string().trim().max(META_TITLE_MAX, `Meta title should be under ${META_TITLE_MAX} characters for SEO`),
  metaDescription: z
    .string()
    .trim()
    .max(META_DESCRIPTION_MAX, `Meta description should be under ${META_DESCRIPTION_MAX} characters for SEO`),
  postType: z.enum(POST_TYPES, { error: 'Content type is required' }),
  images: z.array(mediaPath).max(MAX_IMAGES_PER_POST),
})

/**
 * What a form for a new post sends: its fields, and the id that the post will have. The form chose it, so that a publish
 * that is sent again, since its answer was lost, does not make a second post.
 */
export const newPostId = z.uuid().optional()
export const newPostSchema = publishSchema.extend({ id: newPostId })

export type PublishInput = z.input<typeof publishSchema>
export type PublishValues = z.output<typeof publishSchema>
