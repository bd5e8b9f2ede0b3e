import { z } from 'zod'
import { emptyPost } from './empty-post'
import { newPostId } from '@/lib/posts/schema'
import { type SavePostInput, savePostSchema, workingFieldsSchema } from '@/lib/posts/admin/schema'

/** What a submit of the form asks for. */
export const INTENTS = ['publish', 'draft', 'schedule'] as const
export type Intent = (typeof INTENTS)[number]

const shape = z.object({
  ...workingFieldsSchema.shape,
  // Their limits are those of the schema that fits the intent.
  title: z.string(),
  content: z.string(),
  author: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  slug: z.string(),
  /** Of a new post, once it was sent. */
  id: newPostId,
  intent: z.enum(INTENTS),
  /** As `datetime-local` writes it: in the editor's own time zone. */
  publishAt: z.string(),
})

/** The form's values: a post's fields, and what the submit is for. */
export type PostFormValues = z.output<typeof shape>

/** The form of a post that is not saved yet. */
export const emptyForm: PostFormValues = { ...emptyPost, slug: '', intent: 'publish', publishAt: '' }

function toIso(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** What the save action is sent; `target` is the version that is saved over, null makes a new post. */
export function toSaveInput(
  { intent, publishAt, ...fields }: PostFormValues,
  target: SavePostInput['target'],
): SavePostInput {
  return intent === 'schedule'
    ? { ...fields, intent, target, publishAt: toIso(publishAt) }
    : { ...fields, intent, target }
}

/** Checks the form by the rules of its intent: a draft may be incomplete. */
export const postFormSchema = shape.superRefine((values, context) => {
  const checked = savePostSchema.safeParse(toSaveInput(values, null))
  for (const { message, path } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', message, path })
  const isPast = values.intent === 'schedule' && Date.parse(values.publishAt) <= Date.now()
  if (isPast) context.addIssue({ code: 'custom', message: 'Choose a time in the future', path: ['publishAt'] })
})

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as `datetime-local` wants it, in the browser's time zone; empty for none. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}
