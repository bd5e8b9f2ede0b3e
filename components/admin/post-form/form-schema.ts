import { z } from 'zod'
import type { EditablePost } from '@/lib/posts/admin/post'
import { type SavePostInput, savePostSchema } from '@/lib/posts/admin/schema'
import type { PostState } from '@/lib/posts/admin/state'
import { emptyFields, type WorkingFields } from '@/lib/posts/schema'
import { site } from '@/lib/site'

/** What a submit of the form asks for. */
export type Intent = SavePostInput['intent']

/** The form's values: a post's fields, what the submit is for, and when; as `datetime-local` writes it, in the editor's own time zone. */
export type PostFormValues = WorkingFields & { intent: Intent; publishAt: string }

/** The fields of a post that is not written yet. */
export const newPostFields: WorkingFields = { ...emptyFields, author: site.defaultAuthor }

const emptyForm: PostFormValues = { ...newPostFields, intent: 'publish', publishAt: '' }

/** The other way; empty when it is no moment. */
export function toIso(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as `datetime-local` writes it, in the editor's own time zone. */
export function toLocalInput(iso: string | Date): string {
  const at = new Date(iso)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

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

/** What the form starts with. */
export function formOf(post: EditablePost | null): PostFormValues {
  if (!post) return emptyForm
  const planned = post.state === 'scheduled' ? post.publishedAt : post.changes?.publishAt
  return { ...post.values, intent: savingIntent(post), publishAt: planned ? toLocalInput(planned) : '' }
}

/** What a save is about besides the fields. */
type SaveContext = Pick<SavePostInput, 'target' | 'id' | 'form' | 'tray' | 'takesChanges'>

/** What the save action is sent; `target` is the version that is saved over, null makes a new post, which `id` names. */
export function toSaveInput({ intent, publishAt, ...fields }: PostFormValues, context: SaveContext): SavePostInput {
  const shared = { ...fields, ...context }
  if (intent !== 'schedule' && intent !== 'later') return { ...shared, intent }
  return { ...shared, intent, publishAt: toIso(publishAt) }
}

/** Checks the form by the rules of its intent: a draft may be incomplete. */
export const postFormSchema = z.custom<PostFormValues>().superRefine((values, context) => {
  const checked = savePostSchema.safeParse(toSaveInput(values, { target: null }))
  for (const { message, path } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', message, path })
  const isTimed = values.intent === 'schedule' || values.intent === 'later'
  const isPast = isTimed && Date.parse(values.publishAt) <= Date.now()
  if (isPast) context.addIssue({ code: 'custom', message: 'Choose a time in the future', path: ['publishAt'] })
  const endsTooEarly = isTimed && Date.parse(values.unpublishAt) <= Date.parse(values.publishAt)
  if (endsTooEarly)
    context.addIssue({ code: 'custom', message: 'It would end before it appears', path: ['unpublishAt'] })
})

const HOUR = 3_600_000

/** The next full hour: what is proposed to somebody who has not chosen a time. */
export function nextFullHour(now: Date): Date {
  const next = new Date(now.getTime() + HOUR)
  next.setMinutes(0, 0, 0)
  return next
}

function atNine(now: Date, days: number): Date {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  day.setHours(9, 0, 0, 0)
  return day
}

/** Days until the next Monday; a whole week on a Monday. */
const toMonday = (now: Date) => (8 - now.getDay()) % 7 || 7

const dayAndHour = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' })

/** Moments that are often chosen, as the field for them takes them. */
export function presets(now: Date): { label: string; value: string }[] {
  const monday = atNine(now, toMonday(now))
  const tomorrow = atNine(now, 1)
  const hour = nextFullHour(now)
  return [
    { label: `Next full hour, ${dayAndHour.format(hour)}`, value: toLocalInput(hour) },
    { label: 'Tomorrow, 09:00', value: toLocalInput(tomorrow) },
    ...(monday.getTime() === tomorrow.getTime() ? [] : [{ label: 'Monday, 09:00', value: toLocalInput(monday) }]),
  ]
}

/** The editor's time zone in words: "Europe/Warsaw (GMT+1)". */
export function timeZoneName(at = new Date()): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value
  return offset && offset !== timeZone ? `${timeZone} (${offset})` : timeZone
}
