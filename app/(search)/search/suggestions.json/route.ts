import { listSuggestions } from '@/lib/content/search-by-name'
import { logError } from '@/lib/log'

/** Suggestions for the search box; 503 in an outage, when the box works without them. */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await listSuggestions(), {
      headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600', 'x-robots-tag': 'noindex' },
    })
  } catch (error) {
    logError('search suggestions', error)
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}
