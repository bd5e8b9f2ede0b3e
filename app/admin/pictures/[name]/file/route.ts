import { getAdminContext } from '@/lib/auth/session'
import { mediaName, mediaPath } from '@/lib/images/image'
import { openImage } from '@/lib/images/public'

/** A picture for the panel alone, where it lies in the bin and has no public address any more. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/admin/pictures/[name]/file'>,
): Promise<Response> {
  if (!(await getAdminContext())) return new Response('Sign in first', { status: 401 })
  const { name } = await params
  const image = mediaName(mediaPath(name)) ? await openImage(name) : null
  if (!image) return new Response('Not found', { status: 404 })
  return new Response(image.body, { headers: { 'content-type': image.type, 'cache-control': 'private, no-store' } })
}
