import 'server-only'
import { headers } from 'next/headers'
import { madeId, REQUEST_ID_HEADER } from './request-id'
import { requestNotes } from './request-notes'

/** What the middleware has called the request on a host without a front; null outside of one. */
async function givenId(): Promise<string | null> {
  try {
    return madeId((await headers()).get(REQUEST_ID_HEADER)) ?? null
  } catch {
    return null
  }
}

/** Runs an action: what fails from here on is ours, and everything that it logs carries the name of its request. */
export async function beginAction<T>(run: () => Promise<T>): Promise<T> {
  const notes = requestNotes().getStore()
  if (!notes) return requestNotes().run({ id: await givenId(), handedOn: true, actionBegan: true, status: null }, run)
  notes.actionBegan = true
  return run()
}
