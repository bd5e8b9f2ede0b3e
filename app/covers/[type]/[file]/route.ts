import { coverSvg } from '@/components/art/cover/compose'
import { parseCoverPath } from '@/lib/posts/cover-path'

/** A drawn cover as a file: in the page it would be sent three times over, as markup, as data, and with every visit. */
export async function GET(_request: Request, { params }: RouteContext<'/covers/[type]/[file]'>): Promise<Response> {
  const { type, file } = await params
  const cover = parseCoverPath(type, file)
  if (!cover) return new Response('Not found', { status: 404 })
  return new Response(coverSvg(cover.slug, cover.type, { width: 800, height: 600 }), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400, s-maxage=604800, stale-while-revalidate=2592000',
    },
  })
}
