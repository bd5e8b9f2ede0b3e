import { connection } from 'next/server'
import { orOutage } from '@/lib/outage'
import { llmsText } from '@/lib/seo/markdown-versions'

export async function GET(): Promise<Response> {
  // Not a static route: a host's cache may read the clock, which Next refuses while it makes one again.
  await connection()
  return orOutage('text for machines', async () => {
    const headers = {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    }
    return new Response(await llmsText(), { headers })
  })
}
