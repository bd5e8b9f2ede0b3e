import { type ActionResult, fail, SESSION_ENDED } from '@/lib/action-result'

/** Asks the panel beside its actions (see `lib/panel-calls.ts`). Throws when nothing is answered. */
export async function callPanel<Data>(path: string, input: unknown): Promise<ActionResult<Data>> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(input) })
  // Said by the gate, in words and not as a value: the call was not even read.
  if (answer.status === 401) return fail(SESSION_ENDED, 'session')
  return (await answer.json()) as ActionResult<Data>
}
