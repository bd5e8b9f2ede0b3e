import { z } from 'zod'
import { isStorable } from './text.ts'

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)

/** Schemas for the parts of an address. An invalid part counts as absent. */
export const words = (max = 100) => z.preprocess(first, z.string().trim().max(max).refine(isStorable).catch(''))
export const oneOf = <const Value extends string>(values: readonly Value[], otherwise: NoInfer<Value>) =>
  z.preprocess(first, z.enum(values).catch(otherwise))
export const anyOf = <const Value extends string>(values: readonly Value[]) =>
  z.preprocess(first, z.enum(values).optional().catch(undefined))
const pageNumber = z.preprocess(first, z.coerce.number().int().min(1).max(100_000).catch(1))

type SearchParams = Record<string, string | string[] | undefined>

/**
 * The address of a list of the panel, read and written by one schema, with the page number last. `schema` also checks an
 * action's input.
 */
export function listAddress<Shape extends z.ZodRawShape>(path: string, shape: Shape) {
  const schema = z.object({ ...shape, page: pageNumber })
  type Params = z.output<typeof schema>
  const usual = new Map(Object.entries(schema.parse({})))
  const names = [...Object.keys(shape), 'page']
  /** The parts that differ from their defaults, in the order of the address. */
  const parts = (params: Partial<Params>): [name: string, value: string][] => {
    const given = new Map<string, unknown>(Object.entries(params))
    return names.flatMap((name) => {
      const value = given.get(name)
      return value === undefined || value === usual.get(name) ? [] : [[name, String(value)]]
    })
  }
  return {
    schema,
    read: (params: SearchParams): Params => schema.parse(params),
    /** Leaves defaults out; any change except of the page leads to the first page. */
    href(params: Partial<Params>, change: Partial<Params> = {}): string {
      const query = new URLSearchParams(parts({ ...params, page: 1, ...change }))
      return query.size > 0 ? `${path}?${query}` : path
    },
    /** The fields that a form of the list sends: the words, and the parts to keep. `filters` are fields of the form. */
    search(params: Params, filters: readonly (keyof Shape)[] = []) {
      const sent = parts({ ...params, page: 1 })
      return {
        action: path,
        value: new Map(sent).get('q') ?? '',
        keep: Object.fromEntries(sent.filter(([name]) => name !== 'q' && !filters.includes(name))),
      }
    },
  }
}
