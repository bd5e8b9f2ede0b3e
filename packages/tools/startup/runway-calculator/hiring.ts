import { type Big, sum, ZERO } from '../../kit/decimal.ts'
import type { Run } from './run.ts'
import type { Hire } from './form.ts'

type Costs = (month: number) => Big

/** Costs of the hires in a month: their pay from the start month, and their one-off costs in it. */
export const costsOfHires =
  (hires: readonly Hire[]): Costs =>
  (month) =>
    sum(
      hires
        .filter((hire) => hire.month <= month)
        .map((hire) => (hire.month === month ? hire.cost.plus(hire.oneOff) : hire.cost)),
    )

/** Monthly pay of the hires, without one-off costs. */
export const payOfHires = (hires: readonly Hire[]): Costs =>
  costsOfHires(hires.map((hire) => ({ ...hire, oneOff: ZERO })))

type Runway = Run['runway']

const isLonger = (a: Runway, b: Runway): boolean => b !== null && (a === null || a.gt(b))

/** The hire that costs the most runway; null when no single one does. */
function costliestOf(hires: readonly Hire[], runway: Runway, runOf: (hires: Costs) => Run) {
  if (runway === null) return null
  const [first, second] = hires
    .map((hire) => ({ hire, runway: runOf(costsOfHires(hires.filter((other) => other !== hire))).runway }))
    .toSorted((a, b) => Number(isLonger(b.runway, a.runway)) - Number(isLonger(a.runway, b.runway)))
  // With one hire, the loss of the whole plan is already that of the hire.
  if (!first || !second || !isLonger(first.runway, second.runway) || !isLonger(first.runway, runway)) return null
  // Months gained without this hire; null when the money then lasts more than 10 years.
  return { hire: first.hire, gain: first.runway && first.runway.minus(runway) }
}

/** The effect of the hiring plan on the runway; null without a plan. */
export function hiringOf(hires: readonly Hire[], withPlan: Run, runOf: (hires: Costs) => Run) {
  if (hires.length === 0) return null
  const without = runOf(() => ZERO)
  // Months of runway lost to the plan; null when the money lasts more than 10 years without it.
  const lost = without.runway && withPlan.runway && without.runway.minus(withPlan.runway)
  return { without, lost, costliest: costliestOf(hires, withPlan.runway, runOf) }
}
