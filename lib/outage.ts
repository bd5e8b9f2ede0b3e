import 'server-only'
import { logError } from '@/lib/log'

/**
 * Answers an uncached 503 when `answer` fails: a crawler that gets an empty file drops the pages.
 * @param what names the file in the log and to the reader, such as "sitemap"
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
