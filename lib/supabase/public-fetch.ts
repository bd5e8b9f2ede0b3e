import { counted, countStale } from '@/lib/metrics'
import type { Breaker } from './breaker'
import type { KeptAnswers } from './kept-answers'

export type PublicFetchOptions = {
  breaker: Breaker
  /** Where last good answers are kept; null: nothing is, and an outage is told at once. */
  kept: KeptAnswers | null
  timeoutMs: number
  /**
   * Whether a failure says something about the backend. Not of a call that a stranger can make slow: then the backend is
   * asked beside it.
   */
  counts: boolean
  /** Called when a kept answer is given in place of a new one. */
  onKept?: () => void
}

/** So many times as long a call is waited for while others are answered: the backend is there, and has much to do. */
export const PATIENCE = 3

/**
 * After this part of its time a call that says little of the backend is doubted: the backend is asked beside it, so that who
 * waits for one that hangs is told within this one time-out, and not after a second try.
 */
const DOUBT = 1 / 4

/** Ends a call after `timeoutMs` in which nobody was answered, or when its patience is over. */
export function waitFor(
  breaker: Breaker,
  timeoutMs: number,
  patience: number,
): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  let timer: NodeJS.Timeout
  const look = (left: number) => {
    const since = performance.now()
    timer = setTimeout(() => {
      if (left > 1 && breaker.hasAnsweredSince(since)) look(left - 1)
      else controller.abort(new DOMException('The backend took too long', 'TimeoutError'))
    }, timeoutMs)
  }
  look(patience)
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

/** As the platform's own `fetch` says it. */
export const backendIsDown = () => new TypeError('fetch failed', { cause: 'the backend is known to be down' })

/** What makes two calls the same question. */
function questionOf(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): string {
  const url = input instanceof Request ? input.url : String(input)
  const body = typeof init?.body === 'string' ? init.body : ''
  return [init?.method ?? 'GET', url, new Headers(init?.headers).get('accept') ?? '', body].join('\n')
}

/**
 * Nothing at an address that anybody can make up, or on a page far behind, is no answer to keep: strangers would fill
 * the store with it. And a post that was there and is not must not be found in it again.
 */
const isWorthKeeping = (question: string, answer: string): boolean =>
  answer !== '[]' || !/[?&](?:author_)?slug=eq\.|[?&]offset=[1-9]/.test(question)

/** Asks, and has the whole answer before the time is over: a backend may also hang in the middle of a word. */
const ask = (
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  signals: AbortSignal[],
): Promise<{ answer: Response; status: number; text: string }> =>
  counted(input, init, async () => {
    const signal = AbortSignal.any([...signals, ...(init?.signal ? [init.signal] : [])])
    const answer = await fetch(input, { ...init, signal })
    return { answer, status: answer.status, text: await answer.text() }
  })

const WITHOUT_BODY = [204, 205, 304]

const toResponse = ({ status, statusText, headers }: Response, text: string): Response =>
  new Response(WITHOUT_BODY.includes(status) ? null : text, { status, statusText, headers })

/**
 * `fetch` of public reads. An outage costs a reader one time-out at most, and whoever comes after that none: the breaker
 * is open. What was last good is then given in place of what cannot be read.
 */
export function createPublicFetch({ breaker, kept, timeoutMs, counts, onKept }: PublicFetchOptions): typeof fetch {
  const note = async (question: string, answer: Response, text: string) => {
    if (counts) breaker.succeeded()
    else breaker.answered()
    if (!kept || answer.status !== 200) return
    await (isWorthKeeping(question, text) ? kept.keep(question, text) : kept.forget(question))
  }
  const lastGood = async (question: string): Promise<Response | null> => {
    const text = (await kept?.find(question)) ?? null
    if (text === null) return null
    countStale()
    onKept?.()
    return new Response(text, { status: 200, headers: { 'content-type': 'application/json' } })
  }
  const noteFailure = (hungSince: number | null) => {
    if (counts) breaker.failed(hungSince)
    else void breaker.suspect()
  }
  const doubt = (askedAt: number): NodeJS.Timeout | undefined =>
    counts
      ? undefined
      : setTimeout(() => {
          if (!breaker.hasAnsweredSince(askedAt)) void breaker.suspect()
        }, timeoutMs * DOUBT)
  // A call that does not count opens nothing by itself, and what it has kept is as good now as in a minute; so is it after a wait.
  const isTimeForKept = (hung: boolean) => hung || breaker.isOpen || !counts

  return async (input, init) => {
    const question = questionOf(input, init)
    if (breaker.isOpen) {
      const kept = await lastGood(question)
      if (kept) return kept
      throw backendIsDown()
    }
    const wait = waitFor(breaker, timeoutMs, counts ? PATIENCE : 1)
    const askedAt = performance.now()
    const doubted = doubt(askedAt)
    try {
      const { answer, text } = await ask(input, init, [wait.signal, breaker.signal])
      if (answer.status < 500) {
        await note(question, answer, text)
        return toResponse(answer, text)
      }
      noteFailure(null)
      return (isTimeForKept(false) && (await lastGood(question))) || toResponse(answer, text)
    } catch (error) {
      noteFailure(wait.signal.aborted ? askedAt : null)
      const kept = isTimeForKept(wait.signal.aborted) ? await lastGood(question) : null
      if (kept) return kept
      throw breaker.isOpen ? backendIsDown() : error
    } finally {
      clearTimeout(doubted)
      wait.end()
    }
  }
}
