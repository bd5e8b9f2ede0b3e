import 'server-only'
import type { Metadata } from 'next'
import { cacheLife } from 'next/cache'
import { notFound, permanentRedirect } from 'next/navigation'

/** How long a shared cache may keep a 404, since the page may exist a moment later. Seconds. */
export const NOT_FOUND_SECONDS = 60

/** The cache life of reads that found nothing. Next lets no static page read it with an `expire` below five minutes. */
export const notFoundLife = { stale: NOT_FOUND_SECONDS, revalidate: NOT_FOUND_SECONDS, expire: 300 }

/** Gives its caller's page the life of a 404. Without arguments, so that there is one entry for all addresses. */
async function applyNotFoundLife(): Promise<null> {
  'use cache'
  cacheLife(notFoundLife)
  return null
}

/** A plain 404 response for a route, with the same life. */
export async function notFoundResponse(): Promise<Response> {
  await applyNotFoundLife()
  return new Response('Not found', {
    status: 404,
    headers: { 'cache-control': `public, s-maxage=${NOT_FOUND_SECONDS}` },
  })
}

/** `notFound()` for static pages: caches keep the 404 for a minute, not for the life of the page. */
export async function answerNotFound(): Promise<never> {
  await applyNotFoundLife()
  notFound()
}

/** Metadata of a page that finds nothing. Empty with a new path, because the page itself redirects. */
export const headOfMoved = async (newPath: string | null): Promise<Metadata> => (newPath ? {} : answerNotFound())

/** For a page that finds nothing: redirects to its new path, or answers 404 without one. */
export async function answerMoved(newPath: string | null): Promise<never> {
  if (newPath) permanentRedirect(newPath)
  return answerNotFound()
}
