import type { Catalog, PgType } from './catalog.ts'

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
export function tsType(type: PgType, catalog: Catalog): string {
  const name = elementName(type, catalog)
  return type.array ? `${name}[]` : name
}
