import 'server-only'
import { IMAGE_BUCKET } from './limits'
import { mediaName, mediaPath } from './schema'
import { fetchWithTimeout } from '@/lib/supabase/fetch'
import { publicClient } from '@/lib/supabase/public'

const YEAR = 31_536_000

/**
 * A stored picture under the site's own address. Names are never used twice, so a copy may be kept for ever; a missing
 * picture or an outage is not kept at all.
 */
export async function fetchImage(name: string): Promise<Response> {
  const noStore = { 'cache-control': 'no-store' }
  if (!mediaName(mediaPath(name))) return new Response('Not found', { status: 404, headers: noStore })
  const { data } = publicClient().storage.from(IMAGE_BUCKET).getPublicUrl(name)
  const answer = await fetchWithTimeout(data.publicUrl, { cache: 'no-store' }).catch(() => null)
  if (!answer) return new Response('The picture cannot be reached', { status: 502, headers: noStore })
  if (!answer.ok) return new Response('Not found', { status: answer.status >= 500 ? 502 : 404, headers: noStore })
  return new Response(answer.body, {
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': `public, max-age=${YEAR}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
