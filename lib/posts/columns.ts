import { fields } from './fields.ts'
import { FIELD_NAMES, type FieldName, type PostValues, type WorkingFields } from './schema.ts'
import type { Tables } from '../supabase/database.types.ts'

type Row = Tables<'blog_posts'>
type Fields = typeof fields
type FieldColumn = Fields[FieldName]['column']
export type FieldRow = Pick<Row, FieldColumn>

const columnsWhere = (isWanted: (name: FieldName) => boolean): FieldColumn[] =>
  FIELD_NAMES.filter(isWanted).map((name) => fields[name].column)

export const FIELD_COLUMNS = columnsWhere(() => true)
export const REVISION_COLUMNS = columnsWhere((name) => !('isPlan' in fields[name]))

/** The columns of a post's fields. The content must have been cleaned. */
export function toColumns(values: PostValues): FieldRow {
  const entries = FIELD_NAMES.map((name) => {
    const field = fields[name]
    const value = values[name] as never
    return [field.column, 'toColumn' in field ? field.toColumn(value, values) : value]
  })
  return Object.fromEntries(entries) as FieldRow
}

/** A stored post as its form shows it. */
export function toFields(row: FieldRow): WorkingFields {
  const entries = FIELD_NAMES.map((name) => {
    const field = fields[name]
    const stored = row[field.column] as never
    return [name, 'toForm' in field ? field.toForm(stored, row) : stored]
  })
  return Object.fromEntries(entries) as WorkingFields
}

type SeenIn<Name extends FieldName> = Fields[Name]['public']['in']
type NameOf<Name extends FieldName, In> = SeenIn<Name> extends In ? Fields[Name]['public']['as'] : never

/** The fields that readers see, under their public names: on cards (`summary`), or on the post's page. */
export type PublicFields<In extends 'summary' | 'post'> = {
  [Name in FieldName as NameOf<Name, In>]: Row[Fields[Name]['column']]
}

export const SUMMARY_FIELD_COLUMNS = columnsWhere((name) => fields[name].public.in === 'summary')

export function toPublicFields<In extends 'summary' | 'post'>(row: Partial<FieldRow>): PublicFields<In> {
  const entries = FIELD_NAMES.flatMap((name) => {
    const { column, public: seen } = fields[name]
    return column in row ? [[seen.as, row[column]]] : []
  })
  return Object.fromEntries(entries) as PublicFields<In>
}
