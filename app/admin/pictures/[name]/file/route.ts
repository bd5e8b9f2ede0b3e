import { getAdminContext } from '@/lib/auth/session'
import { mediaName, mediaPath } from '@/lib/images/image'
import { openImage } from '@/lib/images/public'
import { orOutage } from '@/lib/outage'

async function answer(name: string): Promise<Response> {
  if (!(await getAdminContext())) return new Response('Sign in first', { status: 401 })
  const image = mediaName(mediaPath(name)) ? await openImage(name) : null
  if (!image) return new Response('Not found', { status: 404 })
  return new Response(image.body, { headers: { 'content-type': image.type, 'cache-control': 'private, no-store' } })
}

/** Serves an image to the panel, even from the bin, where it has no public address. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/admin/pictures/[name]/file'>,
): Promise<Response> {
  const { name } = await params
  return orOutage('picture', () => answer(name))
}
