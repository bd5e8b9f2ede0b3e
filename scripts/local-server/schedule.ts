/** A plan of which this server was not told, made elsewhere, is noticed within this time once somebody asks for a page. */
const LOOK_EVERY_MS = 60_000
/** The database's clock may be behind this one. */
const CLOCK_SKEW_MS = 1000

/** Does what is due; answers when the next thing is (ISO 8601), null when nothing is planned. */
type Run = () => Promise<string | null>

/**
 * Runs the schedule as soon as somebody asks for anything after a moment at which something is due: notices go out and ends
 * are noted without a cron. Answers what is to be called with every request; it takes no time of it. A run that fails is
 * tried again a minute later.
 */
export function keepSchedule(run: Run, now: () => number = Date.now): () => void {
  let due = 0
  let isRunning = false
  const settle = (next: string | null) => {
    isRunning = false
    const planned = next === null ? Infinity : Date.parse(next) + CLOCK_SKEW_MS
    due = Math.min(now() + LOOK_EVERY_MS, planned)
  }
  return () => {
    if (isRunning || now() < due) return
    isRunning = true
    run().then(settle, () => settle(null))
  }
}
