import { z } from 'zod'
import type { EditablePost } from '../admin/post'
import { type SavePostInput, savePostSchema } from '../admin/schema'
import type { PostState } from '../admin/state'
import { emptyFields, type WorkingFields } from '../schema'
import { toIso, toLocalInput } from '@/lib/moments'
import { site } from '@/lib/site'

/** What a submit of the form asks for. */
export type Intent = SavePostInput['intent']

/** The form's values: a post's fields, what the submit is for, and when; as `datetime-local` writes it, in the editor's own time zone. */
export type PostFormValues = WorkingFields & { intent: Intent; publishAt: string }

/** The fields of a post that is not written yet. */
export const newPostFields: WorkingFields = { ...emptyFields, author: site.defaultAuthor }

const emptyForm: PostFormValues = { ...newPostFields, intent: 'publish', publishAt: '' }

const INTENT_OF: Record<PostState, Intent> = {
  draft: 'draft',
  scheduled: 'schedule',
  published: 'publish',
  bin: 'draft',
}

/** As much of a post as says what can be done with its form. */
type Standing = Pick<EditablePost, 'state'> & Partial<Pick<EditablePost, 'changes'>>

/** What saving a post without changing where it stands asks for; a new one becomes a draft, kept changes stay beside it. */
export const savingIntent = (post: Standing | null): Intent =>
  post?.changes ? 'later' : INTENT_OF[post?.state ?? 'draft']

/** What the main button asks for: a post that has its time waits for it, unless it is public already. */
export const mainIntent = (post: Standing | null, publishAt: string): Intent =>
  publishAt && post?.state !== 'published' ? 'schedule' : 'publish'

/** The moment that a post waits for, or that a draft is planned for; of a draft that was live once, none. */
function plannedFor({ state, publishedAt, changes }: EditablePost): string | null | undefined {
  const isPlan = state === 'scheduled' || (state === 'draft' && publishedAt && Date.parse(publishedAt) > Date.now())
  return isPlan ? publishedAt : changes?.publishAt
}

/** What the form starts with. */
export function formOf(post: EditablePost | null): PostFormValues {
  if (!post) return emptyForm
  const planned = plannedFor(post)
  return { ...post.values, intent: savingIntent(post), publishAt: planned ? toLocalInput(planned) : '' }
}

/** What a save is about besides the fields. */
type SaveContext = Pick<SavePostInput, 'target' | 'id' | 'form' | 'tray' | 'takesChanges'>

/** What the save action is sent; `target` is the version that is saved over, null makes a new post, which `id` names. */
export function toSaveInput({ intent, publishAt, ...fields }: PostFormValues, context: SaveContext): SavePostInput {
  const shared = { ...fields, ...context }
  if (intent === 'publish') return { ...shared, intent }
  return { ...shared, intent, publishAt: toIso(publishAt) }
}

/** Checks the form by the rules of its intent: a draft may be incomplete. */
export const postFormSchema = z.custom<PostFormValues>().superRefine((values, context) => {
  const checked = savePostSchema.safeParse(toSaveInput(values, { target: null }))
  for (const { message, path } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', message, path })
  const isTimed = values.intent !== 'publish'
  const isPast = isTimed && Date.parse(values.publishAt) <= Date.now()
  if (isPast) context.addIssue({ code: 'custom', message: 'Choose a time in the future', path: ['publishAt'] })
  const endsTooEarly = isTimed && Date.parse(values.unpublishAt) <= Date.parse(values.publishAt)
  if (endsTooEarly)
    context.addIssue({ code: 'custom', message: 'It would end before it appears', path: ['unpublishAt'] })
})
