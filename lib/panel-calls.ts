import { type ActionResult, fail, SESSION_ENDED } from './action-result.ts'

/**
 * Routes that the panel's forms call beside actions. Actions of one page run one after another, so uploads and requests
 * to other sites would delay the autosave.
 */
export const UPLOAD_PATH = '/admin/pictures/upload'
export const IMPORT_PATH = '/admin/pictures/import'
export const LINKS_PATH = '/admin/links'
export const EXPORT_FILE_PATH = '/admin/export/file'

const CALLS: ReadonlySet<string> = new Set([UPLOAD_PATH, IMPORT_PATH, LINKS_PATH, EXPORT_FILE_PATH])

/** Whether a path is such a call, which reports an ended session itself, as actions do. */
export const isPanelCall = (pathname: string): boolean => CALLS.has(pathname)

/** Calls a route of the panel. Throws without an answer. */
export async function callPanel<Data>(path: string, input: unknown): Promise<ActionResult<Data>> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(input) })
  // The middleware refuses the request before it reads the body.
  if (answer.status === 401) return fail(SESSION_ENDED, 'session')
  return (await answer.json()) as ActionResult<Data>
}
