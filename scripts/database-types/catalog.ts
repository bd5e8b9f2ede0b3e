import type { EmbeddedBackend } from '../backend/embedded.ts'

/** An array by its element: `text[]` is `text` with `array` true. */
export type PgType = { name: string; schema: string; array: boolean }
type Field = { name: string; type: PgType }

export type Column = Field & {
  nullable: boolean
  hasDefault: boolean
  /** Generated, or an identity that accepts no value: must never be written. */
  readOnly: boolean
  checks: string[]
}
/** `open`: one of REST's roles can use the table. `relationships` have the form that supabase-js reads. */
export type Table = { name: string; open: boolean; columns: Column[]; relationships: object[] }
export type PgFunction = {
  name: string
  args: (Field & { hasDefault: boolean })[]
  returns: PgType
  set: boolean
  /** The columns of `returns table (…)`. */
  table: Field[]
}
export type Catalog = { tables: Table[]; functions: PgFunction[] }

const list = (select: string) => `coalesce((${select}), '[]'::json)`

const typeOf = (oid: string) => `(
  select json_build_object('name', e.typname, 'schema', n.nspname, 'array', e.oid <> t.oid)
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

// Keys into another schema (auth.users) are left out: REST cannot follow them.
const RELATIONSHIPS = list(`
  select json_agg(json_build_object(
    'foreignKeyName', f.conname,
    'columns', ${columnNames('f.conrelid', 'f.conkey')},
    'isOneToOne', exists (
      select 1 from pg_constraint u
      where u.conrelid = f.conrelid and u.contype in ('p', 'u') and u.conkey <@ f.conkey and u.conkey @> f.conkey
    ),
    'referencedRelation', r.relname,
    'referencedColumns', ${columnNames('f.confrelid', 'f.confkey')}
  ) order by f.conname collate "C")
  from pg_constraint f join pg_class r on r.oid = f.confrelid
  where f.conrelid = c.oid and f.contype = 'f' and r.relnamespace = c.relnamespace
`)

const TABLES = list(`
  select json_agg(json_build_object(
    'name', c.relname,
    'open', exists (
      select from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_any_column_privilege(role, c.oid, 'select, insert, update')
    ),
    'columns', ${COLUMNS},
    'relationships', ${RELATIONSHIPS}
  ) order by c.relname collate "C")
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
`)

// REST calls functions by argument names, so those without names and triggers are left out.
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

/** Reads the tables and functions of the schema `public`, which REST exposes. It has no views, enums or overloads. */
export async function readCatalog({ connection }: Pick<EmbeddedBackend, 'connection'>): Promise<Catalog> {
  const { rows } = await connection.exec<{ rows: [{ catalog: Catalog }] }>(
    `select json_build_object('tables', ${TABLES}, 'functions', ${FUNCTIONS}) as catalog`,
  )
  return rows[0].catalog
}

/** How the database prints `check (column in ('a', 'b'))`, and `check (column = 'a')`. */
const LIST = /^CHECK \(\("?\w+"? = ANY \(ARRAY\[(.*)\]\)\)\)$/s
const SINGLE = /^CHECK \(\("?\w+"? = ('(?:[^']|'')*'::text)\)\)$/s
const LITERAL = /(?<!')'((?:[^']|'')*)'::text/g

function listedValues(check: string): string[] | null {
  const list = (LIST.exec(check) ?? SINGLE.exec(check))?.[1]
  if (list === undefined) return null
  const values = [...list.matchAll(LITERAL)].map(([, value = '']) => value.replaceAll("''", "'"))
  // A list of other values than plain texts has no matching type.
  return list.replaceAll(LITERAL, '').replaceAll(/[,\s]/g, '') === '' ? values : null
}

/** The values that a check allows for a text column; null without such a check. */
export function allowedValues({ type, checks }: Pick<Column, 'type' | 'checks'>): string[] | null {
  if (type.name !== 'text' || type.array) return null
  return checks.map(listedValues).find((values) => values !== null) ?? null
}

/**
 * The values of a text that a function returns: those of the tables' columns of the same name, if all agree. So
 * `returns table (post_type text)` is as narrow as the column.
 */
export function answeredValues(field: Field, { tables }: Catalog): string[] | null {
  if (field.type.name !== 'text' || field.type.array) return null
  const namesakes = tables.flatMap(({ columns }) => columns).filter(({ name }) => name === field.name)
  const [first = null, ...others] = namesakes.map(allowedValues)
  return others.every((values) => JSON.stringify(values) === JSON.stringify(first)) ? first : null
}
