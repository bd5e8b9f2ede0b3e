import type { Big } from '../../kit/decimal.ts'
import type { IsoDate, IsoMonth } from '../../kit/dates.ts'

export interface Step {
  readonly text: string
  /** The article behind it; '' for plain arithmetic. */
  readonly article: string
}

export interface MonthRow {
  readonly month: IsoMonth
  /** Earned from the start of the year to the end of this month, in days. */
  readonly earned: Big
}

export interface Amount {
  readonly days: Big
  readonly hours: Big
}

export interface Expiry {
  readonly amount: Amount
  readonly date: IsoDate
  readonly text: string
}

/** What the rules say about the year, before anything is used. */
export interface Entitlement {
  readonly days: Big
  readonly earned: Big
  /** What may be taken now: the whole year's leave, or only what is earned. */
  readonly basis: 'year' | 'earned'
  readonly months: readonly MonthRow[]
  readonly steps: readonly Step[]
  readonly notes: readonly string[]
  /** "6.1538 hours per pay period"; null where leave is not earned by a unit. */
  readonly perUnit: { readonly label: string; readonly hours: Big } | null
}

export interface Result {
  readonly year: number
  readonly hoursPerDay: Big
  readonly entitlement: Amount
  readonly earned: Amount
  readonly carried: Amount
  readonly used: Amount
  readonly left: Amount
  readonly basis: Entitlement['basis']
  readonly months: readonly MonthRow[]
  readonly steps: readonly Step[]
  readonly notes: readonly string[]
  readonly perUnit: Entitlement['perUnit']
  readonly expiry: Expiry | null
  /** Days that an employee may take on demand; null where the rules know none. */
  readonly onDemand: Big | null
}
