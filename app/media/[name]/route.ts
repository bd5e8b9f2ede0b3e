import { mediaName, mediaPath } from '@/lib/images/image'
import { openImage } from '@/lib/images/public'

const YEAR = 31_536_000

const missing = (text: string, status: number) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store' } })

/**
 * A stored image under the site's own address. Names are never used twice, so a copy may be kept for ever; a missing
 * image or an outage is not kept at all.
 */
export async function GET(_request: Request, { params }: RouteContext<'/media/[name]'>): Promise<Response> {
  const { name } = await params
  if (!mediaName(mediaPath(name))) return missing('Not found', 404)
  const image = await openImage(name).catch(() => 'unreachable' as const)
  if (image === 'unreachable') return missing('The picture cannot be reached', 502)
  if (image === null) return missing('Not found', 404)
  return new Response(image.body, {
    headers: {
      'content-type': image.type,
      'cache-control': `public, max-age=${YEAR}, immutable`,
    },
  })
}
