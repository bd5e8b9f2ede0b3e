import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server'
import { isAuthCookie, readSession, SESSION_COOKIE } from '@/lib/auth/cookies'
import { LOGIN_PATH, PANEL_ADDRESS_HEADER } from '@/lib/auth/login-address'
import { isProduction, serverEnv } from '@/lib/env'
import { isBinned } from '@/lib/images/bin'
import { mediaName } from '@/lib/images/image'
import { isPanelCall } from '@/lib/panel-calls'
import { toCanonicalAddress, toNewAddress } from '@/lib/redirects/answer'
import {
  announcedBytes,
  type UnreadRequest,
  badRequest,
  isForAction,
  isRead,
  isWellFormed,
  refusalOf,
  VISITOR_BODY_MAX,
} from '@/lib/request-gate'
import { readRequestId, REQUEST_ID_HEADER, requestIdHeader } from '@/lib/request-id'
import { panelPolicy } from '@/lib/security-policy'
import { isBackendDown } from '@/lib/supabase/public'
import { refreshTokens } from '@/lib/supabase/request'
import { shortAddress, takesQuery } from '@site/tools/addresses'

/** Panel pages for people who are not signed in. */
const BEFORE_LOGIN = /^\/admin\/(?:login|invitation\/[^/]+|password\/[^/]+)$/
const ANSWERS = '/tool-answer'
const TOOLS = /^\/(?:tools|career-toolkit)(?:\/|$)/
const PANEL = /^\/admin(?:\/|$)/
const IMAGE_OPTIMISER = '/_next/image'
const SEARCH = '/search'

/** The request's headers with an id: the id that the server of `npm start` set, or a new one. */
function withRequestId(request: NextRequest): { headers: Headers; id: string } {
  const headers = new Headers(request.headers)
  const name = requestIdHeader(serverEnv().SESSION_SECRET)
  const id = readRequestId(headers.get(name)) ?? crypto.randomUUID()
  headers.set(name, id)
  return { headers, id }
}

/** Passes the request on. Requests that may write get an id, which the response repeats. */
function continueRequest(request: NextRequest): NextResponse {
  if (isRead(request.method)) return NextResponse.next()
  const { headers, id } = withRequestId(request)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(REQUEST_ID_HEADER, id)
  return response
}

function nextOrLogin(request: NextRequest, headers: Headers, signedIn: boolean): NextResponse {
  const { pathname } = request.nextUrl
  // Scripts report an ended session themselves, so that the form keeps its content. A form that is sent without a
  // script is a navigation, which accepts HTML.
  const isByScript = !isRead(request.method) && !request.headers.get('accept')?.includes('text/html')
  if (signedIn || isByScript || isPanelCall(pathname) || BEFORE_LOGIN.test(pathname))
    return NextResponse.next({ request: { headers } })
  const url = request.nextUrl.clone()
  url.pathname = LOGIN_PATH
  return NextResponse.rewrite(url, { request: { headers } })
}

/** Redirects `/admin` to the posts: a login form at `/admin` itself would lose the cookies of its response. */
function toPanel(request: NextRequest): NextResponse | null {
  if (request.nextUrl.pathname !== '/admin') return null
  const response = NextResponse.redirect(new URL('/admin/blog', request.url), 307)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/**
 * Shows the login without a session younger than 8 hours, renews tokens, and sets the nonce policy. It is not the only
 * guard: pages, actions and the database's policies check again.
 */
async function handleAdminRequest(request: NextRequest): Promise<NextResponse> {
  const session = await readSession(serverEnv().SESSION_SECRET, request.cookies.get(SESSION_COOKIE)?.value)
  const stale = session ? [] : request.cookies.getAll().filter(({ name }) => isAuthCookie(name))
  const secondsLeft = session ? session.endsAt - Math.floor(Date.now() / 1000) : 0
  const refreshed = session ? await refreshTokens(request, secondsLeft) : { cookies: [], headers: {} }

  const nonce = btoa(crypto.randomUUID())
  const policy = panelPolicy(nonce, !isProduction())
  const { headers, id } = withRequestId(request)
  headers.set('x-nonce', nonce)
  headers.set(PANEL_ADDRESS_HEADER, request.nextUrl.pathname + request.nextUrl.search)
  headers.set('content-security-policy', policy)

  const response = nextOrLogin(request, headers, session !== null)
  response.headers.set(REQUEST_ID_HEADER, id)
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  for (const [name, value] of Object.entries(refreshed.headers)) response.headers.set(name, value)
  for (const { name, value, options } of refreshed.cookies) response.cookies.set(name, value, options)
  for (const { name } of stale) response.cookies.delete(name)
  return response
}

/**
 * Rewrites plain GET forms of the tools and the directory to a route that may read the query; static pages may not.
 * Redirects a direct request for that route to the page.
 */
function toolPage(request: NextRequest): NextResponse | null {
  const url = request.nextUrl.clone()
  const { pathname } = url
  if (pathname.startsWith(`${ANSWERS}/`)) {
    url.pathname = pathname.slice(ANSWERS.length)
    return NextResponse.redirect(url, 308)
  }
  if (!TOOLS.test(pathname)) return null
  const short = shortAddress(pathname)
  if (short !== null) {
    url.pathname = short
    return NextResponse.redirect(url, 308)
  }
  if (request.method !== 'GET' || !takesQuery(pathname, url.searchParams)) return null
  url.pathname = `${ANSWERS}${pathname}`
  return NextResponse.rewrite(url)
}

/** Whether the body of an action does not parse. Checks small bodies only, because it parses the whole body. */
async function isUnreadable(request: NextRequest, arrival: UnreadRequest): Promise<boolean> {
  const announced = announcedBytes(arrival.header)
  if (!isForAction(arrival) || announced === null || announced > VISITOR_BODY_MAX) return false
  return !(await isWellFormed(await request.clone().arrayBuffer(), arrival.header('content-type') ?? ''))
}

/** Refuses an invalid request before Next handles it. */
async function refuse(request: NextRequest): Promise<NextResponse | null> {
  const { SESSION_SECRET, SITE_URL } = serverEnv()
  const asked = new URL(request.url)
  const arrival: UnreadRequest = {
    method: request.method,
    target: asked.pathname + asked.search,
    header: (name) => request.headers.get(name),
  }
  const hasSession = async () =>
    (await readSession(SESSION_SECRET, request.cookies.get(SESSION_COOKIE)?.value)) !== null
  const refusal =
    (await refusalOf(arrival, { siteUrl: SITE_URL, hasSession })) ??
    ((await isUnreadable(request, arrival)) ? badRequest : null)
  if (!refusal) return null
  const { status, text, headers } = refusal
  return new NextResponse(text, {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers },
  })
}

/** Answers 404 for an image in the bin, even when a scaled copy is cached. */
async function scaledImage(request: NextRequest): Promise<NextResponse> {
  const name = mediaName(request.nextUrl.searchParams.get('url'))
  if (name === null || !(await isBinned(name))) return NextResponse.next()
  return new NextResponse('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}

/** In an outage the search page has status 503. */
function searchInOutage(request: NextRequest): NextResponse | null {
  if (request.nextUrl.pathname !== SEARCH || !isBackendDown()) return null
  return NextResponse.rewrite(request.nextUrl, {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '10' },
  })
}

/** Order: refusals, former addresses, canonical addresses, the panel, the tools, the search. */
export default async function middleware(request: NextRequest, event: NextFetchEvent): Promise<NextResponse> {
  if (request.nextUrl.pathname === IMAGE_OPTIMISER) return scaledImage(request)
  return (
    (await refuse(request)) ??
    (await toNewAddress(request, event)) ??
    (await toCanonicalAddress(request)) ??
    toPanel(request) ??
    (PANEL.test(request.nextUrl.pathname) ? await handleAdminRequest(request) : toolPage(request)) ??
    searchInOutage(request) ??
    continueRequest(request)
  )
}

export const config = {
  // The panel, addresses in another spelling (a capital, a trailing slash, page number 1), tools, scaled images, and
  // the search. Other public addresses skip the middleware.
  matcher: [
    '/admin/:path*',
    '/((?!_next/|media/|api/).*[A-Z].*)',
    '/(.+/)',
    '/:listing/page/1',
    '/authors/:slug/page/1',
    '/topics/:slug/page/1',
    '/tools/:path*',
    '/career-toolkit',
    '/tool-answer/:path*',
    '/_next/image',
    '/search',
    // Addresses of an imported site (lib/redirects/address.ts): unknown first segments, paths below a listing, and
    // queries by which other systems name a page.
    '/((?!(?:about|admin|api|art|authors|blog|career-toolkit|case-studies|contact|education|favicon.ico|feed.atom|feed.css|feed.json|feed.xml|feeds|guides|icons|indexnow|llms.txt|manifest.webmanifest|markdown|media|news|og|preview|privacy-policy|saved|search|services|sitemap.xml|sitemaps|sw.js|terms-and-conditions|tool-answer|tools|topics|_next)(?:/|$)).+)',
    '/blog/((?!page/|filter/)[^/]+/.+)',
    '/:listing(news|guides|education)/((?!page/).+)',
    { source: '/:path*', has: [{ type: 'query', key: 'p' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'page_id' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'attachment_id' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'article' }] },
    { source: '/:path*', has: [{ type: 'query', key: 'id' }] },
    // Requests that may be refused: escapes in the address, and bodies.
    '/(.*%.*)',
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'origin' }] },
    { source: '/((?!_next/|api/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!_next/|api/).*)', has: [{ type: 'header', key: 'content-length' }] },
  ],
  runtime: 'nodejs',
}
