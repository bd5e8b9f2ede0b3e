import { artFile } from '@/lib/drawing/files'
import { notFoundResponse } from '@/lib/not-found'

/** A drawing of the art kit as a file. */
export async function GET(_request: Request, { params }: RouteContext<'/art/[...path]'>): Promise<Response> {
  const { path } = await params
  const svg = artFile(path)
  if (svg === null) return notFoundResponse()
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      // The same seed is drawn anew only when the kit changes: a day, and a week more while the next one is fetched.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  })
}
