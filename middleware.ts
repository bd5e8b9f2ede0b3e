import { type NextRequest, NextResponse } from 'next/server'
import { isAuthCookie, SESSION_COOKIE } from '@/lib/auth/cookies'
import { readSession } from '@/lib/auth/signed-cookies'
import { isProduction, serverEnv } from '@/lib/env'
import { binnedImages } from '@/lib/images/binned'
import { mediaName } from '@/lib/images/image'
import { isPanelCall } from '@/lib/panel-calls'
import { redirectOf } from '@/lib/posts/redirects'
import {
  announcedBytes,
  type Arrival,
  badRequest,
  isRead,
  isWellFormed,
  refusalOf,
  VISITOR_BODY_MAX,
} from '@/lib/request-gate'
import { REQUEST_ID_HEADER, requestIdOf } from '@/lib/request-id'
import { note, requestNotes } from '@/lib/request-notes'
import { panelPolicy } from '@/lib/security-policy'
import { refreshTokens } from '@/lib/supabase/middleware'
import { isBackendDown } from '@/lib/supabase/public'
import { takesQuery } from '@/lib/tools/takes-query'

const LOGIN_PATH = '/admin/login'
const ANSWERS = '/tool-answer'
const TOOLS = /^\/(?:tools|career-toolkit)(?:\/|$)/
const PANEL = /^\/admin(?:\/|$)/
const SCALED = '/_next/image'
const SEARCH = '/search'

/** The headers of a request with its name: the one that the front has given it, or where there is none a new one. */
function named(request: NextRequest): Headers {
  const headers = new Headers(request.headers)
  headers.set(REQUEST_ID_HEADER, requestNotes().getStore()?.id ?? requestIdOf(null))
  return headers
}

/** What a visitor sends goes on with its name. Without a front that has given it one, the answer says it too. */
function goOn(request: NextRequest): NextResponse {
  if (isRead(request.method) || requestNotes().getStore()) return NextResponse.next()
  const headers = named(request)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(REQUEST_ID_HEADER, headers.get(REQUEST_ID_HEADER) ?? '')
  return response
}

function nextOrLogin(request: NextRequest, headers: Headers, signedIn: boolean): NextResponse {
  const { pathname } = request.nextUrl
  // An action answers in words that the session has ended; the form that sent it stays as it is.
  const isAction = request.headers.has('next-action') || isPanelCall(pathname)
  if (signedIn || isAction || pathname === LOGIN_PATH) return NextResponse.next({ request: { headers } })
  const url = request.nextUrl.clone()
  url.pathname = LOGIN_PATH
  return NextResponse.rewrite(url, { request: { headers } })
}

/** Sends another spelling of an address to the right one, for good; the query goes along. */
async function toRightSpelling(request: NextRequest): Promise<NextResponse | null> {
  // Next takes the slash off `nextUrl`; what was asked for stands in the request's own address.
  const asked = new URL(request.url)
  const target = await redirectOf(asked.pathname)
  if (target === null) return null
  asked.pathname = target
  return NextResponse.redirect(asked, 308)
}

/**
 * Shows the login to whoever asks for a page of the panel and has no session younger than 8 hours, renews tokens, sets the nonce policy.
 * It guards nothing by itself: pages, actions and the database's policies ask again.
 */
async function handleAdminRequest(request: NextRequest): Promise<NextResponse> {
  const session = await readSession(serverEnv().SESSION_SECRET, request.cookies.get(SESSION_COOKIE)?.value)
  const stale = session ? [] : request.cookies.getAll().filter(({ name }) => isAuthCookie(name))
  const secondsLeft = session ? session.endsAt - Math.floor(Date.now() / 1000) : 0
  const refreshed = session ? await refreshTokens(request, secondsLeft) : { cookies: [], headers: {} }

  const nonce = btoa(crypto.randomUUID())
  const policy = panelPolicy(nonce, !isProduction())
  const headers = named(request)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)

  const response = nextOrLogin(request, headers, session !== null)
  response.headers.set(REQUEST_ID_HEADER, headers.get(REQUEST_ID_HEADER) ?? '')
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  for (const [name, value] of Object.entries(refreshed.headers)) response.headers.set(name, value)
  for (const { name, value, options } of refreshed.cookies) response.cookies.set(name, value, options)
  for (const { name } of stale) response.cookies.delete(name)
  return response
}

/**
 * A plain GET form of a tool or of its directory is answered by a route that may read the query, which the static pages may
 * not; the address stays. That route has no address of its own: asked for by name, it leads to the page.
 */
function toolAnswer(request: NextRequest): NextResponse | null {
  const url = request.nextUrl.clone()
  const { pathname } = url
  if (pathname.startsWith(`${ANSWERS}/`)) {
    url.pathname = pathname.slice(ANSWERS.length)
    return NextResponse.redirect(url, 308)
  }
  if (!TOOLS.test(pathname) || request.method !== 'GET' || !takesQuery(pathname, url.searchParams)) return null
  url.pathname = `${ANSWERS}${pathname}`
  return NextResponse.rewrite(url)
}

/** Whether an action was sent what no action can be given: without a front, its small body is read here. */
async function isUnreadable(request: NextRequest, header: Arrival['header']): Promise<boolean> {
  if (requestNotes().getStore() || request.method !== 'POST' || header('next-action') === null) return false
  const announced = announcedBytes(header)
  if (announced === null || announced > VISITOR_BODY_MAX) return false
  return !(await isWellFormed(await request.clone().arrayBuffer(), header('content-type') ?? '', true))
}

/** What cannot be answered is refused before its body is read. The front of `npm start` has asked the same already. */
async function refuse(request: NextRequest): Promise<NextResponse | null> {
  const { SESSION_SECRET, SITE_URL } = serverEnv()
  const asked = new URL(request.url)
  const header: Arrival['header'] = (name) => request.headers.get(name)
  const refusal =
    (await refusalOf(
      { method: request.method, target: asked.pathname + asked.search, header },
      {
        siteUrl: SITE_URL,
        hasSession: async () =>
          (await readSession(SESSION_SECRET, request.cookies.get(SESSION_COOKIE)?.value)) !== null,
      },
    )) ?? ((await isUnreadable(request, header)) ? badRequest : null)
  if (!refusal) return null
  const { status, text, headers } = refusal
  return new NextResponse(text, {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store', ...headers },
  })
}

/** A picture that lies in the bin is not shown in any size either, whatever has been kept of it. */
async function scaledPicture(request: NextRequest): Promise<NextResponse> {
  const name = mediaName(request.nextUrl.searchParams.get('url'))
  if (name === null || !(await binnedImages().has(name))) return NextResponse.next()
  return new NextResponse('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}

/** Refusals first, then addresses in another spelling, then the panel's login. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.nextUrl.pathname === SCALED) return scaledPicture(request)
  const answer =
    (await refuse(request)) ??
    (await toRightSpelling(request)) ??
    (PANEL.test(request.nextUrl.pathname) ? await handleAdminRequest(request) : toolAnswer(request)) ??
    goOn(request)
  note({ handedOn: true, ...(request.nextUrl.pathname === SEARCH && isBackendDown() && { status: 503 }) })
  return answer
}

export const config = {
  // Besides the panel only these come here: addresses in another spelling (a capital, a slash at the end, a first page with
  // its number), the tools, some of which answer a plain form, pictures in a size, and the search, whose status tells of an
  // outage. All other public addresses are served without asking.
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
    // What may have to be refused: escapes, and requests that bring something.
    '/(.*%.*)',
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'origin' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
  ],
  runtime: 'nodejs',
}
