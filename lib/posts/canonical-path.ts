import { withoutNeedlessEscapes } from '../urls.ts'
import { listingAt } from './types.ts'

const AUTHOR_OR_TOPIC = /^\/(?:authors|topics)\/[a-z0-9-]+$/

/** The file of an IndexNow key, and the files of Next: both may have capitals. */
const HAS_CAPITALS = /^\/(?:[A-Za-z0-9-]{8,128}\.txt$|_next\/)/

/**
 * The canonical spelling of a path: lower case, no needless escape, no slash at the end, no number on the first page of
 * a listing. Canonical paths stay unchanged, so that a redirect to one never leads to another redirect of this kind.
 */
export function canonicalPath(pathname: string): string {
  if (HAS_CAPITALS.test(pathname)) return pathname
  // Each escaped spelling would be another page in the cache, and a client could fill the cache with copies.
  const lower = withoutNeedlessEscapes(pathname).toLowerCase()
  const trimmed = lower.replace(/(?<!\/)\/+$/, '').replace(/^\/(?=\/)\/*/, '/') || '/'
  const listed = /^(\/[a-z0-9-]+(?:\/[a-z0-9-]+)?)\/page\/1$/.exec(trimmed)?.[1]
  return listed && (listingAt(listed) || AUTHOR_OR_TOPIC.test(listed)) ? listed : trimmed
}
