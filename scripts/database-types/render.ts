import {
  allowedValues,
  answeredValues,
  type Catalog,
  type Column,
  type PgFunction,
  type PgType,
  type Relation,
} from './catalog.ts'

const BASE_TYPES: Record<string, string> = {
  bool: 'boolean',
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, 'number'])),
  ...Object.fromEntries(
    [
      'bpchar',
      'bytea',
      'citext',
      'date',
      'text',
      'time',
      'timestamp',
      'timestamptz',
      'timetz',
      'uuid',
      'varchar',
      'vector',
    ].map((name) => [name, 'string']),
  ),
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  record: 'Record<string, unknown>',
}

function elementName(type: PgType, catalog: Catalog): string {
  if (type.schema === 'pg_catalog') return BASE_TYPES[type.name] ?? 'unknown'
  if (type.schema !== 'public') return 'unknown'
  const quoted = JSON.stringify(type.name)
  if (type.kind === 'e') return `Database["public"]["Enums"][${quoted}]`
  if (type.kind !== 'c') return BASE_TYPES[type.name] ?? 'unknown'
  const relation = catalog.relations.find(({ name }) => name === type.name)
  if (!relation) return `Database["public"]["CompositeTypes"][${quoted}]`
  return `Database["public"]["${relation.view ? 'Views' : 'Tables'}"][${quoted}]["Row"]`
}

/** The TypeScript type of what REST sends for a column of this type; `unknown` for one that has no counterpart. */
function tsType(type: PgType, catalog: Catalog): string {
  const name = elementName(type, catalog)
  return type.array ? `${name}[]` : name
}

/** The end of the generated file, the same for every schema: short names for what the code asks for. */
const HELPER_TYPES = `type PublicSchema = Database["public"]

/** A row as a select answers it. */
export type Tables<Name extends keyof (PublicSchema["Tables"] & PublicSchema["Views"])> =
  (PublicSchema["Tables"] & PublicSchema["Views"])[Name] extends { Row: infer Row } ? Row : never

/** A row as an insert takes it. */
export type TablesInsert<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name] extends { Insert: infer Insert } ? Insert : never

/** The changes that an update takes. */
export type TablesUpdate<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name] extends { Update: infer Update } ? Update : never

export type Enums<Name extends keyof PublicSchema["Enums"]> = PublicSchema["Enums"][Name]

export type CompositeTypes<Name extends keyof PublicSchema["CompositeTypes"]> = PublicSchema["CompositeTypes"][Name]
`

const EMPTY = '[_ in never]: never'

const indent = (lines: string[]) => lines.map((line) => (line ? `  ${line}` : line))

const block = (head: string, lines: string[]) => [`${head} {`, ...indent(lines.length > 0 ? lines : [EMPTY]), '}']

const quote = (texts: string[]) => texts.map((text) => JSON.stringify(text))

/** A name that needs no quotes has none, as in the output of the Supabase CLI. */
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

/** A text that may only be one of a few is a union of them. */
const textOr = (values: string[] | null, type: PgType, catalog: Catalog) =>
  values ? quote(values).join(' | ') : tsType(type, catalog)

const orNull = (column: Column) => (column.nullable ? ' | null' : '')

function written(column: Column, type: string, optional: boolean): string {
  if (column.readOnly) return `${key(column.name)}?: never`
  return `${key(column.name)}${optional ? '?' : ''}: ${type}${orNull(column)}`
}

function relationshipLines({ relationships }: Relation): string[] {
  if (relationships.length === 0) return ['Relationships: []']
  const entries = relationships.flatMap((relationship) => [
    '{',
    ...indent([
      `foreignKeyName: ${JSON.stringify(relationship.name)}`,
      `columns: [${quote(relationship.columns).join(', ')}]`,
      `isOneToOne: ${relationship.oneToOne}`,
      `referencedRelation: ${JSON.stringify(relationship.referenced)}`,
      `referencedColumns: [${quote(relationship.referencedColumns).join(', ')}]`,
    ]),
    '},',
  ])
  return ['Relationships: [', ...indent(entries), ']']
}

function relationLines(relation: Relation, catalog: Catalog): string[] {
  const { columns } = relation
  const type = (column: Column) => textOr(allowedValues(column), column.type, catalog)
  const row = columns.map((column) => `${key(column.name)}: ${type(column)}${orNull(column)}`)
  const isOptional = (column: Column) => relation.view || column.nullable || column.hasDefault
  const insert = columns.map((column) => written(column, type(column), isOptional(column)))
  const update = columns.map((column) => written(column, type(column), true))
  return block(`${key(relation.name)}:`, [
    ...block('Row:', row),
    ...(relation.updatable ? [...block('Insert:', insert), ...block('Update:', update)] : []),
    ...relationshipLines(relation),
  ])
}

function argsOf(fn: PgFunction, catalog: Catalog): string {
  if (fn.args.length === 0) return 'never'
  const args = fn.args.map((arg) => `${key(arg.name)}${arg.hasDefault ? '?' : ''}: ${tsType(arg.type, catalog)}`)
  return `{ ${args.join('; ')} }`
}

function returnsOf(fn: PgFunction, catalog: Catalog): string {
  const fields = fn.table.map(
    (field) => `${key(field.name)}: ${textOr(answeredValues(field, catalog), field.type, catalog)}`,
  )
  const one = fields.length > 0 ? `{ ${fields.join('; ')} }` : tsType(fn.returns, catalog)
  return fn.set ? `${one}[]` : one
}

/** Overloads of one name become a union. */
function functionLines(catalog: Catalog): string[] {
  const byName = Map.groupBy(catalog.functions, ({ name }) => name)
  return [...byName].flatMap(([name, overloads]) => {
    const lines = overloads.map((fn) => `{ Args: ${argsOf(fn, catalog)}; Returns: ${returnsOf(fn, catalog)} }`)
    return lines.length === 1
      ? [`${key(name)}: ${lines[0]}`]
      : [`${key(name)}:`, ...indent(lines.map((line) => `| ${line}`))]
  })
}

function schemaLines(catalog: Catalog): string[] {
  const relationsOf = (view: boolean) =>
    catalog.relations
      .filter((relation) => relation.view === view)
      .flatMap((relation) => relationLines(relation, catalog))
  const enums = catalog.enums.map(({ name, values }) => `${key(name)}: ${quote(values).join(' | ')}`)
  const composites = catalog.composites.flatMap(({ name, fields }) =>
    block(
      `${key(name)}:`,
      fields.map((field) => `${key(field.name)}: ${tsType(field.type, catalog)} | null`),
    ),
  )
  return block('public:', [
    ...block('Tables:', relationsOf(false)),
    ...block('Views:', relationsOf(true)),
    ...block('Functions:', functionLines(catalog)),
    ...block('Enums:', enums),
    ...block('CompositeTypes:', composites),
  ])
}

function constantLines({ enums }: Catalog): string[] {
  const values = enums.map(({ name, values }) => `${key(name)}: [${quote(values).join(', ')}],`)
  const inner = values.length > 0 ? ['Enums: {', ...indent(values), '},'] : ['Enums: {},']
  return ['export const Constants = {', ...indent(['public: {', ...indent(inner), '},']), '} as const']
}

/** The text of `lib/supabase/database.types.ts`, in the shape of `supabase gen types typescript`. */
export function renderTypes(catalog: Catalog): string {
  return [
    '// Generated from supabase/migrations by `npm run types`. Do not edit.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]',
    '',
    ...block('export type Database =', [
      // Chooses the features of PostgREST that supabase-js offers in its types.
      ...block('__InternalSupabase:', ['PostgrestVersion: "13"']),
      ...schemaLines(catalog),
    ]),
    '',
    HELPER_TYPES,
    ...constantLines(catalog),
    '',
  ].join('\n')
}
