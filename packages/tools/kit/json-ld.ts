export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

const isEmpty = (value: Json): boolean => {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  // An object with only a type is empty.
  return typeof value === 'object' && Object.keys(value).every((key) => key.startsWith('@'))
}

/** Removes empty parts and keeps the order. */
export function compact(value: Json): Json {
  if (Array.isArray(value)) return value.map(compact).filter((part) => !isEmpty(part))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, compact(part)] as const)
  return Object.fromEntries(entries.filter(([, part]) => !isEmpty(part)))
}

/** Copies the properties that have the same names as the fields. */
export function same<T, K extends keyof T>(input: T, ...names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, input[name]])) as Pick<T, K>
}

export const oneOrMany = (list: readonly Json[]): Json => (list.length > 1 ? list : list[0])

/** An ISO 8601 duration; '' for no time. */
export function duration(hours: number | null, minutes: number | null): string {
  const h = hours ? `${hours}H` : ''
  const m = minutes ? `${minutes}M` : ''
  return h + m === '' ? '' : `PT${h}${m}`
}
