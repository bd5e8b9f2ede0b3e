import { z } from 'zod'
import { POST_TYPES } from '@/lib/posts/schema'

const draftSchema = z.object({
  title: z.string(),
  content: z.string(),
  author: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  postType: z.enum(POST_TYPES),
})

/** The text of a form that is not published yet. Pictures are not in it: files cannot be kept in the browser's storage. */
export type Draft = z.infer<typeof draftSchema>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const draftKey = (username: string, form: string): string => `flavorcraft:draft:${username}:${form}`

/** The kept draft; null when there is none, or when it is not one. */
export function readDraft(storage: Store, key: string): Draft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Keeps what differs from an empty form; an empty form keeps nothing. Storage may be full or off: then nothing is kept. */
export function writeDraft(storage: Store, key: string, values: Draft, empty: Draft): void {
  try {
    const draft = draftSchema.parse(values)
    const isEmpty = draftSchema.keyof().options.every((field) => draft[field] === empty[field])
    if (isEmpty) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(draft))
  } catch {
    // The form itself still holds everything.
  }
}

export function clearDraft(storage: Store, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
