import { listSuggestions } from '@/lib/content/search-by-name'
import { logError } from '@/lib/log'

/** What is suggested while somebody types a search; 503 in an outage, when a search box is a plain one. */
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
