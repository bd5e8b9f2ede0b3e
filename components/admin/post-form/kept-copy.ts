import { z } from 'zod'
import { type WorkingFields, workingFieldsSchema } from '@/lib/posts/desk/schema'

const keptSchema = z.object({
  fields: workingFieldsSchema,
  baseVersion: z.number().int().min(1),
  updatedAt: z.iso.datetime(),
})

/** What was typed into a post and not saved, with the version that it began with. ISO 8601. */
export type KeptCopy = z.output<typeof keptSchema>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What this browser kept; null when there is nothing, or nothing that this version of the form understands. */
export function readKept(storage: Store, key: string): KeptCopy | null {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Keeps a copy in the browser; false when its storage is full or off. */
export function writeKept(storage: Store, key: string, copy: KeptCopy): boolean {
  try {
    storage.setItem(key, JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

/** The fields alone, whatever else an object holds. */
export function fieldsOf(values: WorkingFields): WorkingFields {
  const { title, content, author, metaTitle, metaDescription, postType, images, slug } = values
  return { title, content, author, metaTitle, metaDescription, postType, images, slug }
}

export const sameFields = (a: WorkingFields, b: WorkingFields): boolean =>
  JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b))

/** The copy to offer: the newest that differs from what is saved; null when there is none. */
export function copyToOffer(saved: WorkingFields, copies: readonly (KeptCopy | null)[]): KeptCopy | null {
  const different = copies.filter((copy) => copy !== null).filter(({ fields }) => !sameFields(fields, saved))
  return different.sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))[0] ?? null
}
