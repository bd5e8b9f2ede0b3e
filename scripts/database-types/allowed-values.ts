import type { Catalog, Column } from './catalog.ts'

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
