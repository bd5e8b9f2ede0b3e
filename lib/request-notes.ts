import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What the code that answers a request knows of it, and tells the front of `npm start`, which writes the first line of the
 * answer.
 */
export type RequestNotes = {
  /** What the request is called in the log. */
  id: string | null
  /** The middleware has let it through: what fails after that fails in an action or a page. */
  handedOn: boolean
  /** An action has been given what it was sent. */
  actionBegan: boolean
  /** A status that no page can give itself, in the place of 200. */
  status: number | null
}

const SHARED = Symbol.for('flavorcraft.request-notes')

/** One for the process: the server's bundles each have a copy of this module. On other hosts nobody reads the notes. */
export function requestNotes(): AsyncLocalStorage<RequestNotes> {
  const shared = globalThis as typeof globalThis & { [SHARED]?: AsyncLocalStorage<RequestNotes> }
  return (shared[SHARED] ??= new AsyncLocalStorage())
}

export function note(notes: Partial<RequestNotes>): void {
  Object.assign(requestNotes().getStore() ?? {}, notes)
}
