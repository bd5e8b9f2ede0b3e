import { respondWithSitemap } from '../respond'

export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  return respondWithSitemap((await params).file)
}
