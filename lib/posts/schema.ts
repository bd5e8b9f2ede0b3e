import { z } from 'zod'
import { fields } from './fields.ts'

export type FieldName = keyof typeof fields
export const FIELD_NAMES = Object.keys(fields) as readonly FieldName[]

type Fields = typeof fields
type Rules = { [Name in FieldName]: Fields[Name]['rule'] }
type DraftRules = { [Name in FieldName]: Fields[Name] extends { draft: infer Draft } ? Draft : Fields[Name]['rule'] }
type TypedRules = { [Name in FieldName]: Fields[Name] extends { typed: infer Typed } ? Typed : Fields[Name]['rule'] }

/** One entry a field. The result is given its type by its user, since TypeScript loses in a loop which rule belongs to which name. */
const eachField = (valueOf: (field: Fields[FieldName]) => unknown): Record<string, unknown> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(fields[name])]))

/** All fields of a post that readers see, or will see. */
export const publishSchema = z.object(eachField(({ rule }) => rule) as Rules)
/** A draft may be anything that fits: it is not ready by its nature. */
export const draftSchema = z.object(eachField((field) => ('draft' in field ? field.draft : field.rule)) as DraftRules)
/** The form as it is typed, and the copy of it that is kept: one from before a field was added has it empty. */
export const workingFieldsSchema = z.object(
  eachField((field) => ('typed' in field ? field.typed : (field.rule as z.ZodType)).default(field.empty)) as TypedRules,
)
/** A post in a file: what the file does not say is as in an empty form. */
export const fileSchema = z.object(eachField(({ rule, empty }) => (rule as z.ZodType).prefault(empty)) as Rules)

/** A post's fields as they are checked and written. */
export type PostValues = z.output<typeof publishSchema>
/** A post's fields as its form holds them. */
export type WorkingFields = z.output<typeof workingFieldsSchema>

export const emptyFields = eachField(({ empty }) => empty) as WorkingFields

/** A field's value in words, for a comparison. */
export function fieldText(values: WorkingFields, name: FieldName): string {
  const field = fields[name]
  return 'toText' in field ? field.toText(values[name] as never) : String(values[name])
}

/**
 * The id of a new post. The form chose it, so that a save that is sent again, since its answer was lost, does not make a
 * second post.
 */
export const newPostId = z.uuid().optional()
