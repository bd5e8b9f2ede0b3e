/** How long a call may take before it counts as an outage. Milliseconds. */
const CALL_TIMEOUT_MS = 10_000

/** `fetch` that gives up: a backend that hangs must not hold a page, a build or an editor for ever. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return fetch(input, { ...init, signal })
}

/**
 * How every client of the site calls the backend. The library's own retries are off: they wait 1, 2 and 4 seconds, and a
 * read that may be asked again says so with `withRetry`, which waits a tenth of that.
 */
export const CALL_OPTIONS = { global: { fetch: fetchWithTimeout }, db: { retry: false } }
