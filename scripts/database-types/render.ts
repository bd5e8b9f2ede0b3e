import {
  allowedValues,
  answeredValues,
  type Catalog,
  type Column,
  type PgFunction,
  type PgType,
  type Table,
} from './catalog.ts'

const NUMBERS = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']
const STRINGS = ['bpchar', 'bytea', 'date', 'text', 'time', 'timestamp', 'timestamptz', 'timetz', 'uuid', 'varchar']
const BASE_TYPES: Record<string, string> = {
  bool: 'boolean',
  ...Object.fromEntries(NUMBERS.map((name) => [name, 'number'])),
  ...Object.fromEntries(STRINGS.map((name) => [name, 'string'])),
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  record: 'Record<string, unknown>',
}

const tableType = (name: string) => `Database["public"]["Tables"][${JSON.stringify(name)}]`

/** The TypeScript type of what REST sends for a column of this type; `unknown` without a counterpart. */
function tsType({ name, schema, array }: PgType): string {
  // The schema's only types are the rows of its tables.
  const element = schema === 'public' ? `${tableType(name)}["Row"]` : (BASE_TYPES[name] ?? 'unknown')
  return array ? `${element}[]` : element
}

/** The end of the generated file: short names for the code. */
const HELPER_TYPES = `type PublicSchema = Database["public"]

/** A row whose columns of these names may be left out. */
type Insertable<Row, Optional extends keyof Row> = Omit<Row, Optional> & Partial<Pick<Row, Optional>>

/** A row as a select returns it. */
export type Tables<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Row"]

/** A row as an insert accepts it. */
export type TablesInsert<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Insert"]

/** The changes that an update takes. */
export type TablesUpdate<Name extends keyof PublicSchema["Tables"]> = PublicSchema["Tables"][Name]["Update"]
`

const indent = (lines: string[]) => lines.map((line) => (line ? `  ${line}` : line))
const block = (head: string, lines: string[]) => [`${head} {`, ...indent(lines), '}']
const list = (head: string, items: object[]) =>
  items.length > 0 ? [`${head} [`, ...indent(items.map((item) => `${JSON.stringify(item)},`)), ']'] : [`${head} []`]
const quote = (texts: string[]) => texts.map((text) => JSON.stringify(text))

/** A name that needs no quotes has none, as in the output of the Supabase CLI. */
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

const textOr = (values: string[] | null, type: PgType) => (values ? quote(values).join(' | ') : tsType(type))

const valueOf = (column: Column) => `${textOr(allowedValues(column), column.type)}${column.nullable ? ' | null' : ''}`

const isOptional = (column: Column) => column.nullable || column.hasDefault || column.readOnly

/** The columns of an insert: those of the row, of which some may be left out, and some must be. */
function insertLine({ name, columns }: Table): string {
  const optional = quote(columns.filter(isOptional).map((column) => column.name)).join(' | ') || 'never'
  const never = columns.filter(({ readOnly }) => readOnly).map((column) => `${key(column.name)}?: never`)
  const insertable = `Insertable<${tableType(name)}["Row"], ${optional}>`
  return `Insert: ${insertable}${never.length > 0 ? ` & { ${never.join('; ')} }` : ''}`
}

const tableLines = (table: Table): string[] =>
  block(`${key(table.name)}:`, [
    ...block(
      'Row:',
      table.columns.map((column) => `${key(column.name)}: ${valueOf(column)}`),
    ),
    insertLine(table),
    `Update: Partial<${tableType(table.name)}["Insert"]>`,
    ...list('Relationships:', table.relationships),
  ])

function functionLine(fn: PgFunction, catalog: Catalog): string {
  const args = fn.args.map((arg) => `${key(arg.name)}${arg.hasDefault ? '?' : ''}: ${tsType(arg.type)}`).join('; ')
  const fields = fn.table.map((field) => `${key(field.name)}: ${textOr(answeredValues(field, catalog), field.type)}`)
  const one = fields.length > 0 ? `{ ${fields.join('; ')} }` : tsType(fn.returns)
  return `${key(fn.name)}: { Args: ${args ? `{ ${args} }` : 'never'}; Returns: ${one}${fn.set ? '[]' : ''} }`
}

/** The text of `lib/supabase/database.types.ts`, in the shape of `supabase gen types typescript`. */
export const renderTypes = (catalog: Catalog): string =>
  [
    '// Generated from supabase/migrations by `npm run types`. Do not edit.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]',
    '',
    ...block('export type Database =', [
      // Chooses the features of PostgREST that supabase-js offers in its types.
      ...block('__InternalSupabase:', ['PostgrestVersion: "13"']),
      ...block('public:', [
        ...block('Tables:', catalog.tables.filter(({ open }) => open).flatMap(tableLines)),
        ...block('Views:', ['[_ in never]: never']),
        ...block(
          'Functions:',
          catalog.functions.map((fn) => functionLine(fn, catalog)),
        ),
      ]),
    ]),
    '',
    HELPER_TYPES,
  ].join('\n')
