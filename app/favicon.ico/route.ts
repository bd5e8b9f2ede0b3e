import { drawFavicon } from '@/lib/drawing/icons'

export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'image/x-icon', 'cache-control': 'public, max-age=86400' }
  return new Response(await drawFavicon(), { headers })
}
