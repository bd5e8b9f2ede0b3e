import { z } from 'zod'
import type { EditablePost } from '../admin/post'
import { type SavePostInput, savePostSchema } from '../admin/schema'
import type { PostState } from '../admin/state'
import { emptyFields, type WorkingFields } from '../schema'
import { isSame } from './unsaved-copy'
import { type Holder, may, mayPublish } from '@/lib/auth/rights'
import { toIso, toLocalInput } from '@/lib/datetime-local'
import { withTray } from '@/lib/images/picture-marks'
import type { TrayEntry } from '@/lib/images/schema'
import { DEFAULT_AUTHOR } from '@/lib/site'

export type Intent = SavePostInput['intent']

/**
 * The form's values: a post's fields, the intent, and two dates in local time, as `datetime-local` writes them.
 * `publishAt`: when the post or its pending changes become public. `publishedOn`: the date that a public post shows.
 */
export type PostFormValues = WorkingFields & { intent: Intent; publishAt: string; publishedOn: string }

export const newPostFields: WorkingFields = { ...emptyFields, author: DEFAULT_AUTHOR }

const INTENT_OF: Record<PostState, Intent> = {
  draft: 'draft',
  scheduled: 'schedule',
  published: 'publish',
  bin: 'draft',
}

type Standing = Pick<EditablePost, 'state'> & Partial<Pick<EditablePost, 'changes'>>

/** The intent that keeps the post's state. A new post becomes a draft; pending changes stay pending. */
export const savingIntent = (post: Standing | null): Intent =>
  post?.changes ? 'later' : INTENT_OF[post?.state ?? 'draft']

/**
 * Whether a submit that is asked for during another one follows it: only if that one keeps the state of the post. The
 * save key, pressed while a post is unpublished, means its former state, and would publish it again.
 */
export const mayFollow = (running: Intent, next: Intent, post: Standing | null): boolean =>
  running === savingIntent(post) && next !== running

const isFuture = (local: string) => Date.parse(local) > Date.now()

/** The intent of the main button: a post with a future date is scheduled, unless it is already public. */
export const mainIntent = (post: Standing | null, publishAt: string): Intent =>
  isFuture(publishAt) && post?.state !== 'published' ? 'schedule' : 'publish'

/** The intent of an account's main button: it submits without the right to publish. Null when it may do neither. */
export function mainIntentOf(
  who: Holder,
  post: (Standing & Pick<EditablePost, 'createdBy'>) | null,
  publishAt: string,
): Intent | null {
  if (mayPublish(who, post)) return mainIntent(post, publishAt)
  return may(who, 'submit') ? 'review' : null
}

/** The values of a post's form; `empty` are the fields of a new post. */
export function formOf(post: EditablePost | null, empty = newPostFields): PostFormValues {
  if (!post) return { ...empty, intent: 'publish', publishAt: '', publishedOn: '' }
  const isLive = post.state === 'published'
  const publishedAt = toLocalInput(post.publishedAt ?? '')
  const publishAt = isLive ? toLocalInput(post.changes?.publishAt ?? '') : publishedAt
  return { ...post.values, intent: savingIntent(post), publishAt, publishedOn: isLive ? publishedAt : '' }
}

/**
 * The values that were changed since `sent`: they were typed while the save was running. `tray`: the pictures that the
 * save moved into the post.
 */
export function typedSince(
  sent: PostFormValues,
  now: PostFormValues,
  tray: readonly TrayEntry[] = [],
): Partial<PostFormValues> {
  const withPictures = (values: PostFormValues) => (tray.length > 0 ? withTray(values, tray) : values)
  const before = withPictures(sent)
  return Object.fromEntries(
    Object.entries(withPictures(now)).filter(
      ([name, value]) => name !== 'intent' && !isSame(value, before[name as keyof PostFormValues]),
    ),
  )
}

type SaveContext = Pick<SavePostInput, 'target' | 'id' | 'form' | 'tray' | 'changesAt'>

/**
 * The input of the save action; `target` is the version that is saved over, null makes a new post with `id`. `saved` is
 * the post that the form began with.
 */
export function toSaveInput(
  values: PostFormValues,
  context: SaveContext,
  saved: EditablePost | null = null,
): SavePostInput {
  const { intent, publishAt, publishedOn, ...fields } = values
  const shared = { ...fields, ...context }
  const momentOf = (local: string) => toIso(local, saved?.publishedAt, saved?.changes?.publishAt)
  if (intent === 'publish') {
    const date = publishedOn || publishAt
    // "Publish now" of a planned post does not wait for its date.
    return { ...shared, intent, publishAt: isFuture(date) ? '' : momentOf(date) }
  }
  // A public post that becomes a draft keeps its date, so that it returns to its place when it is published again.
  const date = intent === 'draft' ? publishedOn || publishAt : publishAt
  return { ...shared, intent, publishAt: momentOf(date) }
}

/** Checks the form by the rules of its intent: a draft may be incomplete. */
export const postFormSchema = z.custom<PostFormValues>().superRefine((values, context) => {
  const checked = savePostSchema.safeParse(toSaveInput(values, { target: null }))
  for (const { message, path } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', message, path })
  const { intent, publishAt, publishedOn } = values
  // Without a message, such a date would be saved as none.
  for (const name of ['publishAt', 'publishedOn'] as const)
    if (values[name] && !toIso(values[name]))
      context.addIssue({ code: 'custom', message: 'Choose a date and a time', path: [name] })
  const isTimed = intent !== 'publish'
  const isPast = (intent === 'schedule' || intent === 'later') && Boolean(publishAt) && !isFuture(publishAt)
  if (isPast) context.addIssue({ code: 'custom', message: 'Choose a time in the future', path: ['publishAt'] })
  if (isFuture(publishedOn))
    context.addIssue({ code: 'custom', message: 'Choose a time that has passed', path: ['publishedOn'] })
  const endsTooEarly = isTimed && Date.parse(values.unpublishAt) <= Date.parse(values.publishAt)
  if (endsTooEarly)
    context.addIssue({ code: 'custom', message: 'It would end before it appears', path: ['unpublishAt'] })
})
