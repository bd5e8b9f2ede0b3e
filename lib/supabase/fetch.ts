import { counted } from '@/lib/metrics'

/** How long a call for an editor may take before it counts as an outage: two in a row leave time for words within ten seconds. */
const CALL_TIMEOUT_MS = 4_000
/** A picture of ten megabytes is under way for longer. */
const UPLOAD_TIMEOUT_MS = 8_000

const timeoutOf = (input: Parameters<typeof fetch>[0]): number =>
  /\/storage\/v1\//.test(input instanceof Request ? input.url : String(input)) ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS

/** `fetch` that gives up: a backend that hangs must not hold a page or an editor for ever. */
const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(timeoutOf(input))
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return counted(input, init, () => fetch(input, { ...init, signal }))
}

/** How the clients of the panel call the backend. The library's own retries are off: they wait 1, 2 and 4 seconds. */
export const CALL_OPTIONS = { global: { fetch: fetchWithTimeout }, db: { retry: false } }
