import { drawFavicon } from '@/components/social/brand-icons'

export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'image/x-icon', 'cache-control': 'public, max-age=86400' }
  return new Response(await drawFavicon(), { headers })
}
