import { draftSchema, emptyFields, FIELD_NAMES, type FieldName } from '../posts/schema.ts'

/** The fields of the first release, which every hash of an import has. */
export const FIRST_FIELDS: readonly FieldName[] = [
  ...(['title', 'content', 'author', 'postType', 'metaTitle', 'metaDescription'] as const),
  ...(['images', 'tags', 'labels', 'slug', 'unpublishAt'] as const),
]

/** All other fields. Left out when empty, because hashes and files of earlier releases lack them. */
export const LATER_FIELDS = FIELD_NAMES.filter((name) => !FIRST_FIELDS.includes(name))

export const EMPTY_VALUES = draftSchema.parse(emptyFields)
