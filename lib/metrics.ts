import { logInfo, logWarning } from './log.ts'

/** A call to the backend that takes longer is logged at once. Milliseconds. */
const SLOW_QUERY_MS = 500
const EVERY_MS = 5 * 60_000

type Counts = {
  pagesKept: number
  pagesMade: number
  queries: number
  slow: number
  failed: number
  /** Stored answers that replaced a failed call. */
  stale: number
  milliseconds: number
}

const NONE: Counts = { pagesKept: 0, pagesMade: 0, queries: 0, slow: 0, failed: 0, stale: 0, milliseconds: 0 }
const COUNTS = Symbol.for('flavorcraft.metrics')

/** One per process: each server bundle, and Next's store of pages, has its own copy of this module. */
function counts(): Counts {
  const shared = globalThis as typeof globalThis & { [COUNTS]?: Counts }
  shared[COUNTS] ??= { ...NONE }
  return shared[COUNTS]
}

/** Counts a look-up in the page cache. */
export function countPage(wasKept: boolean): void {
  counts()[wasKept ? 'pagesKept' : 'pagesMade'] += 1
}

/** Counts a stored answer that replaced a failed call. */
export function countStale(): void {
  counts().stale += 1
}

/** The path of a call without its query, which may hold a private search. */
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

/** No connection, or a timeout. Next also aborts calls of pages that it prerenders, which is no failure. */
const isOutage = (error: unknown): boolean => error instanceof TypeError || error instanceof DOMException

/** Runs a call to the backend and counts its time and its failure. */
export async function countCall<T extends { status: number }>(
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

/** The counts since the last call; null when they are all zero. */
export function takeMetrics(): Record<string, unknown> | null {
  const { pagesKept, pagesMade, queries, slow, failed, stale, milliseconds } = counts()
  Object.assign(counts(), NONE)
  if (pagesKept + pagesMade + queries + stale === 0) return null
  const averageMs = queries > 0 ? Math.round(milliseconds / queries) : 0
  return { pages: { kept: pagesKept, made: pagesMade }, queries: { count: queries, slow, failed, averageMs, stale } }
}

/** Writes the counts every five minutes with activity. Keeps no process alive. */
export function reportMetrics(): void {
  setInterval(() => {
    const line = takeMetrics()
    if (line) logInfo('metrics', 'of this process, since the last line', line)
  }, EVERY_MS).unref()
}
