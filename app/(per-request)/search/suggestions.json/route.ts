import { connection } from 'next/server'
import { listSuggestions } from '@/lib/content/search-by-name'
import { orOutage } from '@/lib/outage'

/** Suggestions for the search box; 503 in an outage, when the box works without them. */
export async function GET(): Promise<Response> {
  await connection()
  return orOutage('list of suggestions', async () =>
    Response.json(await listSuggestions(), {
      headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600', 'x-robots-tag': 'noindex' },
    }),
  )
}
