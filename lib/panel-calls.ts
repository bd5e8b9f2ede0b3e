import { type ActionResult, fail, SESSION_ENDED } from './action-result.ts'

/**
 * What a form of the panel asks beside its actions. Those of one page go one after the other: what takes long, because it
 * sends a picture or asks another site, would keep back what is typed.
 */
export const UPLOAD_PATH = '/admin/pictures/upload'
export const IMPORT_PATH = '/admin/pictures/import'
export const LINKS_PATH = '/admin/links'

const CALLS: ReadonlySet<string> = new Set([UPLOAD_PATH, IMPORT_PATH, LINKS_PATH])

/** Whether this is such a call: like an action it answers by itself that a session has ended. */
export const isPanelCall = (pathname: string): boolean => CALLS.has(pathname)

/** Asks the panel beside its actions. Throws when nothing is answered. */
export async function callPanel<Data>(path: string, input: unknown): Promise<ActionResult<Data>> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(input) })
  // Said by the gate, in words and not as a value: the call was not even read.
  if (answer.status === 401) return fail(SESSION_ENDED, 'session')
  return (await answer.json()) as ActionResult<Data>
}
