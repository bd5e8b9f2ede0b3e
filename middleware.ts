import { type NextRequest, NextResponse } from 'next/server'
import { isAuthCookie, SESSION_COOKIE } from '@/lib/auth/cookies'
import { readSession } from '@/lib/auth/session-token'
import { isProduction, serverEnv } from '@/lib/env'
import { panelPolicy } from '@/lib/security-policy'
import { refreshTokens } from '@/lib/supabase/middleware'

const LOGIN_PATH = '/admin/login'

function nextOrGate(request: NextRequest, headers: Headers, signedIn: boolean): NextResponse {
  // An action answers in words that the session has ended; the form that sent it stays as it is.
  const isAction = request.headers.has('next-action')
  if (signedIn || isAction || request.nextUrl.pathname === LOGIN_PATH) return NextResponse.next({ request: { headers } })
  const url = request.nextUrl.clone()
  url.pathname = LOGIN_PATH
  return NextResponse.rewrite(url, { request: { headers } })
}

/**
 * The panel's door: shows the gate to whoever has no session younger than 8 hours, renews tokens, sets the nonce policy.
 * It guards nothing by itself: pages, actions and the database's policies ask again.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const session = await readSession(serverEnv().SESSION_SECRET, request.cookies.get(SESSION_COOKIE)?.value)
  const stale = session ? [] : request.cookies.getAll().filter(({ name }) => isAuthCookie(name))
  const refreshed = session ? await refreshTokens(request) : { cookies: [], headers: {} }

  const nonce = btoa(crypto.randomUUID())
  const policy = panelPolicy(nonce, !isProduction())
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)

  const response = nextOrGate(request, headers, session !== null)
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  for (const [name, value] of Object.entries(refreshed.headers)) response.headers.set(name, value)
  for (const { name, value, options } of refreshed.cookies) response.cookies.set(name, value, options)
  for (const { name } of stale) response.cookies.delete(name)
  return response
}

export const config = { matcher: ['/admin/:path*'], runtime: 'nodejs' }
