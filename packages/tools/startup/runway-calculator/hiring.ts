import { type Big, sum, ZERO } from '../../kit/decimal.ts'
import type { Run } from './run.ts'
import type { Hire } from './form.ts'

type Costs = (month: number) => Big

/** What the hires cost in each month: their pay from the month of their start on, and once what comes with it. */
export const costsOfHires =
  (hires: readonly Hire[]): Costs =>
  (month) =>
    sum(
      hires
        .filter((hire) => hire.month <= month)
        .map((hire) => (hire.month === month ? hire.cost.plus(hire.oneOff) : hire.cost)),
    )

/** What the hires cost every month by then, one-off costs apart. */
export const payOfHires = (hires: readonly Hire[]): Costs =>
  costsOfHires(hires.map((hire) => ({ ...hire, oneOff: ZERO })))

type Runway = Run['runway']

const isLonger = (a: Runway, b: Runway): boolean => b !== null && (a === null || a.gt(b))

/** The one hire that takes most of the runway; null where no single one does. */
function costliestOf(hires: readonly Hire[], runway: Runway, runOf: (hires: Costs) => Run) {
  // With one hire, the figure of the whole plan is that hire's.
  if (runway === null || hires.length < 2) return null
  const runways = hires.map((_, left) => runOf(costsOfHires(hires.filter((__, at) => at !== left))).runway)
  const at = runways.findIndex((one) => runways.every((other) => !isLonger(other, one)))
  const [hire, longest = null] = [hires[at], runways[at]]
  const isAlone = runways.every((other, place) => place === at || isLonger(longest, other))
  if (!hire || !isAlone || !isLonger(longest, runway)) return null
  // Months that the money lasts longer without this hire alone; null when it lasts for more than 10 years then.
  return { hire, gain: longest && longest.minus(runway) }
}

/** What the hiring plan does to the runway; null where there is no plan. */
export function hiringOf(hires: readonly Hire[], withPlan: Run, runOf: (hires: Costs) => Run) {
  if (hires.length === 0) return null
  const without = runOf(() => ZERO)
  // Months of runway that the plan takes; null when the money lasts for more than 10 years without it.
  const lost = without.runway && withPlan.runway && without.runway.minus(withPlan.runway)
  return { without, lost, costliest: costliestOf(hires, withPlan.runway, runOf) }
}
