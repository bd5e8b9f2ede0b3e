import { isBinned } from '@/lib/images/bin'
import { IMAGE_CACHE_SECONDS, mediaName, mediaPath } from '@/lib/images/image'
import { openImage } from '@/lib/images/public'

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

const outage = () =>
  new Response('The picture cannot be loaded at the moment', {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '10' },
  })

/**
 * Serves a stored image from the site's own address. Names are never reused, but caches must drop a binned image within
 * the hour. Caches store no missing image and no outage.
 */
export async function GET(_request: Request, { params }: RouteContext<'/media/[name]'>): Promise<Response> {
  const { name } = await params
  if (!mediaName(mediaPath(name)) || (await isBinned(name))) return missing()
  const image = await openImage(name).catch(() => 'outage' as const)
  if (image === 'outage') return outage()
  if (image === null) return missing()
  return new Response(image.body, {
    headers: {
      'content-type': image.type,
      'cache-control': `public, max-age=${IMAGE_CACHE_SECONDS}, must-revalidate`,
    },
  })
}
