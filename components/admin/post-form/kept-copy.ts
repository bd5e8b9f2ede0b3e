import { z } from 'zod'
import type { Store } from './browser-storage'
import { keptTexts, parsed } from './own-slot'
import { type WorkingFields, workingFieldsSchema } from '@/lib/posts/admin/schema'

const keptSchema = z.object({
  fields: workingFieldsSchema,
  baseVersion: z.number().int().min(1),
  updatedAt: z.iso.datetime(),
})

/** What was typed into a post and not saved, with the version that it began with. ISO 8601. */
export type KeptCopy = z.output<typeof keptSchema>

/** A kept copy and where it lies: under a key of this browser, or (null) on the server. */
export type Offer = { copy: KeptCopy; key: string | null }

/** What any tab of this browser kept of a post, as far as this version of the form understands it. */
export const keptHere = (storage: Store, formKey: string): Offer[] =>
  keptTexts(storage, formKey).flatMap(([key, text]) => {
    const copy = parsed(text, keptSchema)
    return copy ? [{ key, copy }] : []
  })

/** The fields alone, whatever else an object holds. */
export function fieldsOf(values: WorkingFields): WorkingFields {
  const { title, content, author, metaTitle, metaDescription, postType, images, slug } = values
  return { title, content, author, metaTitle, metaDescription, postType, images, slug }
}

export const sameFields = (a: WorkingFields, b: WorkingFields): boolean =>
  JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b))

/** The copies to offer, one after the other: those that differ from what is saved and from each other, newest first. */
export function copiesToOffer(saved: WorkingFields, offers: readonly Offer[]): Offer[] {
  const newestFirst = [...offers].sort((a, b) => Date.parse(b.copy.updatedAt) - Date.parse(a.copy.updatedAt))
  return newestFirst.filter(({ copy }, index) => {
    const isNews = (other: Offer) => !sameFields(other.copy.fields, copy.fields)
    return !sameFields(copy.fields, saved) && newestFirst.slice(0, index).every(isNews)
  })
}
