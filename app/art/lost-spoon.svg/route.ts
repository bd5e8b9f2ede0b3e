import { lostSpoonSvg } from '@/components/art/spot-files'

export const GET = () =>
  new Response(lostSpoonSvg(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
