import type { Notification, Outcome } from './event'

/** Waits before the second, third and fourth attempt. All of it fits into what serverless hosts give to work after an answer. */
const WAITS_MS = [1_000, 4_000, 15_000]
const ATTEMPT_TIMEOUT_MS = 5_000
const ERROR_MAX = 500

type Tools = { fetch: typeof fetch; wait: (ms: number) => Promise<unknown>; now: () => Date }

const realTools: Tools = {
  fetch: (input, init) => fetch(input, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => new Date(),
}

/** A refusal stays one; what was busy, down or out of reach may be better in a moment. */
const isWorthAnother = (status: number | null): boolean => status === null || status === 429 || status >= 500

async function attempt(notification: Notification, tools: Tools): Promise<Pick<Outcome, 'status' | 'error'>> {
  try {
    const answer = await tools.fetch(notification.target, {
      ...notification.request(tools.now()),
      // A receiver that moved must be configured anew: the message may hold what another address should not see.
      redirect: 'manual',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return { status: answer.status, error: answer.ok ? null : `answered ${answer.status}` }
  } catch (error) {
    return { status: null, error: String(error instanceof Error ? error.message : error).slice(0, ERROR_MAX) }
  }
}

/** Sends a notification, up to four times. Never throws: what went wrong is in the outcome. */
export async function deliver(notification: Notification, tools: Tools = realTools): Promise<Outcome> {
  for (let attempts = 1; ; attempts++) {
    const { status, error } = await attempt(notification, tools)
    if (error === null) return { attempts, delivered: true, status, error }
    const pause = WAITS_MS[attempts - 1]
    if (pause === undefined || !isWorthAnother(status)) return { attempts, delivered: false, status, error }
    await tools.wait(pause)
  }
}
