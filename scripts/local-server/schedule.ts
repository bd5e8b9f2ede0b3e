/** A schedule changed elsewhere is noticed within this time, on a request. */
const LOOK_EVERY_MS = 30_000
/** The database's clock may be behind this one. */
const CLOCK_SKEW_MS = 1000

/** Does the due work; returns when more is due (ISO 8601), null when nothing is planned. */
type Run = () => Promise<string | null>

/**
 * Runs the schedule on the first request after work is due, without a cron. Returns a function to call with every
 * request, which does not wait. It repeats a failed run half a minute later.
 */
export function keepSchedule(run: Run, now: () => number = Date.now): () => void {
  let due = 0
  let isRunning = false
  const finish = (next: string | null) => {
    isRunning = false
    const planned = next === null ? Infinity : Date.parse(next) + CLOCK_SKEW_MS
    due = Math.min(now() + LOOK_EVERY_MS, planned)
  }
  return () => {
    if (isRunning || now() < due) return
    isRunning = true
    run().then(finish, () => finish(null))
  }
}
