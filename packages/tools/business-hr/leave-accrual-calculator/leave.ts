import type { Big } from '../../kit/decimal.ts'
import type { IsoDate } from '../../kit/dates.ts'

export interface Step {
  readonly text: string
  /** The article behind it; '' for plain arithmetic. */
  readonly article: string
}

export interface Amount {
  readonly days: Big
  readonly hours: Big
}

/** What the rules say about the year, before anything is used. */
export interface Entitlement {
  readonly days: Big
  /** Leave earned from the start of the year to a day, in days. */
  readonly by: (to: IsoDate) => Big
  /** What may be taken now: the whole year's leave, or only what is earned. */
  readonly basis: 'year' | 'earned'
  readonly steps: readonly Step[]
  readonly notes: readonly string[]
  /** "6.1538 hours per pay period"; null where leave is not earned by a unit. */
  readonly perUnit: { readonly label: string; readonly hours: Big } | null
}
