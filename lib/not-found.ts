import 'server-only'
import { cacheLife } from 'next/cache'
import { notFound } from 'next/navigation'

/** How long a shared cache may say that something is not there. It may be there a moment later. Seconds. */
export const NOT_FOUND_SECONDS = 60

/** A life for reads that found nothing. Shorter than five minutes to the end, Next would not let a static page read it. */
export const notFoundLife = { stale: NOT_FOUND_SECONDS, revalidate: NOT_FOUND_SECONDS, expire: 300 }

/** Gives the page that reads it the life of an answer that found nothing. One entry, whatever was asked for. */
async function nothing(): Promise<null> {
  'use cache'
  cacheLife(notFoundLife)
  return null
}

/** The same for a route, in a word. */
export async function notFoundResponse(): Promise<Response> {
  await nothing()
  return new Response('Not found', {
    status: 404,
    headers: { 'cache-control': `public, s-maxage=${NOT_FOUND_SECONDS}` },
  })
}

/** `notFound()` for static pages: the answer is kept for a minute, not for as long as the page would be. */
export async function answerNotFound(): Promise<never> {
  await nothing()
  notFound()
}
