import { notFoundResponse } from '@/lib/not-found'
import { isIndexNowKey } from '@/lib/notifications/channels'

/** Reached as `/{key}.txt`: proves to search engines that the sender of notices owns this site. */
export async function GET(_request: Request, { params }: RouteContext<'/indexnow/[key]'>): Promise<Response> {
  const { key } = await params
  return isIndexNowKey(key) ? new Response(key) : notFoundResponse()
}
