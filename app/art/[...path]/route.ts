import { isCurrentArt } from '@/lib/drawing/addresses'
import { artFile } from '@/lib/drawing/files'
import { notFoundResponse } from '@/lib/not-found'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** For the address of an older release or of a style sheet: its drawing may change. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** A drawing of the art kit as a file. */
export async function GET(_request: Request, { params }: RouteContext<'/art/[...path]'>): Promise<Response> {
  const { path } = await params
  const svg = artFile(path)
  if (svg === null) return notFoundResponse()
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': isCurrentArt(path) ? FOR_EVER : FOR_A_DAY },
  })
}
