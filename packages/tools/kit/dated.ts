import { daysBetween } from './dates.ts'

/** `standard` and `official` values are limits; `measured` and `convention` ones are guidelines, which never make an error. */
export type DatedKind = 'standard' | 'official' | 'measured' | 'convention'

/** A value that changes with time: its source and the day of the last check. */
export interface Dated<T> {
  readonly value: T
  /** ISO date of the check. */
  readonly asOf: string
  /** Address of the source. */
  readonly source: string
  readonly kind: DatedKind
}

const MAX_AGE_DAYS = 400

/** The word that pages use for the value. */
export const limitWord = (kind: DatedKind): 'limit' | 'guideline' =>
  kind === 'standard' || kind === 'official' ? 'limit' : 'guideline'

/** An official value whose last check is over 400 days old. `today` is an ISO date. */
export const isTooOld = ({ kind, asOf }: Pick<Dated<unknown>, 'kind' | 'asOf'>, today: string): boolean =>
  kind === 'official' && daysBetween(asOf, today) > MAX_AGE_DAYS
