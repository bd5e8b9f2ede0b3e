import { parseFeedFile } from '@/lib/seo/feeds/addresses'
import { respondWithFeed } from '../respond'

export async function GET(request: Request, { params }: RouteContext<'/feeds/[file]'>): Promise<Response> {
  const feed = parseFeedFile((await params).file)
  return feed ? respondWithFeed(request, feed.key, feed.format) : new Response('Not found', { status: 404 })
}
