import { binnedImages } from '@/lib/images/binned'
import { IMAGE_CACHE_SECONDS, mediaName, mediaPath } from '@/lib/images/image'
import { openImage } from '@/lib/images/public'

const missing = (text: string, status: number) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store' } })

/**
 * A stored image under the site's own address. Names are never used twice, but one that was put into the bin must be gone
 * from every cache within the hour; a missing image or an outage is not kept at all.
 */
export async function GET(_request: Request, { params }: RouteContext<'/media/[name]'>): Promise<Response> {
  const { name } = await params
  if (!mediaName(mediaPath(name)) || (await binnedImages().has(name))) return missing('Not found', 404)
  const image = await openImage(name).catch(() => 'unreachable' as const)
  if (image === 'unreachable') return missing('The picture cannot be reached', 502)
  if (image === null) return missing('Not found', 404)
  return new Response(image.body, {
    headers: {
      'content-type': image.type,
      'cache-control': `public, max-age=${IMAGE_CACHE_SECONDS}, must-revalidate`,
    },
  })
}
