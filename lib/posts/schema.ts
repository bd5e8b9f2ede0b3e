import { z } from 'zod'
import { fields } from './fields.ts'

export type FieldName = keyof typeof fields
export const FIELD_NAMES = Object.keys(fields) as readonly FieldName[]

type Fields = typeof fields
type Rules = { [Name in FieldName]: Fields[Name]['rule'] }
type DraftRules = { [Name in FieldName]: Fields[Name] extends { draft: infer Draft } ? Draft : Fields[Name]['rule'] }
type TypedRules = { [Name in FieldName]: Fields[Name] extends { typed: infer Typed } ? Typed : Fields[Name]['rule'] }

/** One entry per field. Callers cast the result: TypeScript loses in a loop which rule belongs to which name. */
const eachField = (valueOf: (field: Fields[FieldName]) => unknown): Record<string, unknown> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(fields[name])]))

/** All fields of a post that readers see, or will see. */
export const publishSchema = z.object(eachField(({ rule }) => rule) as Rules)
/** A draft may be incomplete. */
export const draftSchema = z.object(eachField((field) => ('draft' in field ? field.draft : field.rule)) as DraftRules)
/** The unsaved form and its stored copies. A copy from before a field was added gets the field's empty value. */
export const workingFieldsSchema = z.object(
  eachField((field) => ('typed' in field ? field.typed : (field.rule as z.ZodType)).default(field.empty)) as TypedRules,
)
/** A post in a file. A field that the file lacks gets its empty value. */
export const fileSchema = z.object(eachField(({ rule, empty }) => (rule as z.ZodType).prefault(empty)) as Rules)

/** A post's fields as they are checked and written. */
export type PostValues = z.output<typeof publishSchema>
/** A post's fields as its form holds them. */
export type WorkingFields = z.output<typeof workingFieldsSchema>

export const emptyFields = eachField(({ empty }) => empty) as WorkingFields

/** A field's value as text, to compare versions. */
export function fieldText(values: WorkingFields, name: FieldName): string {
  const field = fields[name]
  return 'toText' in field ? field.toText(values[name] as never) : String(values[name])
}

/** The id of a new post. The form chooses it, so that a save repeated after a lost response makes no second post. */
export const newPostId = z.uuid().optional()
