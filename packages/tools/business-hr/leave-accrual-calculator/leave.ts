import type { Big } from '../../kit/decimal.ts'
import type { IsoDate } from '../../kit/dates.ts'

export interface Step {
  readonly text: string
  /** The article of the law; '' for arithmetic. */
  readonly article: string
}

export interface Amount {
  readonly days: Big
  readonly hours: Big
}

/** The leave of the year before any use. */
export interface Entitlement {
  readonly days: Big
  /** Days of leave earned from the start of the year to a date. */
  readonly by: (to: IsoDate) => Big
  /** Whether all leave of the year can be taken now, or only what is earned. */
  readonly basis: 'year' | 'earned'
  readonly steps: readonly Step[]
  readonly notes: readonly string[]
  /** "6.1538 hours per pay period"; null when leave is not earned per unit. */
  readonly perUnit: { readonly label: string; readonly hours: Big } | null
}
