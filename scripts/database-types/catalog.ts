import type { App } from '@supabase/lite'
import { z } from 'zod'

const typeSchema = z.object({
  name: z.string(),
  schema: z.string(),
  /** pg_type.typtype: b base, c row, d domain, e enum, p pseudo, r range, m multirange. */
  kind: z.string(),
  array: z.boolean(),
})
export type PgType = z.infer<typeof typeSchema>

const fieldSchema = z.object({ name: z.string(), type: typeSchema })

const columnSchema = fieldSchema.extend({
  nullable: z.boolean(),
  /** Filled by the database when it is left out. */
  hasDefault: z.boolean(),
  /** Generated, or an identity that takes no value: must never be written. */
  readOnly: z.boolean(),
  /** The checks of this column alone, as the database writes them. */
  checks: z.array(z.string()),
})
export type Column = z.infer<typeof columnSchema>

const relationshipSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  oneToOne: z.boolean(),
  referenced: z.string(),
  referencedColumns: z.array(z.string()),
})

const relationSchema = z.object({
  name: z.string(),
  view: z.boolean(),
  updatable: z.boolean(),
  columns: z.array(columnSchema),
  relationships: z.array(relationshipSchema),
})
export type Relation = z.infer<typeof relationSchema>

const functionSchema = z.object({
  name: z.string(),
  args: z.array(fieldSchema.extend({ hasDefault: z.boolean() })),
  returns: typeSchema,
  set: z.boolean(),
  /** The columns of `returns table (…)`. */
  table: z.array(fieldSchema),
})
export type PgFunction = z.infer<typeof functionSchema>

const catalogSchema = z.object({
  relations: z.array(relationSchema),
  functions: z.array(functionSchema),
  enums: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  composites: z.array(z.object({ name: z.string(), fields: z.array(fieldSchema) })),
})
export type Catalog = z.infer<typeof catalogSchema>

const list = (select: string) => `coalesce((${select}), '[]'::json)`

/** A type by its oid, an array by its element: `text[]` is `text` with `array` true. */
const typeOf = (oid: string) => `(
  select json_build_object('name', e.typname, 'schema', n.nspname, 'kind', e.typtype, 'array', e.oid <> t.oid)
  from pg_type t
  join pg_type e on e.oid = case when t.typcategory = 'A' and t.typelem <> 0 then t.typelem else t.oid end
  join pg_namespace n on n.oid = e.typnamespace
  where t.oid = ${oid}
)`

const columnNames = (relation: string, numbers: string) => `(
  select json_agg(a.attname order by k.place)
  from unnest(${numbers}) with ordinality as k (number, place)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number
)`

const COLUMNS = list(`
  select json_agg(json_build_object(
    'name', a.attname,
    'type', ${typeOf('a.atttypid')},
    'nullable', not a.attnotnull,
    'hasDefault', a.atthasdef or a.attidentity <> '',
    'readOnly', a.attgenerated <> '' or a.attidentity = 'a',
    'checks', ${list(`
      select json_agg(pg_get_constraintdef(k.oid) order by k.conname collate "C")
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    `)}
  ) order by a.attname collate "C")
  from pg_attribute a
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
`)

// Keys that lead to another schema (auth.users) are left out: REST cannot follow them.
const RELATIONSHIPS = list(`
  select json_agg(json_build_object(
    'name', f.conname,
    'columns', ${columnNames('f.conrelid', 'f.conkey')},
    'oneToOne', exists (
      select 1 from pg_constraint u
      where u.conrelid = f.conrelid and u.contype in ('p', 'u') and u.conkey <@ f.conkey and u.conkey @> f.conkey
    ),
    'referenced', r.relname,
    'referencedColumns', ${columnNames('f.confrelid', 'f.confkey')}
  ) order by f.conname collate "C")
  from pg_constraint f join pg_class r on r.oid = f.confrelid
  where f.conrelid = c.oid and f.contype = 'f' and r.relnamespace = c.relnamespace
`)

const RELATIONS = list(`
  select json_agg(json_build_object(
    'name', c.relname,
    'view', c.relkind in ('v', 'm'),
    -- 8 (insert) + 4 (update): both must be possible
    'updatable', (pg_relation_is_updatable(c.oid, true) & 12) = 12,
    'columns', ${COLUMNS},
    'relationships', ${RELATIONSHIPS}
  ) order by c.relname collate "C")
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f', 'v', 'm') and not c.relispartition
`)

// REST calls a function by the names of its arguments; one without names, or a trigger's, cannot be called.
const FUNCTIONS = list(`
  select json_agg(json_build_object(
    'name', p.proname,
    'args', ${list(`
      select json_agg(json_build_object(
        'name', coalesce(p.proargnames[i.place], ''),
        'type', ${typeOf('i.type')},
        'hasDefault', i.place > p.pronargs - p.pronargdefaults
      ) order by i.place)
      from unnest(p.proargtypes) with ordinality as i (type, place)
    `)},
    'returns', ${typeOf('p.prorettype')},
    'set', p.proretset,
    'table', ${list(`
      select json_agg(json_build_object('name', p.proargnames[o.place], 'type', ${typeOf('o.type')}) order by o.place)
      from unnest(p.proallargtypes) with ordinality as o (type, place)
      where p.proargmodes[o.place] = 't'
    `)}
  ) order by p.proname collate "C", p.oid)
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and (p.pronargs < 2 or not '' = any (coalesce(p.proargnames[1:p.pronargs], array[''])))
`)

const ENUMS = list(`
  select json_agg(json_build_object('name', t.typname, 'values', (
    select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid
  )) order by t.typname collate "C")
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
`)

const COMPOSITES = list(`
  select json_agg(json_build_object('name', c.relname, 'fields', (
    select json_agg(json_build_object('name', a.attname, 'type', ${typeOf('a.atttypid')}) order by a.attnum)
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  )) order by c.relname collate "C")
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'c'
`)

const QUERY = `select json_build_object(
  'relations', ${RELATIONS}, 'functions', ${FUNCTIONS}, 'enums', ${ENUMS}, 'composites', ${COMPOSITES}
) as catalog`

/** What REST exposes of the schema `public`, read from the system catalogue of an open backend. */
export async function readCatalog(app: App): Promise<Catalog> {
  const { rows } = await app.connection.exec<{ rows: unknown[] }>(QUERY)
  return z.object({ catalog: catalogSchema }).parse(rows[0]).catalog
}

/** How the database writes `check (column in ('a', 'b'))`, and `check (column = 'a')`. */
const LIST = /^CHECK \(\("?\w+"? = ANY \(ARRAY\[(.*)\]\)\)\)$/s
const SINGLE = /^CHECK \(\("?\w+"? = ('(?:[^']|'')*'::text)\)\)$/s
const LITERAL = /(?<!')'((?:[^']|'')*)'::text/g

function listedValues(check: string): string[] | null {
  const list = (LIST.exec(check) ?? SINGLE.exec(check))?.[1]
  if (list === undefined) return null
  const values = [...list.matchAll(LITERAL)].map(([, value = '']) => value.replaceAll("''", "'"))
  // A list of anything else than plain texts says nothing that a type could.
  return list.replaceAll(LITERAL, '').replaceAll(/[,\s]/g, '') === '' ? values : null
}

/** The values to which a check holds a text column; null when there is no such check. */
export function allowedValues({ type, checks }: Pick<Column, 'type' | 'checks'>): string[] | null {
  if (type.name !== 'text' || type.array) return null
  return checks.map(listedValues).find((values) => values !== null) ?? null
}

/**
 * The values of a text that a function answers: those of the tables' columns of the same name, if all agree. So
 * `returns table (post_type text)` is as narrow as the column that it hands on.
 */
export function answeredValues(
  field: { name: string; type: Column['type'] },
  { relations }: Pick<Catalog, 'relations'>,
): string[] | null {
  if (field.type.name !== 'text' || field.type.array) return null
  const namesakes = relations.flatMap(({ columns }) => columns).filter(({ name }) => name === field.name)
  const [first = null, ...others] = namesakes.map(allowedValues)
  return others.every((values) => JSON.stringify(values) === JSON.stringify(first)) ? first : null
}
