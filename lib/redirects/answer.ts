import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server'
import { countedAddress } from './address'
import { countAddress } from './count'
import { findRedirect } from './find'
import { redirectOf } from '@/lib/posts/redirects'
import { isRead } from '@/lib/request-gate'
import { isBackendDown } from '@/lib/supabase/public'

/** Permanently redirects another spelling of an address to the canonical one, with its query. */
export async function toCanonicalAddress(request: NextRequest): Promise<NextResponse | null> {
  // Next removes the slash from `nextUrl`; `request.url` has it.
  const asked = new URL(request.url)
  const target = await redirectOf(asked.pathname)
  if (target === null) return null
  asked.pathname = target
  return NextResponse.redirect(asked, 308)
}

/** Browsers cache a redirect for only an hour, because an editor may change its target. */
const REDIRECT_CACHE = 'public, max-age=3600, s-maxage=60'

/** Parts of the site that are never former addresses, whatever their query. */
const NEVER_FORMER = /^\/(?:admin|tools|career-toolkit)(?:\/|$)/

/** Redirects a former address to its target in one step, and counts addresses without a redirect. */
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
  // Another spelling is redirected first, and is counted when the canonical address is requested.
  if (counted === pathname || counted === pathname + search) event.waitUntil(countAddress('missing', counted))
  return null
}
