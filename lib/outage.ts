import 'server-only'
import { logError } from '@/lib/log'

/**
 * Answers 503 when an answer fails, which no cache keeps: a crawler that gets an empty file drops the pages.
 * @param what the file in words, as "sitemap": for the log and for the reader
 */
export async function orOutage(
  what: string,
  answer: () => Promise<Response>,
  details: Record<string, string> = {},
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    logError(what, error, details)
    return new Response(`The ${what} cannot be read at the moment`, {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '60' },
    })
  }
}
