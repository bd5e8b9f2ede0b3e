import { canonicalPath } from '../posts/canonical-path.ts'
import { postTypes } from '../posts/types.ts'

/** Query parameters by which WordPress, Joomla and others name a page. The middleware's matcher lists the same. */
export const QUERY_KEYS = ['p', 'page_id', 'attachment_id', 'article', 'id'] as const

const listings = Object.values(postTypes).map(({ path }) => path.slice(1))

/** The first parts of the site's own addresses. Tests compare them with the folders of `app` and the middleware's matcher. */
export const FIRST_PARTS: readonly string[] = [
  ...listings,
  ...'about admin api art authors career-toolkit case-studies contact favicon.ico feed.atom feed.css feed.json feed.xml feeds icons indexnow llms.txt manifest.webmanifest markdown media og preview privacy-policy saved search services sitemap.xml sitemaps sw.js terms-and-conditions tool-answer tools topics _next'.split(
    ' ',
  ),
]
const OWN = new RegExp(`^/(?:(?:${FIRST_PARTS.join('|').replaceAll('.', '\\.')})(?:/|$)|[^/]+\\.txt$|$)`)
/** `/blog` contains only posts, pages and filters, the other listings only pages. Other paths come from another system. */
const DEEPER = new RegExp(
  `^/(?:blog/(?!page/|filter/)[^/]+/.|(?:${listings.filter((name) => name !== 'blog').join('|')})/(?!page/).)`,
)

/** Whether the site has, or may have, a page of its own at a canonical path. */
export const isOwnPath = (path: string): boolean => OWN.test(path) && !DEEPER.test(path)

/** The spelling in which the database stores an address of this site: its query stays as it is. */
export function canonicalAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  return canonicalPath(path) + address.slice(path.length)
}

const PARAMETERS_MAX = 8

/**
 * The addresses under which a redirect of a request may be stored, the most specific first: with the whole query, with
 * one parameter, and (unless the page is the site's own) without a query.
 */
export function candidatesOf(pathname: string, search: string): string[] {
  const path = canonicalPath(pathname)
  const parameters = [...new URLSearchParams(search)].slice(0, PARAMETERS_MAX)
  // A query of a page of the site itself is no former address.
  if (isOwnPath(path) && !parameters.some(([key]) => (QUERY_KEYS as readonly string[]).includes(key))) return []
  const single = parameters.map((parameter) => `${path}?${new URLSearchParams([parameter]).toString()}`)
  const all = [...(search.length > 1 ? [path + search, ...single] : []), ...(isOwnPath(path) ? [] : [path])]
  return [...new Set(all)].filter((address) => address.length <= 1000 && !/["\\]/.test(address))
}

/** Whether a request for this address looks up its redirect, in the middleware or on the page of a post or topic. */
export function isFollowed(source: string): boolean {
  const { pathname, search } = new URL(`https://source.invalid${source}`)
  const isOfPage = search === '' && /^\/(?:blog|topics)\/[^/]+$/.test(canonicalPath(pathname))
  return isOfPage || candidatesOf(pathname, search).length > 0
}

const ADDRESS_MAX = 300
/** Parts that may be personal or secret: mail addresses, tokens, long numbers. */
const PRIVATE = /@|%40|[0-9a-f-]{20,}|\d{9,}/i
const OLD_QUERY = new RegExp(`^\\?(?:${QUERY_KEYS.join('|')})=\\d{1,8}$`)

/** The form in which a missing address is counted; null when it may contain personal data, or is a page of the site. */
export function countedAddress(pathname: string, search: string): string | null {
  const path = canonicalPath(pathname)
  const address = OLD_QUERY.test(search) ? path + search : path
  const isFormer = !isOwnPath(path) || (path === '/' && address !== path)
  return isFormer && address.length <= ADDRESS_MAX && !PRIVATE.test(address) ? address : null
}
