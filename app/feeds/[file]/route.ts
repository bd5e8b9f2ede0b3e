import { parseFeedFile } from '@/lib/seo/feeds/addresses'
import { respondWithFeed } from '../respond'
import { notFoundResponse } from '@/lib/not-found'

export async function GET(request: Request, { params }: RouteContext<'/feeds/[file]'>): Promise<Response> {
  const feed = parseFeedFile((await params).file)
  return feed ? respondWithFeed(request, feed.key, feed.format) : notFoundResponse()
}
