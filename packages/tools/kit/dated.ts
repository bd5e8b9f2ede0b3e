/** `standard` and `official` values are limits; the others are guidelines, which never cause an error. */
export type DatedKind = 'standard' | 'official' | 'measured' | 'convention'

/** A value that changes with time: its source and the day of the last check. */
export interface Dated<T> {
  readonly value: T
  /** ISO date of the check. */
  readonly asOf: string
  readonly source: string
  readonly kind: DatedKind
}

/** The word that pages use for the value. */
export const limitWord = (kind: DatedKind): 'limit' | 'guideline' =>
  kind === 'standard' || kind === 'official' ? 'limit' : 'guideline'
