import { drawIcon } from '@/lib/drawing/icons'
import { notFoundResponse } from '@/lib/not-found'
import { ICONS } from '@/lib/seo/icons'

export const generateStaticParams = () => [{ file: 'icon.svg' }, ...ICONS.map(({ file }) => ({ file }))]

export async function GET(_request: Request, { params }: RouteContext<'/icons/[file]'>): Promise<Response> {
  const icon = await drawIcon((await params).file)
  if (!icon) return notFoundResponse()
  return new Response(icon.body, { headers: { 'content-type': icon.type, 'cache-control': 'public, max-age=86400' } })
}
