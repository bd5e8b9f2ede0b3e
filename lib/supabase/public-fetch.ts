import pRetry from 'p-retry'
import type { Breaker } from './breaker'
import type { StaleIfErrorStore } from './stale-if-error'
import { countCall, countStale } from '@/lib/metrics'

export type PublicFetchOptions = {
  breaker: Breaker
  /** The store of last good answers; null: failures are not answered from a store. */
  store: StaleIfErrorStore | null
  timeoutMs: number
  retries: number
  /** Called when a stored answer replaces a new one. */
  onStale: () => void
}

type Answer = { response: Response; status: number; text: string }

const RETRY_AFTER_MS = 100
/** After this part of its time limit, a slow call makes the breaker probe the backend. */
const SLOW = 1 / 8

/** Has the message of the platform's own `fetch`. */
export const backendIsDown = () => new TypeError('fetch failed', { cause: 'the backend is known to be down' })

/** The key of a request, without the backend's host, whose port may change with a restart. */
function requestKey(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): string {
  const { pathname, search } = new URL(input instanceof Request ? input.url : String(input))
  const body = typeof init?.body === 'string' ? init.body : ''
  return [init?.method ?? 'GET', pathname + search, new Headers(init?.headers).get('accept') ?? '', body].join('\n')
}

/** Requests whose slug, address, topic or page a reader chooses. */
const CHOSEN_BY_READER = /[?&](?:(?:author_)?slug|source)=eq\.|[?&]offset=[1-9]|"tag:|"p_offset":[1-9]/

/** Empty answers to requests that readers choose are not stored, because invented addresses would fill the store. */
const isKept = (key: string, text: string): boolean => text !== '[]' || !CHOSEN_BY_READER.test(key)

const WITHOUT_BODY = [204, 205, 304]

const toResponse = ({ response, status, text }: Answer): Response =>
  new Response(WITHOUT_BODY.includes(status) ? null : text, response)

/** A response of the backend with a status of 500 or more. */
class ServerFailure extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`The backend answered ${answer.status}`)
    this.answer = answer
  }
}

/**
 * `fetch` for public reads. Retries a failed call. After that, or while the backend is down, returns the last good
 * answer.
 */
export function createPublicFetch({ breaker, store, timeoutMs, retries, onStale }: PublicFetchOptions): typeof fetch {
  async function lastGood(key: string): Promise<Response | null> {
    const text = (await store?.get(key)) ?? null
    if (text === null) return null
    countStale()
    onStale()
    return new Response(text, { status: 200, headers: { 'content-type': 'application/json' } })
  }

  /** One call with its whole body, because a backend may also hang in the middle of a response. */
  async function call(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Answer> {
    const slow = setTimeout(() => void breaker.check(), timeoutMs * SLOW)
    const signals = [breaker.signal, AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])]
    try {
      const answer = await countCall(input, init, async () => {
        const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) })
        return { response, status: response.status, text: await response.text() }
      })
      if (answer.status >= 500) throw new ServerFailure(answer)
      return answer
    } catch (error) {
      if (!init?.signal?.aborted) await breaker.check()
      throw error
    } finally {
      clearTimeout(slow)
    }
  }

  return async (input, init) => {
    const key = requestKey(input, init)
    try {
      if (breaker.isOpen) throw backendIsDown()
      const answer = await pRetry(() => call(input, init), {
        retries,
        minTimeout: RETRY_AFTER_MS,
        shouldRetry: () => !breaker.isOpen && !init?.signal?.aborted,
      })
      if (answer.status === 200)
        if (isKept(key, answer.text)) await store?.set(key, answer.text)
        else await store?.delete(key)

      return toResponse(answer)
    } catch (error) {
      if (init?.signal?.aborted) throw error
      const kept = await lastGood(key)
      if (kept) return kept
      if (breaker.isOpen) throw backendIsDown()
      if (error instanceof ServerFailure) return toResponse(error.answer)
      throw error
    }
  }
}
