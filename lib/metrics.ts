/** A call to the backend that takes longer is told at once. Milliseconds. */
const SLOW_QUERY_MS = 500
/** How often the counts are written. */
const EVERY_MS = 5 * 60_000

type Counts = {
  pagesKept: number
  pagesMade: number
  queries: number
  slow: number
  failed: number
  milliseconds: number
}

const NONE: Counts = { pagesKept: 0, pagesMade: 0, queries: 0, slow: 0, failed: 0, milliseconds: 0 }
const COUNTS = Symbol.for('flavorcraft.metrics')

/** One for the process: the server's bundles each have a copy of this module, and Next's store of pages has another. */
function counts(): Counts {
  const shared = globalThis as typeof globalThis & { [COUNTS]?: Counts }
  shared[COUNTS] ??= { ...NONE }
  return shared[COUNTS]
}

/** A page was asked of the store: it was there, or it has to be made. */
export function countPage(wasKept: boolean): void {
  counts()[wasKept ? 'pagesKept' : 'pagesMade'] += 1
}

const lineOf = (level: 'info' | 'warn', line: object): string =>
  JSON.stringify({ level, at: new Date().toISOString(), ...line })

/** What was asked, without what it was asked with: a search is nobody's business. */
const nameOf = (url: string): string => URL.parse(url)?.pathname.replace(/^(\/storage\/v1\/object)\/.*/s, '$1/…') ?? ''

/** A call to the backend has ended; `status` is null without an answer. */
export function countQuery(method: string, url: string, milliseconds: number, status: number | null): void {
  const all = counts()
  all.queries += 1
  all.milliseconds += milliseconds
  if (status === null || status >= 500) all.failed += 1
  if (milliseconds < SLOW_QUERY_MS) return
  all.slow += 1
  const query = `${method} ${nameOf(url)}`
  console.warn(lineOf('warn', { where: 'slow query', query, milliseconds: Math.round(milliseconds), status }))
}

/** What was counted since the last time, as a line of the log; null when nothing has happened. */
export function takeMetrics(): object | null {
  const { pagesKept, pagesMade, queries, slow, failed, milliseconds } = counts()
  Object.assign(counts(), NONE)
  if (pagesKept + pagesMade + queries === 0) return null
  return {
    where: 'metrics',
    pages: { kept: pagesKept, made: pagesMade },
    queries: { count: queries, slow, failed, averageMs: queries > 0 ? Math.round(milliseconds / queries) : 0 },
  }
}

/** Writes the counts every five minutes in which something has happened. Keeps no process alive. */
export function reportMetrics(): void {
  setInterval(() => {
    const line = takeMetrics()
    if (line) console.info(lineOf('info', line))
  }, EVERY_MS).unref()
}
