import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server'
import { countedAddress } from './address'
import { countAddress } from './count'
import { findRedirect } from './find'
import { redirectOf } from '@/lib/posts/redirects'
import { isRead } from '@/lib/request-gate'
import { isBackendDown } from '@/lib/supabase/public'

/** Redirects another spelling of an address permanently to the canonical one, with its query. */
export async function toCanonicalAddress(request: NextRequest): Promise<NextResponse | null> {
  // Next removes the slash from `nextUrl`; `request.url` has it.
  const asked = new URL(request.url)
  const target = await redirectOf(asked.pathname)
  if (target === null) return null
  asked.pathname = target
  return NextResponse.redirect(asked, 308)
}

/** Browsers ask again after an hour: an editor may change where a redirect leads. */
const REDIRECT_CACHE = 'public, max-age=3600, s-maxage=60'

/** Parts of the site that no former address has, whatever its query. */
const NEVER_FORMER = /^\/(?:admin|tools|career-toolkit)(?:\/|$)/

/** Redirects a former address to where it leads now, in one step, and counts those that lead nowhere. */
export async function toNewAddress(request: NextRequest, event: NextFetchEvent): Promise<NextResponse | null> {
  if (!isRead(request.method) || isBackendDown()) return null
  const { pathname, search } = new URL(request.url)
  const counted = countedAddress(pathname, search)
  const redirect = NEVER_FORMER.test(pathname) ? null : await findRedirect(pathname, search)
  if (redirect) {
    event.waitUntil(countAddress('hits', redirect.source))
    const response = NextResponse.redirect(new URL(redirect.target, request.url), 308)
    response.headers.set('cache-control', REDIRECT_CACHE)
    return response
  }
  // Another spelling is redirected first and asked for again.
  if (counted === pathname || counted === pathname + search) event.waitUntil(countAddress('missing', counted))
  return null
}
