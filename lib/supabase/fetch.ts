import { countCall } from '@/lib/metrics'

/** How long an editor's call may take: after two in a row, a message can still appear within ten seconds. */
const CALL_TIMEOUT_MS = 4_000
/** Uploading a picture of ten megabytes takes longer. */
const UPLOAD_TIMEOUT_MS = 8_000

const timeoutOf = (input: Parameters<typeof fetch>[0]): number =>
  /\/storage\/v1\//.test(input instanceof Request ? input.url : String(input)) ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS

/** `fetch` with a time limit, because a hanging backend must not block a page or an editor forever. */
const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(timeoutOf(input))
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return countCall(input, init, () => fetch(input, { ...init, signal }))
}

/** For a client that has no session of its own. */
export const WITHOUT_SESSION = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

/** Options of the panel's clients. The library's own retries are off, because they wait 1, 2 and 4 seconds. */
export const CALL_OPTIONS = { global: { fetch: fetchWithTimeout }, db: { retry: false } }
