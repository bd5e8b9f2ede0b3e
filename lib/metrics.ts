import { logInfo, logWarning } from './log.ts'

/** A call to the backend that takes longer is logged at once. Milliseconds. */
const SLOW_QUERY_MS = 500
/** How often the counts are written. */
const EVERY_MS = 5 * 60_000

type Counts = {
  pagesKept: number
  pagesMade: number
  queries: number
  slow: number
  failed: number
  /** Answers that were given again because the backend had none. */
  stale: number
  milliseconds: number
}

const NONE: Counts = { pagesKept: 0, pagesMade: 0, queries: 0, slow: 0, failed: 0, stale: 0, milliseconds: 0 }
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

/** A last good answer was given in the place of a new one. */
export function countStale(): void {
  counts().stale += 1
}

/** What was asked, without what it was asked with: a search is nobody's business. */
const nameOf = (url: string): string => URL.parse(url)?.pathname.replace(/^(\/storage\/v1\/object)\/.*/s, '$1/…') ?? ''

function countQuery(method: string, url: string, milliseconds: number, status: number | null): void {
  const all = counts()
  all.queries += 1
  all.milliseconds += milliseconds
  if (status === null || status >= 500) all.failed += 1
  if (milliseconds < SLOW_QUERY_MS) return
  all.slow += 1
  logWarning('slow query', `${method} ${nameOf(url)}`, { milliseconds: Math.round(milliseconds), status })
}

/** No connection, or a time that is over. Next also gives up questions of pages that it makes ahead: that is no failure. */
const isOutage = (error: unknown): boolean => error instanceof TypeError || error instanceof DOMException

/** Asks the backend, and counts: how long it took, and whether there was an answer. */
export async function counted<T extends { status: number }>(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  ask: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const count = (status: number | null) => {
    const { url, method } = input instanceof Request ? input : { url: String(input), method: 'GET' }
    countQuery(init?.method ?? method, url, performance.now() - began, status)
  }
  try {
    const answer = await ask()
    count(answer.status)
    return answer
  } catch (error) {
    if (isOutage(error)) count(null)
    throw error
  }
}

/** What was counted since the last time; null when nothing has happened. */
export function takeMetrics(): Record<string, unknown> | null {
  const { pagesKept, pagesMade, queries, slow, failed, stale, milliseconds } = counts()
  Object.assign(counts(), NONE)
  if (pagesKept + pagesMade + queries + stale === 0) return null
  const averageMs = queries > 0 ? Math.round(milliseconds / queries) : 0
  return { pages: { kept: pagesKept, made: pagesMade }, queries: { count: queries, slow, failed, averageMs, stale } }
}

/** Writes the counts every five minutes in which something has happened. Keeps no process alive. */
export function reportMetrics(): void {
  setInterval(() => {
    const line = takeMetrics()
    if (line) logInfo('metrics', 'of this process, since the last time', line)
  }, EVERY_MS).unref()
}
