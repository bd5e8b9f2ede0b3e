import { cachedCard } from '@/lib/drawing/social-card/draw-card'
import { logError } from '@/lib/log'
import { absoluteUrl } from '@/lib/urls'
import { findSocialImage } from '@/lib/seo/find-social-image'
import { pageOfSocialImage, SOCIAL_TYPE, socialImagePath } from '@/lib/seo/social-image'

const unkept = (status: number, text: string) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store' } })

export async function GET(_request: Request, { params }: RouteContext<'/og/[...path]'>): Promise<Response> {
  const segments = (await params).path
  const page = pageOfSocialImage(segments)
  if (page === null) return unkept(404, 'Not found')
  try {
    const picture = await findSocialImage(page)
    if (!picture) return unkept(404, 'Not found')
    const present = socialImagePath(page, picture)
    // An address names one content: whoever holds an older one is sent to the present picture, and nothing is drawn.
    if (present !== `/og/${segments.join('/')}`) return Response.redirect(absoluteUrl(present), 302)
    const headers = { 'content-type': SOCIAL_TYPE, 'cache-control': 'public, max-age=31536000, immutable' }
    return new Response(await cachedCard(picture), { headers })
  } catch (error) {
    logError('social picture', error, { page })
    return unkept(503, 'The picture cannot be drawn at the moment')
  }
}
