import { z } from 'zod'
import type { Store } from './browser-storage'
import { forgetText, keepText, keptTexts, parsed } from './own-slot'
import { newPostId, POST_TYPES } from '@/lib/posts/schema'

const textsSchema = z.object({
  title: z.string(),
  content: z.string(),
  author: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  postType: z.enum(POST_TYPES),
})
const draftSchema = textsSchema.extend({ id: newPostId })
const keptSchema = z.object({ draft: draftSchema, updatedAt: z.number() })

/** The text of a form that is not published yet. Pictures are not in it: files cannot be kept in the browser's storage. */
export type Draft = z.infer<typeof draftSchema>

/** A draft and the key under which it lies. */
export type KeptDraft = { key: string; draft: Draft }

export const draftKey = (username: string, form: string): string => `flavorcraft:draft:${username}:${form}`

/** The newest draft that any tab kept for this form; null when there is none. */
export function newestDraft(storage: Store, formKey: string): KeptDraft | null {
  const kept = keptTexts(storage, formKey).flatMap(([key, text]) => {
    const value = parsed(text, keptSchema)
    return value ? [{ key, ...value }] : []
  })
  const [newest] = kept.sort((a, b) => b.updatedAt - a.updatedAt)
  return newest ? { key: newest.key, draft: newest.draft } : null
}

/** Keeps what differs from an empty form; an empty form keeps nothing. False when the storage is full or off. */
export function writeDraft(storage: Store, key: string, values: Draft, empty: Draft): boolean {
  const draft = draftSchema.parse(values)
  const isEmpty = textsSchema.keyof().options.every((field) => draft[field] === empty[field])
  if (!isEmpty) return keepText(storage, key, JSON.stringify({ draft, updatedAt: Date.now() }))
  forgetText(storage, key)
  return true
}
